// How much processor time the tests of each project may take, and which files take most.

/**
 * Processor seconds by project, on a machine that takes `referenceMs` for the reference work: about twice what
 * they took when the budget was set. A project that grows past its budget makes slow tests fast, or moves long
 * searches to `npm run test:nightly`.
 */
const budgets = {
  server: 830,
  web: 400,
  journeys: 340,
  'more journeys': 1_100,
  'more server': 220,
  domain: 95,
  'more domain': 35,
  language: 40,
  sandbox: 40,
  providers: 40,
  scripts: 30,
  simulators: 30,
};
const referenceMs = 40;
const slowestFiles = 15;

/** Returns the lines to print after a whole run, and the projects over their budget. */
export function judgeCosts(files) {
  const byProject = Map.groupBy(files, ({ project }) => project);
  // Measured beside the tests: programs that run at once slow each other, which their processor time shows.
  const measured = files.flatMap(({ referenceMs: ms }) => ms ?? []).toSorted((one, other) => one - other);
  const slowness = Math.max(1, (measured[Math.floor(measured.length / 2)] ?? referenceMs) / referenceMs);
  const projects = [...byProject].map(([project, own]) => {
    const seconds = own.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
    return { project, seconds, budget: (budgets[project] ?? Infinity) * slowness };
  });
  const slowest = files.toSorted((one, other) => other.processorSeconds - one.processorSeconds).slice(0, slowestFiles);
  return {
    lines: [
      `The ${slowest.length} files that took most processor time:`,
      ...slowest.map(({ file, processorSeconds }) => `${processorSeconds.toFixed(1).padStart(7)} s  ${file}`),
      'Processor time by project, and its budget on this machine:',
      ...projects.map(
        ({ project, seconds, budget }) => `${seconds.toFixed(0).padStart(7)} s  of ${budget.toFixed(0)} s  ${project}`,
      ),
    ],
    failures: projects
      .filter(({ seconds, budget }) => seconds > budget)
      .map(({ project, seconds, budget }) => `${project}: ${seconds.toFixed(0)} processor s of ${budget.toFixed(0)}`),
  };
}
