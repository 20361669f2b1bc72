import { createHash } from 'node:crypto';
import { authRoutes, createApiClient, routesByTag, type Route } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookInChat } from '../book-in-chat.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../spotter-under-test.ts';
import { contentInWords, fillAccount } from './largest-account.ts';
import { startModelThread } from './model-thread.ts';
import { makeLargestFiles, type FormFile } from './largest-files.ts';
import { callsOf, readAccount, takesInput, type RouteCall } from './route-calls.ts';

/** What a call may cost, on a machine that does the ordinary work in as long as it says. */
const maxMs = 200;
const ordinaryMs = 50;
/** The lowest cost counts: the first calls run code that is not compiled yet, and more so on a busy machine. */
const maxTries = 15;
/** They end the session or the account that the others are called with. */
const last = ['auth.signOut', 'auth.endOtherSessions', 'users.remove'];

const routes = Object.entries(routesByTag)
  .flatMap(([tag, group]) => Object.entries<Route>(group).map(([name, route]) => ({ name: `${tag}.${name}`, route })))
  .toSorted((one, other) => last.indexOf(one.name) - last.indexOf(other.name));

let spotter: SpotterUnderTest;
let coach: Coach;
let model: Awaited<ReturnType<typeof startModelThread>>;
let calls: Record<string, () => RouteCall>;

beforeAll(async () => {
  model = await startModelThread();
  spotter = await startSpotter({
    environment: { LANDING_TRAINER_EMAIL: 'coach1@example.test', LLM_BASE_URL: model.baseUrl },
  });
  coach = await spotter.addCoach();
  spotter.writes('SHRED');
  await spotter.until('an answer', () => spotter.answers().length === 1);
  await spotter.settled();
  const { _id: chatId } = await spotter.chat(coach);
  await bookInChat(spotter, chatId);
  const { database } = spotter.connection;
  await fillAccount(database, spotter.services.files, coach, chatId);
  await spotter.settled();
  const spare = await createApiClient({ baseUrl: spotter.origin, token: () => null }).call(authRoutes.signIn, {
    body: { email: 'coach1@example.test', password: 'a long password' },
  });
  const stranger = await spotter.signUp();
  calls = callsOf(coach, chatId, await readAccount(database, coach, chatId), {
    spareToken: spare.token,
    strangerToken: stranger.token,
    files: await makeLargestFiles(),
  });
});
afterAll(async () => {
  await spotter.close();
  await model.close();
});

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

/** Returns the processor time of work, without that of the model. */
async function cpuOf(work: () => unknown): Promise<number> {
  const ownUsage = async () => inMs(process.cpuUsage()) - inMs(await model.cpuUsage());
  const begun = await ownUsage();
  await work();
  return (await ownUsage()) - begun;
}

/** Returns the processor time of the longest turn of the event loop during work, without what other threads do. */
async function turnOf(work: () => unknown): Promise<number> {
  let [turn, turnMs, isOver] = [process.threadCpuUsage(), 0, false];
  // Turns without an end keep the processor busy while the work waits, so all of it is not measured this way.
  const endTurn = (): void => {
    turnMs = Math.max(turnMs, inMs(process.threadCpuUsage(turn)));
    turn = process.threadCpuUsage();
    if (!isOver) setImmediate(endTurn);
  };
  setImmediate(endTurn);
  await work();
  isOver = true;
  endTurn();
  return turnMs;
}

/**
 * Work of a fixed size, for the processor and for memory,
 * by which a slow machine is distinguished from a dear call.
 */
function ordinaryWork(): void {
  let text = 'work';
  for (let round = 0; round < 10_000; round += 1)
    text = createHash('sha256').update(JSON.stringify({ text, round })).digest('hex');
  const rows = Array.from({ length: 30_000 }, (_, at) => ({ at, name: `${(at * 7_919) % 30_011} ${text}` }));
  JSON.parse(JSON.stringify(rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))));
}

async function call(route: Route, given: RouteCall): Promise<number> {
  const { params = {}, query, body, file, token = coach.token } = given;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
  const hasBody = body !== undefined && route.method !== 'GET';
  const response = await fetch(`${spotter.origin}/api${path}${query === undefined ? '' : `?${query}`}`, {
    method: route.method,
    headers: { authorization: `Bearer ${token}`, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
    ...(file === undefined ? {} : { body: formOf(file) }),
  });
  await response.arrayBuffer();
  return response.status;
}

function formOf({ field, name, type, content }: FormFile): FormData {
  const form = new FormData();
  form.append(field, new File([content], name, { type }));
  return form;
}

/** Returns the lowest cost of several calls, as on an ordinary machine, with the status and what was unexpected. */
async function measure(name: string, route: Route) {
  let lowestMs = Number.POSITIVE_INFINITY;
  let status = 0;
  let note: RouteCall = {};
  for (let at = 0; at < maxTries && lowestMs > maxMs; at += 1) {
    const given = calls[name]?.() ?? {};
    note = given;
    await spotter.services.worker.idle();
    const costMs = await (given.proportional === undefined ? cpuOf : turnOf)(async () => {
      status = await call(route, given);
    });
    const slowness = costMs > maxMs ? Math.max(1, (await cpuOf(ordinaryWork)) / ordinaryMs) : 1;
    lowestMs = Math.min(lowestMs, costMs / slowness);
    if (given.onlyOnce !== undefined) break;
  }
  const { refused, proportional, onlyOnce, hashes } = note;
  const isExpected = status < 400 ? refused === undefined : refused !== undefined && status < 500;
  const isDear = lowestMs > maxMs && onlyOnce === undefined && hashes === undefined;
  const shown =
    `${route.method} ${route.path}${note.file === undefined ? '' : ' (file)'}`.padEnd(58) +
    String(Math.round(lowestMs)).padStart(6);
  return {
    name,
    isExpected,
    isDear,
    line: `${shown}  ${status} ${refused ?? proportional ?? onlyOnce ?? hashes ?? ''}`,
  };
}

test('every route that takes something says what it is called with', () => {
  const missing = routes.filter(({ name, route }) => takesInput(route) && calls[name] === undefined);
  expect(
    missing.map(({ name }) => name),
    'missing in route-calls.ts',
  ).toEqual([]);
});

test('no call costs much, however much the account holds', async () => {
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const { name, route } of routes) {
    rows.push(await measure(name, route));
    if (calls[`${name} file`] !== undefined) rows.push(await measure(`${name} file`, route));
  }
  console.log([`With ${contentInWords}:`, ...rows.map(({ line }) => line)].join('\n'));
  expect(rows.filter(({ isExpected }) => !isExpected)).toEqual([]);
  expect(rows.filter(({ isDear }) => isDear)).toEqual([]);
});
