import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const setup = new URL('../../../scripts/setup/', import.meta.url).href;
const { builtServer, compileCache, serverSources } = (await import(`${setup}server-options.mjs`)) as {
  builtServer: string[];
  compileCache: string;
  serverSources: string[];
};
const { ensureBuilds } = (await import(`${setup}builds.mjs`)) as { ensureBuilds(runtime: string): Promise<void> };
const root = fileURLToPath(new URL('../../..', import.meta.url));

const startPatienceMs = 120_000;
const askEveryMs = 50;

/** The Instagram app of the server and the simulators. */
export const instagramApp = {
  appId: 'bench-instagram-app',
  appSecret: 'fedcba9876543210fedcba9876543210',
  verifyToken: 'bench-verify-token',
};

export type SpotterServer = {
  origin: string;
  pid: number;
  /** How long it took to the first answer. */
  readyMs: number;
  /** Returns the seconds of processor time that it has used. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
};

/**
 * Starts the server as it is built, as an operator would, and waits until it answers. BENCH_SERVER_OPTIONS are
 * options of Node for it, such as `--cpu-prof`. `ownOptions` may put modules in the place of others, which takes
 * the sources.
 */
export async function startSpotter(
  environment: Record<string, string>,
  ownOptions: string[] = [],
  from: 'build' | 'sources' = 'build',
): Promise<SpotterServer> {
  if (from === 'build') await ensureBuilds(process.execPath);
  const port = Number(environment['PORT'] ?? (await findFreePort()));
  const nodeOptions = (process.env['BENCH_SERVER_OPTIONS'] ?? '').split(' ').filter((option) => option !== '');
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [...ownOptions, ...nodeOptions, ...(from === 'build' ? builtServer : serverSources)],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: compileCache,
        PORT: String(port),
        SANDBOX: 'off',
        LOG_LEVEL: 'silent',
        // One address does here what many visitors do.
        RATE_LIMIT_VISITS: '1000000',
        APP_SECRET: 'a secret for benchmarks only',
        INSTAGRAM_APP_ID: instagramApp.appId,
        INSTAGRAM_APP_SECRET: instagramApp.appSecret,
        META_VERIFY_TOKEN: instagramApp.verifyToken,
        LLM_BASE_URL: 'http://127.0.0.1:9/v1',
        LLM_API_KEY: 'bench',
        LLM_MODEL: 'bench-model',
        ...environment,
      },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + startPatienceMs;
  while (!(await isHealthy(origin))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('The server does not start');
    await wait(askEveryMs);
  }
  const readyMs = performance.now() - startedAt;
  const cpuSeconds = async () => {
    const metrics = await (await fetch(`${origin}/api/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
  };
  return {
    origin,
    pid: child.pid!,
    readyMs,
    cpuSeconds,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function isHealthy(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/health`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

/** Returns a free port. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
