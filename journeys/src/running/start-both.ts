import { builtSandbox, builtServer, startProgram, waitUntilHealthy, type Program } from './program.ts';

/** Starts the sandbox and then Spotter, which connects the demo coach to it at its first start, on chosen ports. */
export async function startBoth(
  given: Record<string, string> & { PORT: string; SANDBOX_PORT: string },
  serverEnvironment: Record<string, string> = {},
) {
  const addresses = { spotter: `http://127.0.0.1:${given.PORT}`, phone: `http://127.0.0.1:${given.SANDBOX_PORT}` };
  const environment = { ...given, SANDBOX: 'on', PUBLIC_URL: addresses.spotter, LOG_LEVEL: 'warn' };
  const programs: Program[] = [];
  const start = async (file: string, variables: Record<string, string>, origin: string) => {
    const program = startProgram(file, variables);
    programs.push(program);
    await waitUntilHealthy(program, origin);
    return program;
  };
  try {
    const sandbox = await start(builtSandbox, environment, addresses.phone);
    const server = await start(builtServer, { ...environment, ...serverEnvironment }, addresses.spotter);
    return { addresses, sandbox, server };
  } catch (error) {
    await Promise.all(programs.map((program) => program.end('SIGKILL')));
    throw error;
  }
}
