import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { chats } from '../../modules/chats/chats.tables.ts';
import { newId } from '../../platform/ids.ts';
import { setUpCoach } from './coach.ts';
import { createDice } from './dice.ts';
import { gridMs, type History, type Interruption } from './history.ts';
import { createLife } from './life.ts';
import { createMoodyModel } from './model.ts';
import { createPeople, type Played } from './people.ts';
import { createPlatform } from './platform.ts';
import { repeatChance } from './repeatable-chance.ts';
import { startServer, type Plant, type Server } from './server.ts';
import { createVirtualTime } from './virtual-time.ts';

/** Two servers on one database, a platform and a model, and the people of many histories, all on virtual time. */
export type World = Awaited<ReturnType<typeof createWorld>>;

const pauseBeforeRedeliveryMs = 5_000;

export async function createWorld(options: {
  channel: ChannelKind;
  seed: number;
  plant?: Plant;
  /** Whether the accounts have posts to comment on. */
  comments?: boolean;
  /** Whether agents ask before they answer. */
  approvals?: boolean;
}) {
  const dice = createDice(options.seed);
  const giveChanceBack = repeatChance(options.seed);
  const time = createVirtualTime(new Date('2026-11-20T12:00:00Z'), dice);
  const connection = await createTestDatabase();
  const played = new Map<string, Played>();
  const byName = new Map<string, Played>();
  const servers: (Server | null)[] = [null, null];
  const undelivered = new Map<Server, Set<string>>();
  const pauseBeforeRestart = [0, 0];
  const restartAt = [0, 0];
  const nextRestartAt = () => Math.min(...restartAt);
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

  /** Replaces a dead server. The platform delivers again what it has not acknowledged. */
  function bury(place: number): void {
    const dead = servers[place];
    servers[place] = null;
    const restart = time.now() + pauseBeforeRestart[place]!;
    restartAt[place] = restart;
    time.at(restart, () => void time.work(() => startAt(place)));
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
      time.at(Math.max(nextRestartAt(), time.now() + pauseBeforeRedeliveryMs), () => deliver(body));
      return;
    }
    const open = undelivered.get(server)!;
    // Equal bodies need not be distinguished.
    open.add(body);
    void server.services.intake.store(platform.kind, body).then(() => open.delete(body));
  }

  await startAt(0);
  const coach = await setUpCoach(servers[0]!.services, {
    kind: options.channel,
    accessTokens: platform.addAccounts(),
    comments: options.comments === true,
    approvals: options.approvals === true,
  });
  if (options.comments === true) platform.addPosts();
  const { userId, access, bots } = coach;
  await startAt(1);
  const people = createPeople({
    platform,
    time,
    dice,
    connection,
    coach,
    anyServer,
    onServerDies(place, steps, restartAfterMs) {
      pauseBeforeRestart[place] = restartAfterMs;
      servers[place]?.life.dieAfter(steps);
    },
  });

  function enrol(history: History): Played {
    contacts += 1;
    const one: Played = {
      history,
      contactId: `5${String(contacts).padStart(15, '0')}`,
      accountId: platform.accountIdOf(history.account),
      botId: bots[history.account]!.id,
      credentialId: bots[history.account]!.credentialId,
      agentId: bots[history.account]!.agentId,
      asked: 0,
      whenAsked: () => interrupt(one, 'model-asked'),
      interrupted: new Set(),
      written: [],
      switches: [],
      choices: [],
      pauses: [],
      booked: [],
    };
    platform.addContact(history.account, one.contactId);
    played.set(one.contactId, one);
    byName.set(history.name, one);
    return one;
  }

  /** Stores the contacts whom the server knows already, so that it need not look up their profiles. */
  async function makeKnown(all: Played[]): Promise<void> {
    const now = new Date(time.now());
    const rows = all
      .filter(({ history }) => history.known)
      .map(({ botId, contactId, history }) => ({
        id: newId(),
        workspaceId: access.workspaceId,
        botId,
        contactId,
        createdAt: now,
        profileCheckedAt: now,
        facts: history.zone === null ? [] : [{ name: 'time_zone', value: history.zone }],
        name: platform.nameOf(contactId),
      }));
    for (let start = 0; start < rows.length; start += 500) {
      await connection.database.insert(chats).values(rows.slice(start, start + 500));
    }
  }

  function interrupt(one: Played | undefined, moment: Interruption['moment']): void {
    for (const interruption of one?.history.interruptions ?? []) {
      if (one === undefined || interruption.moment !== moment || one.interrupted.has(interruption)) continue;
      one.interrupted.add(interruption);
      time.at(time.now() + interruption.afterMs, () => people.perform(one, interruption.act));
    }
  }

  /** Returns the next instant at which something will happen; null when everything is done. */
  async function nextInstant(): Promise<number | null> {
    const now = new Date(time.now()).toISOString();
    const [waiting] = await queryRows<{ next: string | number | null; left: boolean }>(
      connection.database,
      sql`with due as (
          select greatest(due_at, coalesce(leased_until, due_at)) as at from jobs
          where kind in ('consider-reply', 'consider-comment', 'enrich-contact', 'follow-up')
          union all select due_at from webhook_deliveries where due_at is not null)
        select extract(epoch from min(at) filter (where at > ${now}::timestamptz)) * 1000 as next,
          coalesce(bool_or(at <= ${now}::timestamptz), false) as left from due`,
    );
    const due = waiting!.next === null ? null : Number(waiting!.next);
    // The leftovers of a dead server, and work without a signal, are found when another server polls.
    const nextDue = waiting!.left ? time.nextCheck() : null;
    const instants = [time.next(), due, nextDue].filter((each) => each !== null);
    if (instants.length === 0) return null;
    return Math.ceil(Math.max(Math.min(...instants), time.now() + 1) / gridMs) * gridMs;
  }

  return {
    connection,
    platform,
    time,
    asksFirst: options.approvals === true,
    userId,
    pausesOf: people.pausesOf,
    deaths: () => deaths,

    /** Plays histories side by side until nothing is left to do. Returns the outcome of each. */
    async play(histories: History[], limits: { rounds: number }): Promise<{ played: Played[]; rounds: number }> {
      const all = histories.map(enrol);
      await makeKnown(all);
      const start = Math.ceil(time.now() / gridMs) * gridMs;
      for (const one of all) {
        const { startsAt, acts } = one.history;
        for (const act of acts) time.at(start + startsAt + act.at, () => people.perform(one, act));
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
