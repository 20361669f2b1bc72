import type * as autoreply from '@spotter/domain/autoreply';
import type { QuietHours } from '@spotter/domain/booking';
import type * as sending from '@spotter/domain/sending';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as answerWrites from '../../modules/chats/answers/answer-writes.repository.ts';
import type * as chatStates from '../../modules/chats/chat-state.ts';
import { loadChatState } from '../../modules/chats/chat-state.ts';
import type * as instagramWebhook from '@spotter/providers/instagram/instagram-webhook';
import type * as chatSwitch from '../../modules/chats/chat-switch.ts';
import type * as followUps from '../../modules/autoreply/follow-ups/follow-ups.repository.ts';
import type * as dropping from '../../modules/chats/sending/why-dropped.ts';
import type * as lease from '../../queue/lease.ts';
import { jobs as table } from '../../queue/queue.tables.ts';
import { useFastDatabase } from './fast-database.ts';
import type { Plant } from './server.ts';
import { timeLimitMs } from './settings.ts';
import { historiesUntilFound, maxHistories, sendsBlindly } from './until-found.ts';
import type { Counter } from './verdict/verdict.ts';
import { asksToStop } from './words.ts';

// Tests the tests: what is broken here on purpose must be found. Only this file replaces our own code, because a
// bug cannot be planted in another way. Every replacement is the real thing unless its bug is planted.
const planted = vi.hoisted(() => ({ bug: null as string | null }));

vi.mock('../../modules/chats/answers/answer-writes.repository.ts', async (importOriginal) => {
  const real = await importOriginal<typeof answerWrites>();
  const isPlanted = () => planted.bug === 'the first look is trusted';
  return {
    ...real,
    isUnchanged: (...given: Parameters<typeof real.isUnchanged>) =>
      isPlanted() ? Promise.resolve(true) : real.isUnchanged(...given),
    async recordAnswers(...[tx, answers]: Parameters<typeof real.recordAnswers>) {
      if (!isPlanted()) return real.recordAnswers(tx, answers);
      const present = await Promise.all(answers.map(({ seen }) => loadChatState(tx, seen.id)));
      return real.recordAnswers(
        tx,
        answers.map((answer, nth) => ({
          ...answer,
          seen: { ...answer.seen, version: present[nth]?.version ?? answer.seen.version },
        })),
      );
    },
  };
});

vi.mock('@spotter/providers/instagram/instagram-webhook', async (importOriginal) => {
  const real = await importOriginal<typeof instagramWebhook>();
  let copies = 0;
  return {
    ...real,
    parseInstagramWebhook(body: string, arrivedAt: Date) {
      const events = real.parseInstagramWebhook(body, arrivedAt);
      if (planted.bug !== 'every copy counts') return events;
      copies += 1;
      return events.map((event) =>
        event.kind === 'message' ? { ...event, messageId: `${event.messageId}-${copies}` } : event,
      );
    },
  };
});

vi.mock('../../modules/chats/chat-switch.ts', async (importOriginal) => {
  const real = await importOriginal<typeof chatSwitch>();
  return {
    ...real,
    takeOver: (...given: Parameters<typeof real.takeOver>) =>
      planted.bug === 'a person is not heard' ? Promise.resolve({ abortedMessageIds: [] }) : real.takeOver(...given),
  };
});

vi.mock('../../modules/chats/chat-state.ts', async (importOriginal) => {
  const real = await importOriginal<typeof chatStates>();
  return {
    ...real,
    isUnfinished: (message: chatStates.MessageRow) =>
      real.isUnfinished(message) &&
      (planted.bug !== 'a message waits for none before it' || message.status !== 'sending'),
  };
});

vi.mock('../../modules/chats/sending/why-dropped.ts', async (importOriginal) => {
  const real = await importOriginal<typeof dropping>();
  return {
    whyDropped(...given: Parameters<typeof real.whyDropped>) {
      const because = real.whyDropped(...given);
      return planted.bug === 'the rest of an answer goes on' && because === 'contact-wrote' ? null : because;
    },
  };
});

vi.mock('../../modules/autoreply/follow-ups/follow-ups.repository.ts', async (importOriginal) => {
  const real = await importOriginal<typeof followUps>();
  const begun = new Set<string>();
  return {
    ...real,
    recordOutcomes: (...[tx, rows]: Parameters<typeof real.recordOutcomes>) =>
      real.recordOutcomes(
        tx,
        rows.filter(({ state, turn, stepId }) => {
          const isFirst = !begun.has(`${turn} ${stepId}`);
          if (state === 'sent') begun.add(`${turn} ${stepId}`);
          return planted.bug !== 'a crash forgets what was sent' || state !== 'sent' || !isFirst;
        }),
      ),
  };
});

vi.mock('../../queue/lease.ts', async (importOriginal) => {
  const real = await importOriginal<typeof lease>();
  return {
    ...real,
    async finishJobs(...[database, jobs]: Parameters<typeof real.finishJobs>) {
      if (planted.bug !== 'news during work is forgotten') return real.finishJobs(database, jobs);
      const keys = jobs.map(({ key }) => key);
      await database.delete(table).where(inArray(table.key, keys));
    },
  };
});

