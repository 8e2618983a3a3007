// What benchmarks/engine.py measures, in Node or in a page: how much was done, and in how many seconds.

const TASKS = {
  games: (engine, { seats, amount }) => {
    engine.randomGames({ seats, variant: "classic", games: amount, seed: 1 });
    return amount;
  },
  tree: (engine, { line, amount }) => engine.analyse(line, { simulations: amount }).simulations,
  exact: (engine, { line }) => engine.solve(line).nodes,
};

/** Do a task over and over for some seconds, of processor time if the clock knows it. */
export function measure(engine, task, seconds, clock) {
  TASKS[task.kind](engine, task); // from here on, the browser has optimised the code
  const began = clock();
  let done = 0;
  while (clock() - began < seconds) done += TASKS[task.kind](engine, task);
  return { done, seconds: clock() - began };
}

if (globalThis.process?.argv[2]) {
  const began = performance.now();
  const { loadEngine } = await import(process.argv[2]);
  const engine = await loadEngine();
  const ready = performance.now() - began;
  const clock = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const { tasks, seconds } = JSON.parse(process.argv[3]);
  const found = tasks.map((task) => measure(engine, task, seconds, clock));
  console.log(JSON.stringify({ found, ready }));
}
