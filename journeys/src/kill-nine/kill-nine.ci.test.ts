import { setTimeout as pause } from 'node:timers/promises';
import { agentRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountForMessages, disclosure, nothingWrong } from './account-of-messages.ts';
import { noteAcknowledgedMessages, type AcknowledgedMessages } from './acknowledged-messages.ts';
import { startContacts, type Contact, type ContactsAtWork, type DisclosureMoment } from './contacts-at-work.ts';
import { startKillableServer, type KillableProcess, type KillableServer } from './killable-server.ts';
import { letMonthPass } from './month-later.ts';
import { readSettledHistories } from './settled-histories.ts';
import type { Coach } from '../api/coach.ts';
import { postgresUrl } from '../running/journey-storage.ts';
import { seededRandom } from '../running/seeded-random.ts';
import type { InstagramChange } from '../running/simulators.ts';
import { until } from '../running/until.ts';

/** Enough for every day; KILL_NINE_KILLS asks for more, as npm run test:nightly does. */
const kills = Number(process.env['KILL_NINE_KILLS'] ?? 2);
/**
 * On PostgreSQL a dead server's work is taken up only when its leases end: this needs more leads, or most would
 * just wait.
 */
const sideBySide = { leads: postgresUrl === null ? 24 : 96, friends: 6 };
/** How many leads are of those who have written before. */
const back = postgresUrl === null ? 16 : 24;
/** A running server is killed within this time … */
const maxLifeMs = 1_000;
/** … or at the next of these critical moments after it. */
const moments = {
  'any instant': null,
  /** It has just acknowledged a message. */
  acknowledging: (change: InstagramChange) => change.kind === 'webhook' && change.attempt.status === 200,
  /** Instagram has accepted its answer, and it does not know it yet. */
  sending: isSent,
  /** It was killed a moment ago and is still starting. */
  starting: null,
} as const;
type Moment = keyof typeof moments;
/** The moments in their proportions; chance decides the round of each. */
const mixture: Moment[] = ['any instant', 'any instant', 'acknowledging', 'sending', 'starting'];

/**
 * Before all others, a kill falls where Instagram has accepted an answer that says that a machine writes: on
 * PostgreSQL, whose two processes live side by side, at each of its moments, else at one of them.
 */
const disclosures: DisclosureMoment[] = ['first', 'after-silence', 'handed-back'];
/** What the second process calls the model; the name in a request tells who writes an answer. */
const otherModel = 'other-model';

function isSent(change: InstagramChange): boolean {
  return change.kind === 'message' && change.message.from === 'business';
}

let server: KillableServer;
/** The second process; null where the database serves one. */
let other: KillableProcess | null;
let coach: Coach;
let returning: Contact[];
let webhooks: AcknowledgedMessages;

beforeAll(async () => {
  server = await startKillableServer({ PROVIDER_TIMEOUT_MS: '3000' });
  webhooks = noteAcknowledgedMessages(server.instagram);
  const { client } = server.coach;
  const [agent] = await client.call(agentRoutes.list);
  ({ coach, returning } = await letMonthPass(server, back));
  other = postgresUrl === null ? null : await server.startOther({ LLM_MODEL: otherModel });
  // Most kills fall between the messages of some answer.
  await coach.client.call(agentRoutes.update, { params: { id: agent!._id }, body: { ...agent!, bubbles: 3 } });
});

afterAll(() => server?.remove());

