import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { chats } from '../../modules/chats/chats.tables.ts';
import { newId } from '../../platform/ids.ts';
import { setUpCoach } from './coach.ts';
import { createDice } from './dice.ts';
import { gridMs, type Act, type History, type Interruption } from './history.ts';
import { createLife } from './life.ts';
import { createMoodyModel } from './model.ts';
import { createPlatform } from './platform.ts';
import { repeatChance } from './repeatable-chance.ts';
import { startServer, type Plant, type Server } from './server.ts';
import { createVirtualTime } from './virtual-time.ts';
import { coachText, contactText } from './words.ts';

/** A history that is being played, and what its people did that no platform knows. */
export type Played = {
  history: History;
  contactId: string;
  accountId: string;
  botId: string;
  credentialId: string;
  /** How often the model was asked about it. */
  asked: number;
  whenAsked(): void;
  /** What has interrupted it so far. */
  interrupted: Set<Interruption>;
  /** What the contact wrote, with its id at the platform. The server forgets the words of what is taken back. */
  written: { id: string; text: string }[];
  switches: { from: number; until: number | null; on: boolean }[];
};

/** Two servers on one database, a platform and a model, and the people of many histories, all on virtual time. */
export type World = Awaited<ReturnType<typeof createWorld>>;

const pauseBeforeRedeliveryMs = 5_000;

