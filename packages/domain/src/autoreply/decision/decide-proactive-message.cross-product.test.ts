import { beforeAll, expect, test } from 'vitest';
import { keywordTriggers } from '../triggers/keyword-trigger.ts';
import { decideProactiveMessage, type ProactiveDecision, type ProactiveSituation } from './decide-proactive-message.ts';
import { decideReply } from './decide-reply.ts';
import { proactiveReasons, type ProactiveReason } from './proactive-reasons.ts';
import type { AgentRules, ChatState, InboundMessage } from './reply-situation.ts';

const minute = 60_000;
const hour = 60 * minute;
const now = new Date(Date.UTC(2026, 2, 10, 12));
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minute);

function message(text: string, minutesAgo = 3, changes: Partial<InboundMessage> = {}): InboundMessage {
  const receivedAt = inMinutes(-minutesAgo);
  return { id: text, text, kind: 'content', hasAttachments: false, deleted: false, receivedAt, ...changes };
}

/** What the contact wrote that has no answer, or only a person's, with what a reader sees in it. */
type Words = {
  unanswered: InboundMessage[];
  answeredByPerson?: InboundMessage[];
  /** A trigger undoes a stop only where an agent has triggers. */
  stop?: 'always' | 'without an agent';
  severe?: 'minor' | 'red-flag';
};
const words: Words[] = [
  { unanswered: [] },
  { unanswered: [message('see you then')] },
  { unanswered: [message('i want a human')] },
  { unanswered: [message('stop')], stop: 'always' },
  { unanswered: [], answeredByPerson: [message('stop')], stop: 'always' },
  { unanswered: [message('stop', 4), message('shred')], stop: 'without an agent' },
  { unanswered: [message('im 15')], severe: 'minor' },
  { unanswered: [message('i want to kill myself')], severe: 'red-flag' },
  { unanswered: [message('im 15', 3, { deleted: true })] },
];

const rulesOfAgent: AgentRules = {
  triggers: keywordTriggers(['Shred']),
  reengagements: keywordTriggers(['Back']),
  delay: { type: 'custom', minutes: 0 },
};
const switches: Pick<ChatState, 'enabled' | 'offReason'>[] = [
  { enabled: true, offReason: null },
  ...(['coach-toggle', 'takeover', 'hand-over', 'finished', null] as const).map((offReason) => ({
    enabled: false,
    offReason,
  })),
];
const yesNo = [true, false];
/** The age of the contact's newest message by the platform's clock, in hours; null: they never wrote. */
const inbounds = [1, 23.9, 23.99, 24, 200, null];
const holds: ProactiveSituation['hold'][] = [
  null,
  { because: 'provider-down', until: inMinutes(5) },
  { because: 'account-restricted', until: inMinutes(60 * 24) },
];
const nights = [null, inMinutes(3), inMinutes(8 * 60)];
const pauses = [null, inMinutes(90)];

type Case = { situation: ProactiveSituation; words: Words; reason: ProactiveReason; inbound: number | null };

/**
 * How many of the switches that forbid speaking are set at once: every day at most one; the long run has all
 * combinations.
 */
const isEveryday = process.env['SPOTTER_HISTORIES'] === undefined;
const maxForbidding = isEveryday ? 1 : Infinity;

function* everyCase(): Generator<Case> {
  for (const enabled of yesNo)
    for (const agent of [rulesOfAgent, null])
      for (const planAllowsAutoreplies of yesNo)
        for (const otherAppOwnsThread of yesNo)
          for (const [neverAnswered, spam] of [
            [false, null],
            [true, null],
            [false, 'marked'],
          ] as const)
            for (const accountConnected of yesNo)
              for (const optedOut of yesNo) {
                const isKept = neverAnswered || spam !== null;
                const forbids = [!enabled, agent === null, !planAllowsAutoreplies, otherAppOwnsThread, isKept];
                if ([...forbids, !accountConnected, optedOut].filter(Boolean).length > maxForbidding) continue;
                for (const chatSwitch of switches)
                  for (const handedBackAt of [null, inMinutes(-2)])
                    for (const spoken of words)
                      for (const inbound of inbounds)
                        for (const hold of holds)
                          for (const isSpeaking of yesNo)
                            for (const nightEndsAt of nights)
                              for (const pausedUntil of isEveryday && (hold !== null || isSpeaking) ? [null] : pauses)
                                for (const reason of proactiveReasons)
                                  yield {
                                    words: spoken,
                                    reason,
                                    inbound,
                                    situation: {
                                      now,
                                      bot: { enabled },
                                      agent,
                                      planAllowsAutoreplies,
                                      chat: {
                                        ...chatSwitch,
                                        engaged: true,
                                        optedOut,
                                        otherAppOwnsThread,
                                        neverAnswered,
                                        spam,
                                        handedBackAt,
                                      },
                                      unanswered: spoken.unanswered,
                                      answeredByPerson: spoken.answeredByPerson ?? [],
                                      lastInboundAt: inbound === null ? null : inMinutes(-inbound * 60),
                                      accountConnected,
                                      hold,
                                      pausedUntil,
                                      isSpeaking,
                                      nightEndsAt,
                                    },
                                  };
              }
}

