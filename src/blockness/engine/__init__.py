"""The kernels for pages: doors into them, compiled to one WebAssembly module, and a description of its memory."""
