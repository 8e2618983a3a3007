"""Compiles the doors to one WebAssembly module, from the same text that Python runs.

Numba gives LLVM's code for this machine. Retargeted, optimised and linked, the same code makes a module for pages.
It runs in a process of its own, because code that has been optimised for one processor cannot be retargeted:
`python -m blockness.engine FILE`.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

if TYPE_CHECKING:
    from blockness.engine.doors import Door

TRIPLE = "wasm32-unknown-unknown"
# All browsers of recent years support these; none needs threads or a newer machine.
FEATURES = ("bulk-memory", "sign-ext", "nontrapping-fptoint", "mutable-globals", "multivalue")
STACK = 64 << 10  # bytes; kernels call downwards only and keep their arrays in memory they are given

# Every door gets a wrapper with its plain name: it returns the value, or traps if a kernel ever raises.
SHELL = """
define i32 @{name}({declared}) {{
{widened}
  %result = alloca i32
  %error = alloca ptr
  %status = call i32 @"{symbol}"(ptr %result, ptr %error, {given})
  %is_fine = icmp eq i32 %status, 0
  br i1 %is_fine, label %fine, label %raised
raised:
  call void @llvm.trap()
  unreachable
fine:
  %value = load i32, ptr %result
  ret i32 %value
}}
"""


def build(target: Path) -> None:
    """Write the module."""
    import llvmlite.binding as llvm

    from blockness.engine.doors import DOORS

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, features=",".join(f"+{feature}" for feature in FEATURES)
    )
    whole = llvm.parse_assembly(f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n')
    for name, door in DOORS.items():
        whole.link_in(llvm.parse_assembly(retargeted(code_of(name, door), str(machine.target_data))))
    whole.verify()
    keep_only(whole, set(DOORS))
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(whole, passes)
    link(machine.emit_object(whole), tuple(DOORS), target)


def code_of(name: str, door: Door) -> str:
    """Return the code of a door and of everything it calls, with a wrapper around it."""
    compiler: Any = numba
    addresses = [compiler.types.CPointer(compiler.from_dtype(np.dtype(kind))) for kind in door.kinds]
    integers = range(len(addresses), len(door.parameters))
    signature = compiler.types.int32(*addresses, *(compiler.types.int64 for _ in integers))
    compiled = compiler.njit(nogil=True, error_model="numpy", no_cpython_wrapper=True)(door.function)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what Numba calls an address without a shape
        compiled.compile(signature)
    (found,) = compiled.overloads.values()
    pointers = [f"ptr %a{i}" for i in range(len(addresses))]
    shell = SHELL.format(
        name=name,
        symbol=found.fndesc.llvm_func_name,
        declared=", ".join([*pointers, *(f"i32 %a{i}" for i in integers)]),
        widened="\n".join(f"  %b{i} = sext i32 %a{i} to i64" for i in integers),
        given=", ".join([*pointers, *(f"i64 %b{i}" for i in integers)]),
    )
    text = str(found.library._final_module)
    trap = "" if "@llvm.trap()" in text else "declare void @llvm.trap()\n"
    return text + trap + shell


def retargeted(text: str, layout: str) -> str:
    """Return code for this machine as code for a page."""
    text = re.sub(r"^target datalayout = .*$", f'target datalayout = "{layout}"', text, flags=re.MULTILINE)
    text = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', text, flags=re.MULTILINE)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    # Kernels allocate nothing, so there are no references to count.
    counting = r"(?ms)^define [^\n]*@NRT_(incref|decref)\(.*?^\}"
    text = re.sub(counting, r"define linkonce_odr void @NRT_\1(ptr %0) alwaysinline { ret void }", text)
    # A pointer has four bytes there, so Numba's alignments are wrong, and LLVM works out its own. Records say 1
    # and keep it.
    said = r"^(\s*(?:%\S+ = load|store|%\S+ = alloca) .*), align (?:2|4|8|16)(?=,|$)"
    return re.sub(said, r"\1", text, flags=re.MULTILINE)


def keep_only(module: Any, names: set[str]) -> None:
    """Remove whatever no door needs: the wrappers for Python, and what only they need."""
    for function in module.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    for value in module.global_variables:
        if not value.is_declaration:
            value.linkage = "internal"


def link(code: bytes, names: tuple[str, ...], target: Path) -> None:
    """Turn an object file into a module that exports its doors and imports nothing."""
    exports = [f"--export={name}" for name in (*names, "__heap_base")]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "engine.o")
        source.write_bytes(code)
        linker = [sys.executable, "-m", "ziglang", "wasm-ld"]
        settings = ["--no-entry", "--strip-debug", "-O3", "-z", f"stack-size={STACK}", "--stack-first"]
        subprocess.run([*linker, *settings, *exports, str(source), "-o", str(target)], check=True)  # noqa: S603