const isOwed = (reason: ProactiveReason) => reason === 'call-reminder' || reason === 'call-news';
const isPaused = ({ situation, reason }: Case) => situation.pausedUntil !== null && !isOwed(reason);
const waitsForDay = (reason: ProactiveReason) => reason === 'no-show-again' || reason === 'follow-up';
const speaks = ({ kind }: ProactiveDecision) => kind !== 'stay-silent';
/** By the words of the product: the agent stops five minutes before the platform's 24 hours are over. */
const isWindowUsable = ({ inbound }: Case) => inbound !== null && inbound * hour < 24 * hour - 5 * minute;
const asksToStop = ({ situation: { agent }, words: spoken }: Case) =>
  spoken.stop === 'always' || (spoken.stop === 'without an agent' && agent === null);
const isUnseen = ({ situation: { chat } }: Case) => chat.handedBackAt === null;
/** Whether nothing forbids the agent to speak in this chat. */
const isFree = (each: Case) => {
  const { bot, agent, planAllowsAutoreplies, chat, accountConnected } = each.situation;
  const isAgents = bot.enabled && agent !== null && planAllowsAutoreplies && accountConnected && chat.enabled;
  const isWanted =
    !chat.optedOut &&
    !chat.otherAppOwnsThread &&
    chat.neverAnswered !== true &&
    chat.spam === null &&
    !asksToStop(each);
  const isCalm = each.words.severe === undefined || !isUnseen(each);
  return isAgents && isWanted && isCalm && isWindowUsable(each);
};

/** Returns what the agent would do with an ordinary message in the same chat. */
function decideAboutOrdinary({ bot, agent, planAllowsAutoreplies, chat, lastInboundAt }: ProactiveSituation) {
  const unanswered = [message('how much is it?', 1)];
  const before = { quietSince: inMinutes(-60), failedAttempts: 0, quietMs: 4000 };
  return decideReply({ now, bot, agent, planAllowsAutoreplies, chat, lastInboundAt, unanswered, ...before });
}

