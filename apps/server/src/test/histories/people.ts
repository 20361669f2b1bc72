import { createApiClient, proposalRoutes } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import type { Connection } from '../../database/connect.ts';
import { queryRows } from '../../database/database.ts';
import { adReferral } from './ads.ts';
import type { WorldCoach } from './coach.ts';
import type { Dice } from './dice.ts';
import type { Act, History, Interruption, ApprovalChoice } from './history.ts';
import type { Platform } from './platform.ts';
import type { Server } from './server.ts';
import type { VirtualTime } from './virtual-time.ts';
import { answerWithin, readCall } from './within-process.ts';
import { coachText, commentText, contactText } from './words.ts';

const dayMs = 24 * 3_600_000;

/** A silence that the coach asked for: the next of the same owner takes its place. */
export type AskedPause = { of: string; from: number; until: number | null; endsAt: number };

/** An answer that waits, as a person reads it. */
type WaitingAnswer = { id: string; chat_id: string; text: string; proposed_at: string | number };

/** What a person decided about an answer; `isHeard`: whether the server confirmed it to them. */
export type Choice = {
  at: number;
  choice: ApprovalChoice;
  text: string;
  proposalId: string;
  proposedAt: number;
  isHeard: boolean;
};

/** A history that is being played, and what its people did that no platform knows. */
export type Played = {
  history: History;
  contactId: string;
  accountId: string;
  botId: string;
  credentialId: string;
  agentId: string;
  /** How often the model was asked about it. */
  asked: number;
  whenAsked(): void;
  /** What has interrupted it so far. */
  interrupted: Set<Interruption>;
  /** What the contact wrote, with its id at the platform. The server forgets the words of what is taken back. */
  written: { id: string; text: string }[];
  switches: { from: number; until: number | null; on: boolean }[];
  /** The pauses of its chat. */
  pauses: AskedPause[];
  booked: { at: number; startsAt: number }[];
  /** What people decided about answers that waited: the texts that may be sent. */
  choices: Choice[];
};

