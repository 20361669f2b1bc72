// Runs Spotter, and beside it the sandbox where no outside service is configured. With --dev: the web app and
// the server without a build.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { dataFolder, requireDataFolder } from './setup/data-folder.mjs';
import { ensureBuilds } from './setup/builds.mjs';
import { ensureDependencies, SetupError } from './setup/dependencies.mjs';
import { createEmbeddedDatabase, isDatabaseThere } from './setup/embedded-database.mjs';
import { findLocalModel, lineToUse } from './setup/local-models.mjs';
import { findCommand, root } from './setup/packages.mjs';
import { makePublicDemoSecrets, prepareDailyReset, resetNow } from './setup/public-demo.mjs';
import { createProgramGroup, createRestartWaits, requireFreePort, waitForAnswer } from './setup/programs.mjs';
import { builtServer, compileCache, serverSources } from './setup/server-options.mjs';

const dev = process.argv.includes('--dev');
const devAddress = 'http://localhost:5173';
/** Where one of these is set, an outside service is configured. */
const outsideServices = [
  'INSTAGRAM_APP_ID',
  'FACEBOOK_APP_ID',
  'LLM_BASE_URL',
  'GOOGLE_CLIENT_ID',
  'CALENDLY_CLIENT_ID',
  'STRIPE_SECRET_KEY',
];

try {
  await run();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  if (error.message !== '') console.error(error.message.trim());
  process.exit(1);
}

async function run() {
  const withSandbox = isSandboxOn(process.env);
  const host = process.env.HOST || '127.0.0.1';
  const port = readPort('PORT', 3000);
  const sandboxPort = readPort('SANDBOX_PORT', 3001);

  const runtime = await ensureDependencies();
  if (withSandbox || !process.env.DATABASE_URL) requireDataFolder();
  await requireFreePort('PORT', port, host);
  if (withSandbox) await requireFreePort('SANDBOX_PORT', sandboxPort, host);

  let programs = createProgramGroup();
  const stop = () => void programs.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  stopWithoutParent(stop);
  /** Waits for the work, unless a program ends before that. */
  const unlessEnded = async (work) => {
    const remark = await Promise.race([programs.ended, Promise.all(work).then(() => null)]);
    if (remark !== null) throw new SetupError(remark);
  };
  // An operator who wants to see more sets LOG_LEVEL. The sandbox is named in both cases, so that all programs
  // agree whether it is on.
  const isPublicDemo = process.env.SANDBOX === 'public-demo';
  const made = isPublicDemo ? { DATA_DIR: dataFolder, ...makePublicDemoSecrets() } : {};
  const env = {
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    ...made,
    SANDBOX: process.env.SANDBOX || (withSandbox ? 'on' : 'off'),
  };
  /** Returns when a public demo has to start again; throws when a program has ended. */
  const runOnce = async () => {
    const resetDue = isPublicDemo ? prepareDailyReset() : null;
    // The server connects the demo coach's account at its first start, so the sandbox has to run before it.
    const isFirstStart = !isDatabaseThere();
    await unlessEnded([dev ? null : ensureBuilds(runtime), createEmbeddedDatabase(runtime)]);
    if (withSandbox) startSandbox(programs, runtime, env);
    const sandboxAnswers = withSandbox ? waitForAnswer('The sandbox', `${origin(host, sandboxPort)}/api/health`) : null;
    const demo = withSandbox ? readDemoAccount(runtime) : null;
    const localModel = withSandbox && !env.LLM_BASE_URL && !isPublicDemo ? findLocalModel() : null;
    await unlessEnded([isFirstStart ? sandboxAnswers : null]);
    startServer(programs, runtime, env);
    await unlessEnded([waitForAnswer('The server', `${origin(host, port)}/api/health`), sandboxAnswers]);
    const addresses = { Spotter: dev ? devAddress : process.env.PUBLIC_URL || origin(host, port) };
    if (withSandbox) addresses['Phone of a lead'] = origin(host, sandboxPort);
    const account = await demo;
    printAddresses(
      addresses,
      account === null ? null : { ...account, password: made.DEMO_PASSWORD ?? account.password },
      await localModel,
    );
    const remark = await Promise.race(resetDue === null ? [programs.ended] : [programs.ended, resetDue]);
    if (remark !== resetNow) throw new SetupError(remark);
  };
  try {
    for (;;) {
      await runOnce();
      await programs.stop();
      console.log('\nThe public demo begins anew.');
      programs = createProgramGroup();
    }
  } finally {
    await programs.stop();
  }
}

function startSandbox(programs, runtime, env) {
  // This program prints its addresses, so its output is not needed.
  const stdio = ['ignore', 'ignore', 'inherit'];
  const program = dev ? 'apps/sandbox/src/main.ts' : 'apps/sandbox/build/programs/main.js';
  programs.start('The sandbox', runtime, [program], { cwd: root, env, stdio });
}

function startServer(programs, runtime, env) {
  const options = { cwd: root, env };
  // The server's watchdog ends it where it stands still, and counts on a new start.
  if (!dev) return programs.start('The server', runtime, builtServer, options, createRestartWaits());
  programs.start('The server', runtime, ['--watch', ...serverSources], options);
  const vite = [findCommand('@react-router/dev', 'react-router'), 'dev', '--port', '5173', '--strictPort'];
  programs.start('The web app', runtime, vite, { cwd: path.join(root, 'apps/web'), env });
}

/** Returns the address at which this machine reaches a program that listens on `host`. */
function origin(host, port) {
  return `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;
}

/** Stops when the parent ends: a signal to npm ends npm and its shell, and may never reach this program. */
function stopWithoutParent(stop) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

/** Returns a port, or null for an invalid one: the program that listens there reports it in its own words. */
function readPort(variable, fallback) {
  const port = Number(process.env[variable] || fallback);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}

function isSandboxOn(environment) {
  if (environment.SANDBOX) return environment.SANDBOX !== 'off';
  return outsideServices.every((name) => !environment[name]);
}

/** Asks the runtime, because the Node that runs this file may not read TypeScript. */
async function readDemoAccount(runtime) {
  const program = "import { demoStory } from '@spotter/demo'; console.log(JSON.stringify(demoStory.coach));";
  const { stdout } = await promisify(execFile)(runtime, ['--input-type=module', '-e', program], { cwd: root });
  return JSON.parse(stdout);
}

function printAddresses(addresses, demo, localModel) {
  const rows = Object.entries(addresses);
  if (demo !== null) rows.push(['Sign in as', `${demo.email}  ${demo.password}`]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}   ${value}`);
  const better =
    localModel === null ? '' : `\n\n  ${localModel.name} runs here. To let it answer:\n  ${lineToUse(localModel)}`;
  console.log(`\n${lines.join('\n')}${better}\n\n  Ctrl-C stops.\n`);
}