vi.mock('@spotter/domain/autoreply', async (importOriginal) => {
  const real = await importOriginal<typeof autoreply>();
  const slowMs = 45 * 60_000;
  const noNight = { from: '03:00', to: '03:01' };
  const isSlow = () => planted.bug === 'the window is measured by a slow clock';
  const early = (now: Date) => (isSlow() ? new Date(now.getTime() - slowMs) : now);
  const seen = <Facts extends autoreply.WindowFacts>(facts: Facts): Facts =>
    planted.bug === 'a refusal after an ad is forgotten' ? { ...facts, windowRefusedAt: null } : facts;
  /** Returns the facts as the broken part sees them. */
  function mistaken(present: autoreply.ReplySituation): autoreply.ReplySituation {
    const situation = seen(present);
    const { lastInboundAt, unanswered, chat } = situation;
    if (isSlow() && lastInboundAt !== null)
      return { ...situation, lastInboundAt: new Date(lastInboundAt.getTime() + slowMs) };
    if (planted.bug !== 'nobody asks to stop') return situation;
    const heard = unanswered.map((message) => ({
      ...message,
      text: asksToStop(message.text) ? 'hello' : message.text,
    }));
    return { ...situation, unanswered: heard, chat: { ...chat, optedOut: false } };
  }
  return {
    ...real,
    planFollowUps(facts: autoreply.FollowUpFacts, rules: autoreply.FollowUpRules, now: Date) {
      const { bug } = planted;
      const { lastSpeaker, pausedUntil } = facts;
      return real.planFollowUps(
        {
          ...seen(facts),
          lastSpeaker: bug === 'an answer changes no plan' && lastSpeaker === 'contact' ? 'agent' : lastSpeaker,
          pausedUntil: bug === 'a pause is not heard' ? null : pausedUntil,
        },
        {
          ...rules,
          quietHours: bug === 'nobody sleeps' ? noNight : rules.quietHours,
          maxUnanswered: rules.maxUnanswered + (bug === 'one too many is counted' ? 1 : 0),
        },
        now,
      );
    },
    followUpLapsesAt: (now: Date, ...[quietHours, zone]: [QuietHours, string]) =>
      real.followUpLapsesAt(now, planted.bug === 'nobody sleeps' ? noNight : quietHours, zone),
    findPause: (...given: Parameters<typeof real.findPause>) =>
      planted.bug === 'a pause is not heard' ? null : real.findPause(...given),
    decideProactiveMessage: (situation: autoreply.ProactiveSituation, reason: autoreply.ProactiveReason) =>
      real.decideProactiveMessage(
        planted.bug === 'nobody sleeps' ? { ...situation, nightEndsAt: null } : seen(situation),
        reason,
      ),
    isWindowOpen: (window: autoreply.WindowFacts, now: Date) => real.isWindowOpen(seen(window), early(now)),
    coachWindow: (window: autoreply.WindowFacts, now: Date) => real.coachWindow(window, early(now)),
    decideReply: (situation: autoreply.ReplySituation) => real.decideReply(mistaken(situation)),
    admitDraft(...[draft, context]: Parameters<typeof real.admitDraft>) {
      const admitted = real.admitDraft(draft, context);
      const isBelieved = planted.bug === 'a claim is believed' && !admitted.ok && admitted.problem === 'claims-booking';
      return isBelieved ? { ok: true, text: draft.text, mended: [] } : admitted;
    },
  };
});

vi.mock('@spotter/domain/sending', async (importOriginal) => {
  const real = await importOriginal<typeof sending>();
  return {
    ...real,
    findSend(...given: Parameters<typeof real.findSend>) {
      const found = real.findSend(...given);
      const isBelieved = planted.bug === 'any list is believed' && found.kind === 'unknown';
      return isBelieved ? { kind: 'absent' } : found;
    },
  };
});

// Takes minutes, so it is part of the long run only.
describe('a bug that is planted is found', () => {
  let leaveDatabase: () => Promise<void>;
  beforeAll(async () => {
    leaveDatabase = await useFastDatabase();
  });
  beforeEach(() => {
    planted.bug = null;
  });
  afterAll(() => leaveDatabase());

  test.each<[bug: string, counter: Counter, plant?: Plant]>([
    ['the first look is trusted', 'reply-over-a-person'],
    ['every copy counts', 'double-reply'],
    ['unknown outcomes are sent again', 'double-reply', sendsBlindly],
    ['any list is believed', 'double-reply'],
    ['a person is not heard', 'reply-over-a-person'],
    ['the window is measured by a slow clock', 'outside-the-window'],
    ['a refusal after an ad is forgotten', 'outside-the-window'],
    ['nobody asks to stop', 'after-stop'],
    ['a claim is believed', 'booked-but-not-in-calendar'],
    ['news during work is forgotten', 'unprocessed'],
    ['an answer changes no plan', 'unwelcome-follow-up'],
    ['nobody sleeps', 'unwelcome-follow-up'],
    ['one too many is counted', 'unwelcome-follow-up'],
    ['a crash forgets what was sent', 'unwelcome-follow-up'],
    ['a pause is not heard', 'said-in-a-pause'],
    ['the rest of an answer goes on', 'bubbles-broken'],
    ['a message waits for none before it', 'bubbles-broken'],
  ])('%s: %s', { timeout: timeLimitMs }, async (bug, counter, plant = {}) => {
    planted.bug = bug;
    expect(await historiesUntilFound(counter, { plant })).toBeLessThanOrEqual(maxHistories);
  });
});