const sentences: Record<string, (each: Case, decision: ProactiveDecision) => boolean> = {
  'who asked to stop hears nothing, whether or not anybody has noticed the stop yet': (each, decision) =>
    (!each.situation.chat.optedOut && !asksToStop(each)) || !speaks(decision),
  'who is on the never list hears nothing': ({ situation }, decision) =>
    situation.chat.neverAnswered !== true || !speaks(decision),
  'who is taken for a seller hears nothing': ({ situation }, decision) =>
    situation.chat.spam === null || !speaks(decision),
  'a person who has the chat is not talked over, not even about a booked call': ({ situation }, decision) =>
    situation.chat.enabled || !speaks(decision),
  'nothing is said outside the window, nor to who never wrote': (each, decision) =>
    isWindowUsable(each) || !speaks(decision),
  'nothing is said for an account that is switched off': ({ situation }, decision) =>
    situation.bot.enabled || !speaks(decision),
  'nothing is said without an agent': ({ situation }, decision) => situation.agent !== null || !speaks(decision),
  'nothing is said where the plan does not allow it': ({ situation }, decision) =>
    situation.planAllowsAutoreplies || !speaks(decision),
  'nothing is said where another app has the conversation': ({ situation }, decision) =>
    !situation.chat.otherAppOwnsThread || !speaks(decision),
  'an account that cannot send says nothing, so that an email goes out in time': ({ situation }, decision) =>
    situation.accountConnected || !speaks(decision),
  'who is in danger or too young, and has not been answered, is not sent a routine message': (each, decision) =>
    each.words.severe === undefined || !isUnseen(each) || !speaks(decision),
  'nothing comes between what is being said': ({ situation }, decision) =>
    !situation.isSpeaking || decision.kind !== 'send',
  'nothing leaves while the account must not send': ({ situation }, decision) =>
    situation.hold === null || decision.kind !== 'send',
  'nobody is woken for what they neither asked for nor would miss': ({ situation, reason }, decision) =>
    !waitsForDay(reason) || situation.nightEndsAt === null || decision.kind !== 'send',
  'what the contact asked for, or would miss, is said at night too': (each, decision) =>
    !isFree(each) ||
    waitsForDay(each.reason) ||
    each.situation.isSpeaking ||
    each.situation.hold !== null ||
    isPaused(each) ||
    decision.kind === 'send',
  'nothing that can wait is said while the coach wants silence': (each, decision) =>
    !isPaused(each) || decision.kind !== 'send',
  'a pause changes nothing for the guest of a call: reminders and news of it go on': (each, decision) => {
    if (!isOwed(each.reason)) return true;
    const unpaused = decideProactiveMessage({ ...each.situation, pausedUntil: null }, each.reason);
    return JSON.stringify(unpaused) === JSON.stringify(decision);
  },
  'where nothing speaks against it, it is said or waits': (each, decision) => !isFree(each) || speaks(decision),
  'where nothing keeps it, it is said now': (each, decision) => {
    const { isSpeaking, hold, nightEndsAt } = each.situation;
    const isKept = isSpeaking || hold !== null || nightEndsAt !== null || isPaused(each);
    return !isFree(each) || isKept || decision.kind === 'send';
  },
  'a wait ends in the future and not after the window': ({ situation: { lastInboundAt } }, decision) => {
    if (decision.kind !== 'wait') return true;
    const closesAt = lastInboundAt!.getTime() + 24 * hour - 5 * minute;
    return decision.until > now && decision.until.getTime() <= closesAt;
  },
  'what waited is not said after the window': (each, decision) => {
    if (decision.kind !== 'wait') return true;
    const then = {
      ...each.situation,
      now: decision.until,
      isSpeaking: false,
      hold: null,
      pausedUntil: null,
      nightEndsAt: null,
    };
    const later = decideProactiveMessage(then, each.reason);
    const isOver = decision.until.getTime() >= then.lastInboundAt!.getTime() + 24 * hour - 5 * minute;
    return isOver ? later.kind === 'stay-silent' && later.because === 'window-closed' : later.kind === 'send';
  },
  'it says why it speaks': ({ reason }, decision) => decision.kind !== 'send' || decision.because === reason,
  'where an ordinary message would get no answer nothing is said unasked, for the same reason': (each, decision) => {
    const { situation } = each;
    if (each.words.unanswered.length > 0 || asksToStop(each) || !situation.accountConnected) return true;
    const answer = decideAboutOrdinary(situation);
    if (answer.kind === 'stay-silent') {
      return decision.kind === 'stay-silent' && decision.because === answer.because;
    }
    return answer.kind === 'reply' ? speaks(decision) : false;
  },
  'only a promise that cannot be kept goes to the coach': ({ reason }, decision) =>
    decision.kind !== 'stay-silent' || decision.forCoach === null || reason === 'asked-for-later',
  'such a promise never goes to the coach for who wants nothing, or from a chat that they have': (each, decision) =>
    decision.kind !== 'stay-silent' ||
    decision.forCoach === null ||
    (each.situation.chat.enabled &&
      each.situation.chat.neverAnswered !== true &&
      each.situation.chat.spam === null &&
      !each.situation.chat.optedOut &&
      !asksToStop(each)),
  'a promise to who can still be told by the coach does not get lost': (each, decision) => {
    const { chat } = each.situation;
    const isWanted =
      chat.enabled && chat.neverAnswered !== true && chat.spam === null && !chat.optedOut && !asksToStop(each);
    const isPromise = each.reason === 'asked-for-later' && isWanted && decision.kind === 'stay-silent';
    return !isPromise || decision.forCoach === 'talk-later';
  },
};

const seen = { cases: 0, kinds: new Set<string>() };
const violations = new Map<string, string>();

beforeAll(() => {
  const checks = Object.entries(sentences);
  for (const each of everyCase()) {
    const decision = decideProactiveMessage(each.situation, each.reason);
    seen.cases += 1;
    seen.kinds.add(decision.kind === 'wait' ? 'wait' : `${decision.kind} ${decision.because}`);
    for (const [sentence, isTrue] of checks) {
      if (!violations.has(sentence) && !isTrue(each, decision))
        violations.set(sentence, JSON.stringify({ decision, ...each }, null, 2));
    }
  }
});

test.each(Object.keys(sentences))('%s', (sentence) => {
  expect(violations.get(sentence)).toBeUndefined();
});

test('the cases reach every decision there is', () => {
  const silences = [
    'other-app-owns-thread',
    'opted-out',
    'bot-disabled',
    'never-list',
    'spam',
    'no-agent',
    'plan',
    'account-reconnect',
    'window-closed',
    'chat-disabled',
    'taken-over',
    'handed-over',
    'finished',
    'minor',
    'red-flag',
  ];
  const every = [
    ...proactiveReasons.map((reason) => `send ${reason}`),
    'wait',
    ...silences.map((reason) => `stay-silent ${reason}`),
  ];
  expect([...seen.kinds].toSorted()).toEqual(every.toSorted());
  expect(seen.cases).toBeGreaterThan(100_000);
});

test('a client gets what they wait for, but no follow-up', () => {
  const everySo = 97;
  let cases = 0;
  for (const { situation, reason } of everyCase()) {
    cases += 1;
    if (cases % everySo !== 0) continue;
    const toLead = decideProactiveMessage(situation, reason);
    const toClient = decideProactiveMessage({ ...situation, chat: { ...situation.chat, client: true } }, reason);
    const isHeldBack = reason === 'follow-up' && toLead.kind !== 'stay-silent';
    expect(toClient).toEqual(isHeldBack ? { kind: 'stay-silent', because: 'client', forCoach: null } : toLead);
  }
});