/** The contacts and the coach of a world, and what they do by its script. */
export function createPeople(options: {
  platform: Platform;
  time: VirtualTime;
  dice: Dice;
  connection: Connection;
  coach: WorldCoach;
  anyServer(): Server | null;
  onServerDies(server: 0 | 1, steps: number, restartAfterMs: number): void;
}) {
  const { platform, time, dice, connection, anyServer } = options;
  const { access } = options.coach;
  /** The pauses of accounts and agents, which hold for all their chats. */
  const pauses: (AskedPause & { botId: string })[] = [];

  function perform(one: Played, act: Act): void {
    const { accountId, contactId, botId, credentialId } = one;
    switch (act.kind) {
      case 'contact-writes': {
        const text = contactText(act.words, act.token);
        const referral = { referral: adReferral };
        if (act.ad === 'on-its-own')
          platform.withWebhooks(act.webhooks, () => platform.control.writeAsContact(accountId, contactId, referral));
        const told = act.ad === 'with-it' ? referral : {};
        const write = () => platform.control.writeAsContact(accountId, contactId, { text, ...told });
        one.written.push({ id: platform.withWebhooks(act.webhooks, write), text });
        return;
      }
      case 'contact-takes-back': {
        const taken = one.written[act.nth];
        if (taken !== undefined) platform.control.unsend(accountId, contactId, taken.id);
        return;
      }
      case 'contact-comments': {
        const { own, token, webhooks } = act;
        platform.withWebhooks(webhooks, () =>
          platform.comment(one.history.account, contactId, { own, text: commentText(token) }),
        );
        return;
      }
      case 'coach-writes-in-app':
        platform.withWebhooks(act.webhooks, () =>
          platform.control.answerAsCoach(accountId, contactId, coachText(act.back, act.token)),
        );
        return;
      case 'coach-writes-in-inbox': {
        const text = coachText(act.back, act.token);
        // The coach learns of the platform's refusals; requests to a dead server get no answer.
        anyServer()
          ?.services.chats.sendManually(access, botId, { contactId, credentialId, text })
          .catch(() => {});
        return;
      }
      case 'coach-switches':
        void throwSwitch(one, act.on).catch(() => {});
        return;
      case 'coach-pauses':
        void pause(one, act).catch(() => {});
        return;
      case 'coach-decides':
        void decide(one, act).catch(() => {});
        return;
      case 'call-is-booked':
        void book(one, act.inDays).catch(() => {});
        return;
      case 'server-dies':
        options.onServerDies(act.server, act.steps, act.restartAfterMs);
        return;
      case 'all-sleep':
        for (const server of [0, 1] as const) options.onServerDies(server, 1, act.forMs);
    }
  }

  async function findChatId({ botId, contactId }: Played): Promise<string | null> {
    const [chat] = await queryRows<{ id: string }>(
      connection.database,
      sql`select id from chats where bot_id = ${botId} and contact_id = ${contactId}`,
    );
    return chat?.id ?? null;
  }

  async function throwSwitch(one: Played, on: boolean): Promise<void> {
    const server = anyServer();
    const chatId = server === null ? null : await findChatId(one);
    if (server === null || chatId === null) return;
    const thrown: Played['switches'][number] = { from: time.now(), until: null, on };
    one.switches.push(thrown);
    await server.services.chats.setEnabled(access, chatId, on);
    thrown.until = time.now();
  }

  async function pause(one: Played, { of, forMs }: Extract<Act, { kind: 'coach-pauses' }>): Promise<void> {
    const server = anyServer();
    const chatId = server === null ? null : await findChatId(one);
    if (server === null || chatId === null) return;
    const endsAt = time.now() + (forMs ?? 0);
    const until = forMs === null ? null : new Date(endsAt).toISOString();
    const owner = of === 'chat' ? `chat ${chatId}` : `${of} ${one.botId}`;
    const listed: (typeof pauses)[number] = { of: owner, from: time.now(), until: null, endsAt, botId: one.botId };
    const { chats, bots, agents } = server.services;
    if (of === 'chat') one.pauses.push(listed);
    else pauses.push(listed);
    if (of === 'chat') await chats.pause(access, chatId, until);
    if (of === 'account') await bots.pause(access, one.botId, until);
    if (of === 'agent') await agents.pause(access, one.agentId, until);
    listed.until = time.now();
  }

  /** One or two people read the answer that waits, and decide about it. */
  async function decide(
    one: Played,
    { choice, other, afterMs }: Extract<Act, { kind: 'coach-decides' }>,
  ): Promise<void> {
    const [waiting] = await queryRows<WaitingAnswer>(
      connection.database,
      sql`select p.id, p.chat_id, p.text, extract(epoch from p.proposed_at) * 1000 as proposed_at from answer_proposals p join chats c on c.id = p.chat_id
        where c.bot_id = ${one.botId} and c.contact_id = ${one.contactId} and p.outcome is null`,
    );
    if (waiting === undefined) return;
    time.at(time.now() + afterMs, () => {
      for (const [nth, given] of [choice, other].entries())
        if (given !== null) void approve(one, waiting, given, nth).catch(() => {});
    });
  }

  async function approve(one: Played, waiting: WaitingAnswer, choice: ApprovalChoice, nth: number): Promise<void> {
    const app = anyServer()?.services.app;
    if (app === undefined) return;
    const client = createApiClient({
      baseUrl: 'http://spotter.test',
      token: () => options.coach.token,
      fetch: async (...call) => answerWithin(app, await readCall(...call)),
    });
    const place = { params: { id: waiting.chat_id } };
    const text = choice === 'edit' ? `In words ${nth} of mine: ${waiting.text}` : waiting.text;
    const { id: proposalId, proposed_at: proposedAt } = waiting;
    const made: Choice = {
      at: time.now(),
      choice,
      text,
      proposalId,
      proposedAt: Number(proposedAt),
      isHeard: false,
    };
    one.choices.push(made);
    if (choice === 'drop') await client.call(proposalRoutes.dropProposal, { ...place, body: { proposalId } });
    else
      await client.call(proposalRoutes.sendProposal, {
        ...place,
        body: { proposalId, ...(choice === 'edit' ? { text } : {}) },
      });
    made.isHeard = true;
  }

  /** The lead books a call, as the agent's tool does it. */
  async function book(one: Played, inDays: number): Promise<void> {
    const server = anyServer();
    const chatId = server === null ? null : await findChatId(one);
    if (server === null || chatId === null) return;
    const { chatCalls } = server.services.booking;
    const from = new Date(time.now() + inDays * dayMs);
    const found = await chatCalls.findOpenTimes({ chatId, from, to: new Date(from.getTime() + 7 * dayMs), limit: 20 });
    if (found.kind !== 'times') return;
    const guest = { name: 'Maya', email: 'maya@example.test', timeZone: 'UTC', language: 'en' } as const;
    const booked = await chatCalls.book({ chatId, start: dice.pick(found.starts), guest });
    if (booked.kind === 'booked') one.booked.push({ at: time.now(), startsAt: booked.call.start.getTime() });
  }

  return { perform, pausesOf: (one: Played) => [...one.pauses, ...pauses.filter(({ botId }) => botId === one.botId)] };
}