export async function createWorld(options: { channel: ChannelKind; seed: number; plant?: Plant }) {
  const dice = createDice(options.seed);
  const giveChanceBack = repeatChance(options.seed);
  const time = createVirtualTime(new Date('2026-11-20T12:00:00Z'), dice);
  const connection = await createTestDatabase();
  const played = new Map<string, Played>();
  const byName = new Map<string, Played>();
  const servers: (Server | null)[] = [null, null];
  const undelivered = new Map<Server, Set<string>>();
  const pauseBeforeRestart = [0, 0];
  const platform = createPlatform({
    kind: options.channel,
    time,
    historyOf: (contactId) => played.get(contactId)?.history,
    onLeaving: (contactId) => interrupt(played.get(contactId), 'message-leaves'),
    deliver,
  });
  const model = createMoodyModel(time, (token) => byName.get(token.slice('zq'.length, -1)));
  let contacts = 0;
  let deaths = 0;

  async function startAt(place: number): Promise<void> {
    const life = createLife(time, dice, () => {
      deaths += 1;
      bury(place);
    });
    const server = await startServer({
      life,
      connection,
      fetch: platform.fetchAs(life),
      model: model.as(life),
      plant: options.plant ?? {},
    });
    undelivered.set(server, new Set());
    servers[place] = server;
  }

  /** The platform delivers again what a dead server has not acknowledged; another takes its place. */
  function bury(place: number): void {
    const dead = servers[place];
    servers[place] = null;
    time.at(time.now() + pauseBeforeRestart[place]!, () => void time.work(() => startAt(place)));
    if (dead == null) return;
    for (const body of undelivered.get(dead) ?? []) time.at(time.now() + pauseBeforeRedeliveryMs, () => deliver(body));
    undelivered.delete(dead);
  }

  function anyServer(): Server | null {
    const alive = servers.filter((server) => server !== null);
    return alive.length === 0 ? null : dice.pick(alive);
  }

  function deliver(body: string): void {
    const server = anyServer();
    if (server === null) {
      time.at(time.now() + pauseBeforeRedeliveryMs, () => deliver(body));
      return;
    }
    const open = undelivered.get(server)!;
    // Two equal bodies are told apart by nobody.
    open.add(body);
    void server.services.intake.store(platform.kind, body).then(() => open.delete(body));
  }

  await startAt(0);
  const { userId, bots } = await setUpCoach(servers[0]!.services, {
    kind: options.channel,
    accessTokens: platform.addAccounts(),
  });
  await startAt(1);

  function enrol(history: History): Played {
    contacts += 1;
    const one: Played = {
      history,
      contactId: `5${String(contacts).padStart(15, '0')}`,
      accountId: platform.accountIdOf(history.account),
      botId: bots[history.account]!.id,
      credentialId: bots[history.account]!.credentialId,
      asked: 0,
      whenAsked: () => interrupt(one, 'model-asked'),
      interrupted: new Set(),
      written: [],
      switches: [],
    };
    platform.addContact(history.account, one.contactId);
    played.set(one.contactId, one);
    byName.set(history.name, one);
    return one;
  }

  /** A contact whom the server knows costs it no look at a profile. */
  async function makeKnown(all: Played[]): Promise<void> {
    const now = new Date(time.now());
    const rows = all
      .filter(({ history }) => history.known)
      .map(({ botId, contactId }) => ({
        id: newId(),
        userId,
        botId,
        contactId,
        createdAt: now,
        profileCheckedAt: now,
      }));
    for (let start = 0; start < rows.length; start += 500) {
      await connection.database.insert(chats).values(rows.slice(start, start + 500));
    }
  }

  function interrupt(one: Played | undefined, moment: Interruption['moment']): void {
    for (const interruption of one?.history.interruptions ?? []) {
      if (one === undefined || interruption.moment !== moment || one.interrupted.has(interruption)) continue;
      one.interrupted.add(interruption);
      time.at(time.now() + interruption.afterMs, () => perform(one, interruption.act));
    }
  }

  function perform(one: Played, act: Act): void {
    const { accountId, contactId, botId, credentialId } = one;
    switch (act.kind) {
      case 'contact-writes': {
        const text = contactText(act.words, act.token);
        const write = () => platform.control.writeAsContact(accountId, contactId, { text });
        one.written.push({ id: platform.withWebhooks(act.webhooks, write), text });
        return;
      }
      case 'contact-takes-back': {
        const taken = one.written[act.nth];
        if (taken !== undefined) platform.control.unsend(accountId, contactId, taken.id);
        return;
      }
      case 'coach-writes-in-app':
        platform.withWebhooks(act.webhooks, () =>
          platform.control.answerAsCoach(accountId, contactId, coachText(act.back, act.token)),
        );
        return;
      case 'coach-writes-in-inbox': {
        const text = coachText(act.back, act.token);
        // What the platform refuses is told to the coach; who waits for a dead server gets no answer.
        anyServer()
          ?.services.chats.sendManually(userId, botId, { contactId, credentialId, text })
          .catch(() => {});
        return;
      }
      case 'coach-switches':
        void throwSwitch(one, act.on).catch(() => {});
        return;
      case 'server-dies':
        pauseBeforeRestart[act.server] = act.restartAfterMs;
        servers[act.server]?.life.dieAfter(act.steps);
    }
  }

  async function throwSwitch(one: Played, on: boolean): Promise<void> {
    const server = anyServer();
    if (server === null) return;
    const [chat] = await queryRows<{ id: string }>(
      connection.database,
      sql`select id from chats where bot_id = ${one.botId} and contact_id = ${one.contactId}`,
    );
    if (chat === undefined) return;
    const thrown: Played['switches'][number] = { from: time.now(), until: null, on };
    one.switches.push(thrown);
    await server.services.chats.setEnabled(userId, chat.id, on);
    thrown.until = time.now();
  }

  /** The next instant at which anything is to happen; null when everything has been said and done. */
  async function nextInstant(): Promise<number | null> {
    const now = new Date(time.now()).toISOString();
    const [waiting] = await queryRows<{ next: string | number | null; left: boolean }>(
      connection.database,
      sql`with due as (
          select greatest(due_at, coalesce(leased_until, due_at)) as at from jobs
          where kind in ('consider-reply', 'enrich-contact')
          union all select due_at from webhook_deliveries where due_at is not null)
        select extract(epoch from min(at) filter (where at > ${now}::timestamptz)) * 1000 as next,
          coalesce(bool_or(at <= ${now}::timestamptz), false) as left from due`,
    );
    const due = waiting!.next === null ? null : Number(waiting!.next);
    // What a dead server has left, or nobody was told of, is found when another looks around.
    const look = waiting!.left ? time.nextLook() : null;
    const instants = [time.next(), due, look].filter((each) => each !== null);
    if (instants.length === 0) return null;
    return Math.ceil(Math.max(Math.min(...instants), time.now() + 1) / gridMs) * gridMs;
  }

  return {
    connection,
    platform,
    time,
    userId,
    deaths: () => deaths,

    /** Plays histories side by side until nothing is left to do. Answers what became of each. */
    async play(histories: History[], limits: { rounds: number }): Promise<{ played: Played[]; rounds: number }> {
      const all = histories.map(enrol);
      await makeKnown(all);
      const start = Math.ceil(time.now() / gridMs) * gridMs;
      for (const one of all) {
        const { startsAt, acts } = one.history;
        for (const act of acts) time.at(start + startsAt + act.at, () => perform(one, act));
      }
      let rounds = 0;
      for (;;) {
        await time.quiet();
        const next = await nextInstant();
        if (next === null || rounds >= limits.rounds) break;
        rounds += 1;
        time.jumpTo(next);
      }
      return { played: all, rounds };
    },

    async close(): Promise<void> {
      for (const server of servers) server?.end();
      giveChanceBack();
      await platform.close();
      await connection.close();
    },
  };
}
