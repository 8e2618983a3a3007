// Says how much memory the engine has taken, in bytes, once it has been asked everything.

const instances = [];
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const instance = await instantiate(...given);
  instances.push(instance);
  return instance;
};
const { loadEngine } = await import(process.argv[2]);
const [two, four, puzzle] = process.argv.slice(3);
const engine = await loadEngine();
engine.perft(two, 2);
for (const line of [two, four]) {
  engine.choose(line, { level: "nessie", seconds: 0.2 });
  engine.choose(line, { level: "minnow" });
  engine.analyse(line, { seconds: 0.2 });
  engine.solve(line, { seconds: 0.2 });
}
engine.provePuzzle(puzzle);
console.log(instances[0].exports.memory.buffer.byteLength);
