import { readSandboxConfig } from './sandbox-config.ts';
import { startSandbox } from './start-sandbox.ts';
import { StartupProblem } from './startup-problem.ts';

const read = readSandboxConfig(process.env);
if ('problem' in read) fail(read.problem);

try {
  const sandbox = await startSandbox(read.config);
  const { phone, ...simulators } = sandbox.addresses;
  let stopping = false;
  const stop = (): void => {
    // Ctrl-C reaches the whole group, and the launcher sends a second signal.
    if (stopping) return;
    stopping = true;
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) =>
        fail(`The sandbox could not stop cleanly: ${error instanceof Error ? error.message : String(error)}`),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const places = Object.entries(simulators).map(([name, address]) => `${name} ${address}`);
  console.log(`The sandbox is ready: ${phone} (${places.join(', ')})`);
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  fail(error.message);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
