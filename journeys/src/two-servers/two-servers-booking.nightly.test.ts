import { ApiError, authRoutes, bookCall, bookingRoutes, createApiClient, listTakenTimes } from '@spotter/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFreePorts } from '../running/free-ports.ts';
import { createJourneyStorage, postgresUrl, type JourneyStorage } from '../running/journey-storage.ts';
import { builtServer, startProgram, waitUntilHealthy, type Program } from '../running/program.ts';
import { startSimulators, type Simulators } from '../running/simulators.ts';

const wishes = 200;

let storage: JourneyStorage;
let simulators: Simulators;
let programs: Program[] = [];

beforeEach(async () => {
  [storage, simulators] = await Promise.all([createJourneyStorage(), startSimulators()]);
});

afterEach(async () => {
  await Promise.all(programs.map((program) => program.end('SIGKILL')));
  programs = [];
  await simulators.close();
  await storage.remove();
});

async function startServer(): Promise<string> {
  const port = await findFreePorts();
  const origin = `http://127.0.0.1:${port}`;
  const program = startProgram(builtServer, {
    ...storage.environment,
    ...simulators.environment,
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'warn',
  });
  programs.push(program);
  await waitUntilHealthy(program, origin);
  return origin;
}

async function signUp(origin: string, email: string) {
  const { token, user } = await createApiClient({ baseUrl: origin, token: () => null }).call(authRoutes.signUp, {
    body: { first_name: 'Dana', last_name: 'Reyes', email, password: 'a long password', terms_agreed: true },
  });
  return { token, userId: user._id, client: createApiClient({ baseUrl: origin, token: () => token }) };
}

const servers = postgresUrl === null ? 1 : 2;

test(`${wishes} people at ${servers} server${servers === 1 ? '' : 's'} want one time at once: one gets it, the others are refused and told of others`, async () => {
  const origins: string[] = [];
  while (origins.length < servers) origins.push(await startServer());
  const first = origins[0]!;
  const trainer = await signUp(first, 'dana@example.test');
  const visitor = await signUp(first, 'ana@example.test');
  // A coach who takes calls has set call hours.
  const usual = await trainer.client.call(bookingRoutes.ownAvailability);
  await trainer.client.call(bookingRoutes.replaceAvailability, { body: usual });
  const clients = origins.map((baseUrl) => createApiClient({ baseUrl, token: () => visitor.token }));
  // A Monday at least a week ahead.
  const today = new Date();
  const ahead = new Date(today.getTime() + (14 - ((today.getUTCDay() + 6) % 7)) * 24 * 3_600_000);
  const date = ahead.toISOString().slice(0, 10);
  const query = { trainerId: trainer.userId, from: date, to: date };
  const [wanted] = await clients[0]!.call(bookingRoutes.openSlots, { query });
  expect(wanted).toBe(`${date}T09:00:00.000Z`);

  const outcomes = await Promise.all(
    Array.from({ length: wishes }, (_, index) =>
      clients[index % clients.length]!.call(bookCall, {
        body: {
          trainer_id: trainer.userId,
          client_id: visitor.userId,
          date,
          start_time: '09:00',
          duration: 60,
          notes: null,
        },
      }).catch((error: unknown) => error),
    ),
  );
  const refusals = outcomes.filter((outcome) => outcome instanceof ApiError);
  expect(outcomes.length - refusals.length).toBe(1);
  expect(new Set(refusals.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['409 slot_taken']));
  for (const { alternatives } of refusals) {
    expect(alternatives).toHaveLength(3);
    expect(alternatives).not.toContain(wanted);
  }
  for (const client of clients) {
    const taken = await client.call(listTakenTimes, { body: { trainerId: trainer.userId, date } });
    expect(taken).toEqual([{ start_time: '09:00' }]);
  }
});
