// Asks the library for JavaScript: a list of [method, parameters] in, their answers out.

export async function askAll(engine, questions) {
  return questions.map(([method, parameters]) => {
    try {
      if (engine instanceof Error) throw engine; // it could not be loaded
      return { answer: engine[method](...parameters) };
    } catch (error) {
      return { error: error.name, message: error.message, reason: error.reason ?? null };
    }
  });
}

if (globalThis.process?.argv[2]) {
  const { createInterface } = await import("node:readline");
  const { readFileSync } = await import("node:fs");
  const { loadEngine } = await import(process.argv[2]);
  const box = process.argv[3];
  const solved = JSON.parse(
    readFileSync(new URL("../../src/blockness/players/solved.json", import.meta.url), "utf-8"),
  );
  const making = box ? { box: readFileSync(box, "utf-8") } : { solved };
  const engine = await loadEngine(making).catch((error) => error);
  for await (const line of createInterface({ input: process.stdin }))
    console.log(JSON.stringify(await askAll(engine, JSON.parse(line))));
}