test(
  `after kill -9 at ${kills} random instants every acknowledged message is stored once, answered once, and says once that a machine writes`,
  async () => {
    const seed = Number(process.env['KILL_NINE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    console.log(`kill -9: seed ${seed}; KILL_NINE_SEED=${seed} repeats it`);
    const random = seededRandom(seed);
    const contacts = startContacts(server.instagram, webhooks, sideBySide, returning);
    const beganAt = performance.now();
    const begin = Math.floor(random() * disclosures.length);
    const inTurn = [...disclosures.slice(begin), ...disclosures.slice(0, begin)];
    const killedDisclosing = other === null ? inTurn.slice(0, 1) : inTurn;
    for (const moment of killedDisclosing) await killDisclosing(contacts, moment);
    server.instagram.setWebhookUrl(webhookUrl(server));
    contacts.letLeadsBegin();
    const killed = await killAgainAndAgain(random);
    const killingEndedAt = performance.now();
    await contacts.finish();
    await server.instagram.webhooksSettled();
    const histories = await until('nothing is on its way any more', () => readSettledHistories(coach));

    const { counts, wrong, wrongChats } = accountForMessages(
      contacts.contacts(),
      server.instagram,
      histories,
      webhooks.texts,
    );
    console.log('kill -9:', {
      database: postgresUrl === null ? 'embedded' : 'PostgreSQL',
      killed,
      killedDisclosing,
      secondsOfKilling: Math.round((killingEndedAt - beganAt) / 1000),
      secondsToFinish: Math.round((performance.now() - killingEndedAt) / 1000),
      ...counts,
      ...wrong,
    });
    expect(wrong, wrongChats.join('\n\n')).toEqual(nothingWrong);
    // Otherwise the server was killed while no one wrote, and the test says nothing.
    expect(counts.answers).toBeGreaterThan(kills);
    expect(counts.continued).toBeGreaterThan(kills);
    expect(counts['after-silence'] + counts['handed-back']).toBe(returning.length);
    expect(counts.first).toBeGreaterThan(returning.length);
  },
  // Ends what hangs: each start takes a second or two, and half a minute on a busy machine.
  600_000 + kills * 30_000,
);

/** Kills the server and starts it again right away, many times. Returns how often at which moment. */
async function killAgainAndAgain(random: () => number): Promise<Record<Moment, number>> {
  const killed: Record<Moment, number> = { 'any instant': 0, acknowledging: 0, sending: 0, starting: 0 };
  let lastStartMs = 1_000;
  // The first kill of all fell at a disclosure.
  for (let kill = 2; kill <= kills; kill += 1) {
    const moment = mixture[Math.floor(random() * mixture.length)]!;
    if (moment !== 'starting') {
      const startedAt = performance.now();
      await server.healthy();
      lastStartMs = performance.now() - startedAt;
    }
    await pause(random() * (moment === 'starting' ? lastStartMs : maxLifeMs));
    await killAt(moments[moment]);
    killed[moment] += 1;
    server.start();
  }
  await server.healthy();
  return killed;
}

/**
 * Has a lead write, and kills the process whose answer tells them that a machine writes, once Instagram has
 * accepted it. What the lead writes next comes to the other process, where there is one.
 */
async function killDisclosing({ addLead }: ContactsAtWork, moment: DisclosureMoment): Promise<void> {
  const { instagram } = server;
  const processes = other === null ? [server] : [server, other];
  const answered = Promise.withResolvers<{ text: string | null; sender: KillableProcess; alive: number }>();
  let lead: Contact;
  const unsubscribe = instagram.events.subscribe((change) => {
    if (change.kind !== 'message' || !isSent(change) || change.contactId !== lead.id) return;
    unsubscribe();
    const alive = processes.filter((one) => one.program().isRunning()).length;
    const sender = senderTo(lead);
    void sender.kill();
    const survivor = processes.find((one) => one !== sender) ?? sender;
    instagram.setWebhookUrl(webhookUrl(survivor));
    answered.resolve({ text: change.message.text, sender, alive });
  });
  lead = addLead(moment);
  const { text, sender, alive } = await answered.promise;
  expect(text).toContain(disclosure);
  expect(alive).toBe(processes.length);
  await sender.kill();
  sender.start();
  if (other !== null) await sender.healthy();
}

const webhookUrl = ({ origin }: KillableProcess) => `${origin}/api/webhooks/instagram`;

/** Returns the process that wrote the newest answer to a lead. */
function senderTo({ id }: Contact): KillableProcess {
  const asked = server.model.requests().findLast(({ messages }) => JSON.stringify(messages).includes(`(${id}`))!;
  return asked.model === otherModel ? other! : server;
}

/** Kills the server at the moment of this change; right away for null, or when nothing happens. */
function killAt(isMoment: ((change: InstagramChange) => boolean) | null): Promise<unknown> {
  if (isMoment === null) return server.kill();
  return new Promise((resolve) => {
    const kill = () => {
      clearTimeout(limit);
      unsubscribe();
      resolve(server.kill());
    };
    const limit = setTimeout(kill, maxLifeMs);
    const unsubscribe = server.instagram.events.subscribe((change) => {
      if (isMoment(change)) kill();
    });
  });
}
