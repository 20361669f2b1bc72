import { beforeAll, expect, test } from 'vitest';
import { maxAnswersPerHour, maxAnswersPerChat } from './answer-caps.ts';
import type { Turn } from './bot-loop.ts';
import { decideReply } from './decide-reply.ts';
import { handOverReasons } from '../../safety/hand-over-reasons.ts';
import { type ReplyDecision, type ReplyReason, replyReasons, silenceReasons, waitReasons } from './reply-decision.ts';
import type { AgentRules, ChatState, InboundMessage, ReplySituation } from './reply-situation.ts';
import type { EntryTrigger } from '../triggers/entry-trigger.ts';
import { keywordTriggers } from '../triggers/keyword-trigger.ts';

const start = Date.UTC(2026, 2, 10, 12);
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const quietMs = 4 * second;

function message(text: string, seconds = 0, changes: Partial<InboundMessage> = {}): InboundMessage {
  return {
    id: `${text}@${seconds}`,
    text,
    kind: 'content',
    hasAttachments: false,
    deleted: false,
    receivedAt: new Date(start + seconds * second),
    ...changes,
  };
}

/** The unanswered messages, with what a reader sees in them. */
type Conversation = {
  messages: InboundMessage[];
  content: string[];
  trigger?: true;
  /** The kind of trigger that fits how the contact came, whatever they wrote. */
  came?: EntryTrigger['kind'];
  back?: true;
  /** Whether a word in it keeps its keyword from counting. */
  excluded?: true;
  stop?: true;
  thanks?: true;
  /** Whether it sells to who is not known yet. */
  sells?: true;
  person?: true;
  severe?: true;
  /** Whether a machine wrote it: always, or when the same text came three times before. */
  machine?: 'always' | 'when repeated';
};

const awayNote = 'Thanks for your message! We will get back to you as soon as possible.';
const pitch = 'Shred faster with our new premium supplements for coaches';

const conversations: Conversation[] = [
  { messages: [], content: [] },
  { messages: [message('hey there')], content: ['hey there@0'] },
  { messages: [message('SHRED pls')], content: ['SHRED pls@0'], trigger: true },
  { messages: [message('SHRED giveaway')], content: ['SHRED giveaway@0'], excluded: true },
  { messages: [message('im BACK')], content: ['im BACK@0'], back: true },
  { messages: [message('back for shred')], content: ['back for shred@0'], trigger: true, back: true },
  { messages: [message('a'), message('b', 3), message('c', 6)], content: ['a@0', 'b@3', 'c@6'] },
  {
    messages: [message('shred'), message('b', 20), message('c', 50)],
    content: ['shred@0', 'b@20', 'c@50'],
    trigger: true,
  },
  { messages: [message('', 0, { hasAttachments: true })], content: ['@0'] },
  { messages: [message('thanks!'), message('👍', 2)], content: ['thanks!@0', '👍@2'], thanks: true },
  { messages: [message('i want a human')], content: ['i want a human@0'], person: true },
  {
    messages: [message('shred'), message('im 15', 2)],
    content: ['shred@0', 'im 15@2'],
    trigger: true,
    person: true,
    severe: true,
  },
  {
    messages: [message('shred'), message('i want to kill myself', 2)],
    content: ['shred@0', 'i want to kill myself@2'],
    trigger: true,
    person: true,
    severe: true,
  },
  { messages: [message(awayNote)], content: [`${awayNote}@0`], machine: 'always' },
  { messages: [message(pitch)], content: [`${pitch}@0`], trigger: true, machine: 'when repeated' },
  {
    messages: [message('Want 10k real followers this week? Only $49, reply YES', 0)],
    content: ['Want 10k real followers this week? Only $49, reply YES@0'],
    sells: true,
  },
  { messages: [message('stop')], content: ['stop@0'], stop: true },
  { messages: [message('shred'), message('stop', 2)], content: ['shred@0', 'stop@2'], stop: true },
  { messages: [message('stop'), message('shred', 2)], content: ['stop@0', 'shred@2'], trigger: true },
  { messages: [message('shred', 0, { deleted: true })], content: [] },
  { messages: [message('', 0, { kind: 'unsupported' })], content: [] },
  { messages: [message('shred', 0, { kind: 'standby' })], content: [] },
  { messages: [message('how much', 0, { entry: { story: 'reply' } })], content: ['how much@0'], came: 'story-reply' },
  {
    messages: [message('', 0, { hasAttachments: true, entry: { story: 'mention' } })],
    content: ['@0'],
    came: 'story-mention',
  },
  { messages: [message('hi', 0, { entry: { adId: '7' } })], content: ['hi@0'], came: 'ad' },
  { messages: [message('hi', 0, { entry: { ref: 'bio' } })], content: ['hi@0'], came: 'link' },
  { messages: [message('Prices?', 0, { entry: { iceBreaker: true } })], content: ['Prices?@0'], came: 'ice-breaker' },
  {
    messages: [message('shred', 0, { kind: 'standby' }), message('oops', 1, { deleted: true }), message('hi', 2)],
    content: ['hi@2'],
  },
];

const delays: (AgentRules['delay'] | null)[] = [
  null,
  { type: 'custom', minutes: 0 },
  { type: 'custom', minutes: 30 },
  { type: 'adaptive' },
];
const on = { id: 'a', enabled: true };
const entries: EntryTrigger[] = [
  { ...on, kind: 'story-reply', words: [] },
  { ...on, kind: 'story-mention' },
  { ...on, kind: 'ad', adIds: ['7'] },
  { ...on, kind: 'link', refs: [] },
  { ...on, kind: 'ice-breaker', words: [] },
];
const anyMessage: EntryTrigger = { ...on, kind: 'any-message' };
const agents = [
  ...delays.map((delay) => delay && agentOf(entries, delay)),
  agentOf([...entries, anyMessage], { type: 'custom', minutes: 0 }),
  // They begin after every case.
  ...(['wait', 'silent'] as const).map((outside) => ({
    ...agentOf(entries, { type: 'custom', minutes: 0 }),
    activeHours: { days: [], from: '18:00', to: '20:00', outside, zone: 'UTC' },
  })),
];
function agentOf(others: EntryTrigger[], delay: AgentRules['delay']): AgentRules {
  const triggers = [...keywordTriggers(['Shred'], { matches: [], excludeWords: ['Giveaway'] }), ...others];
  return { triggers, reengagements: keywordTriggers(['Back']), answersAfterHandOver: true, delay };
}
const switches: Pick<ChatState, 'enabled' | 'offReason' | 'handOverReason'>[] = [
  { enabled: true, offReason: null },
  ...(['coach-toggle', 'takeover', 'hand-over', 'finished', null] as const).map((offReason) => ({
    enabled: false,
    offReason,
  })),
  { enabled: false, offReason: 'hand-over', handOverReason: 'asked-for-human' },
];
const windows = {
  open: (last: number) => new Date(last),
  'about to close': (last: number) => new Date(last - day + 12 * minute),
  closed: (last: number) => new Date(last - day),
};
type Window = keyof typeof windows;
const elapsed = [0, quietMs - 1, quietMs, 31 * minute];
const yesNo = [true, false];

/** What happened before, in the combinations that matter. */
type Past = Pick<ReplySituation, 'quietSince' | 'failedAttempts' | 'answersGiven' | 'recentTurns'>;
const aMinuteAgo = new Date(start - minute);
const pasts: Past[] = [
  ...[null, aMinuteAgo, new Date(start - 8 * day)].map((quietSince) => ({ quietSince, failedAttempts: 0 })),
  { quietSince: aMinuteAgo, failedAttempts: 2 },
  { quietSince: aMinuteAgo, failedAttempts: 0, answersGiven: { lastHour: maxAnswersPerHour, sincePerson: 40 } },
  { quietSince: aMinuteAgo, failedAttempts: 0, answersGiven: { lastHour: 0, sincePerson: maxAnswersPerChat } },
  {
    quietSince: aMinuteAgo,
    failedAttempts: 0,
    recentTurns: [4, 3, 2].flatMap((minutesAgo): Turn[] => [
      { from: 'contact', text: pitch, at: new Date(start - minutesAgo * minute) },
      { from: 'agent', text: `What is your goal? ${minutesAgo}`, at: new Date(start - minutesAgo * minute + second) },
    ]),
  },
];

/** What must hold for the agent to speak at all. */
type Circumstances = Pick<ReplySituation, 'bot' | 'agent' | 'planAllowsAutoreplies'> & {
  otherAppOwnsThread: boolean;
  neverAnswered: boolean;
  spam: 'marked' | null;
  window: Window;
};

function* everyCircumstance(): Generator<Circumstances> {
  for (const enabled of yesNo)
    for (const agent of agents)
      for (const planAllowsAutoreplies of yesNo)
        for (const otherAppOwnsThread of yesNo)
          for (const neverAnswered of yesNo)
            for (const spam of [null, 'marked'] as const)
              for (const window of Object.keys(windows) as Window[])
                yield {
                  bot: { enabled },
                  agent,
                  planAllowsAutoreplies,
                  otherAppOwnsThread,
                  neverAnswered,
                  spam,
                  window,
                };
}

function countForbidding(each: Circumstances): number {
  const { bot, agent, planAllowsAutoreplies, otherAppOwnsThread, neverAnswered, spam, window } = each;
  const closed = window === 'closed';
  const unwanted = neverAnswered || spam !== null;
  const forbids = [!bot.enabled, agent === null, !planAllowsAutoreplies, otherAppOwnsThread, unwanted, closed];
  return forbids.filter(Boolean).length;
}

/**
 * Every day at most one of these forbids it, because a rule can be missed there;
 * the long run has every combination.
 */
const circumstances = [...everyCircumstance()].filter(
  (each) => process.env['SPOTTER_HISTORIES'] !== undefined || countForbidding(each) <= 1,
);

type Case = { situation: ReplySituation; conversation: Conversation; window: Window };

function* everyCase(): Generator<Case> {
  for (const conversation of conversations) {
    const { messages } = conversation;
    const last = messages.at(-1)?.receivedAt.getTime() ?? start;
    for (const { bot, agent, planAllowsAutoreplies, otherAppOwnsThread, neverAnswered, spam, window } of circumstances)
      for (const chatSwitch of switches)
        for (const engaged of yesNo)
          for (const optedOut of yesNo)
            for (const past of pasts)
              for (const elapsedMs of elapsed) {
                yield {
                  conversation,
                  window,
                  situation: {
                    now: new Date(last + elapsedMs),
                    quietMs,
                    bot,
                    agent,
                    planAllowsAutoreplies,
                    chat: { ...chatSwitch, engaged, optedOut, otherAppOwnsThread, neverAnswered, spam },
                    unanswered: messages,
                    lastInboundAt: windows[window](last),
                    ...past,
                  },
                };
              }
  }
}

const speaks = ({ kind }: ReplyDecision) => kind === 'reply' || kind === 'wait' || kind === 'opt-out';
const answers = ({ kind }: ReplyDecision) => kind === 'reply' || kind === 'wait';
const acts = ({ kind }: ReplyDecision) => kind !== 'stay-silent';
const isWindowUsable = ({ situation: { now, lastInboundAt } }: Case) =>
  lastInboundAt !== null && now.getTime() < lastInboundAt.getTime() + day - 5 * minute;
/** Whether nothing forbids the agent to speak in this chat now. */
const isFree = (each: Case) => {
  const { agent, bot, chat, planAllowsAutoreplies } = each.situation;
  const allowed = bot.enabled && agent !== null && planAllowsAutoreplies && isWindowUsable(each);
  const isKept = chat.neverAnswered === true || chat.spam !== null || each.conversation.sells === true;
  const wanted = chat.enabled && !chat.otherAppOwnsThread && !isKept && !mayStop(each);
  return allowed && wanted && each.conversation.content.length > 0;
};
const isMachine = ({ situation, conversation }: Case) =>
  conversation.machine === 'always' ||
  (conversation.machine === 'when repeated' && situation.recentTurns !== undefined);
/** Whether words, or the way in which the contact came, call the agent. */
const isCalled = ({ situation: { agent, quietSince }, conversation: { trigger, came } }: Case) =>
  trigger === true || came !== undefined || (agent?.triggers.includes(anyMessage) === true && quietSince === null);
const mayStop = ({ situation, conversation }: Case) => situation.chat.optedOut || conversation.stop === true;

/** Returns the earliest instant of an answer, calculated by hand from the words of the product. */
function earliest({ situation: { agent, unanswered }, conversation }: Case): number {
  const times = unanswered
    .filter(({ id }) => conversation.content.includes(id))
    .map(({ receivedAt }) => receivedAt.getTime());
  const first = Math.min(...times);
  const last = Math.max(...times);
  const quiet = Math.min(last + quietMs, first + 30 * second);
  const delay = agent?.delay.type === 'custom' ? agent.delay.minutes * minute : 10 * second;
  return Math.max(
    quiet,
    Math.min(last + delay, agent?.delay.type === 'adaptive' ? Math.max(last, first + 3 * minute) : Infinity),
  );
}

/** Reasons to answer that no trigger gives. */
const goesOn: ReplyReason[] = ['conversation-goes-on', 'known-after-hand-over'];

const sentences: Record<string, (each: Case, decision: ReplyDecision) => boolean> = {
  'every decision is one of the known ones': (_each, decision) => {
    switch (decision.kind) {
      case 'reply':
        return replyReasons.includes(decision.because);
      case 'wait':
        return waitReasons.includes(decision.because);
      case 'hand-over':
        return handOverReasons.includes(decision.because);
      case 'ask-danger':
        // What they write plainly needs a person, or plainly does not; doubtful words have a test of their own.
        return false;
      case 'ask-intent':
        // None of these agents has an intent; those that do have a test of their own.
        return false;
      case 'opt-out':
        return true;
      case 'stay-silent':
        return silenceReasons.includes(decision.because);
    }
  },
  'nothing is written while the account is switched off': ({ situation }, decision) =>
    situation.bot.enabled || !acts(decision),
  'nothing is written without an agent': ({ situation }, decision) => situation.agent !== null || !acts(decision),
  'nothing is written when the plan does not allow it': ({ situation }, decision) =>
    situation.planAllowsAutoreplies || !acts(decision),
  'nothing is written to a chat that another app owns': ({ situation }, decision) =>
    !situation.chat.otherAppOwnsThread || !acts(decision),
  'nothing is written outside the window': (each, decision) => isWindowUsable(each) || !acts(decision),
  'nothing happens where nothing was written': ({ conversation }, decision) =>
    conversation.content.length > 0 || !acts(decision),
  'nothing is written to a contact on the never list': ({ situation }, decision) =>
    situation.chat.neverAnswered !== true || !acts(decision),
  'nothing is written to whom the coach marked as spam, but for what is grave': (
    { situation, conversation },
    decision,
  ) => situation.chat.spam !== 'marked' || conversation.severe === true || !acts(decision),
  'nothing is written to a seller who is not in a conversation yet, and no model is asked': (
    { situation: { chat, recentTurns }, conversation },
    decision,
  ) => conversation.sells !== true || !chat.enabled || recentTurns !== undefined || !acts(decision),
  'what a person switched off or must see stays off, but for what knowledge answers': (
    { situation: { chat } },
    decision,
  ) =>
    chat.enabled ||
    chat.offReason === 'takeover' ||
    chat.offReason === 'finished' ||
    (chat.handOverReason === 'asked-for-human' && answers(decision)) ||
    !acts(decision),
  'after a takeover or an end only a re-engagement keyword brings the agent back': (
    { situation: { chat }, conversation },
    decision,
  ) => chat.enabled || chat.offReason === 'hand-over' || conversation.back === true || !acts(decision),
  'after a stop nothing but a trigger is answered': (each, decision) =>
    !mayStop(each) || each.conversation.trigger === true || decision.kind === 'opt-out' || !acts(decision),
  'a stop is confirmed once': ({ situation, conversation }, decision) =>
    decision.kind !== 'opt-out' ||
    (conversation.stop === true && !situation.chat.optedOut && situation.chat.engaged && situation.chat.enabled),
  'a chat that no agent has engaged needs a trigger': (each, decision) =>
    each.situation.chat.engaged || !each.situation.chat.enabled || isCalled(each) || !acts(decision),
  'after a week of silence a trigger is needed': (each, decision) =>
    (each.situation.quietSince?.getTime() ?? start) > start - 7 * day ||
    isCalled(each) ||
    each.conversation.back === true ||
    !answers(decision),
  'thanks alone is not answered': (each, decision) =>
    each.conversation.thanks !== true || isCalled(each) || !answers(decision),
  'what needs a person is never answered by the agent': ({ conversation }, decision) =>
    conversation.person !== true || !answers(decision),
  'caring words go with what is grave, and with nothing else': (_each, decision) =>
    decision.kind !== 'hand-over' ||
    (decision.severe === true) === (decision.because === 'minor' || decision.because === 'red-flag'),
  'what is grave is never left to silence where the agent may speak': (each, decision) =>
    each.conversation.severe !== true || !isFree(each) || decision.kind === 'hand-over',
  'a machine is not answered': (each, decision) => !isMachine(each) || !answers(decision),
  'beyond the limits of an hour or a chat the agent does not answer': ({ situation }, decision) =>
    situation.answersGiven === undefined || !answers(decision),
  'after failing twice the agent does not try again': ({ situation }, decision) =>
    situation.failedAttempts < 2 || !answers(decision),
  'an answer takes up everything that was written and nothing that was unsent': ({ conversation }, decision) =>
    decision.kind !== 'reply' || decision.to.join() === conversation.content.join(),
  'a keyword is named exactly when one decided': (_each, decision) => {
    if (decision.kind !== 'reply') return true;
    const named: Partial<Record<ReplyReason, string>> = { 'trigger-keyword': 'Shred', 're-engagement-keyword': 'Back' };
    return decision.keyword === (named[decision.because] ?? null);
  },
  'a word that is left out is named exactly where it kept a keyword from counting': ({ conversation }, decision) => {
    if (conversation.excluded === true && decision.kind === 'reply') return decision.because !== 'trigger-keyword';
    if (decision.kind !== 'stay-silent') return true;
    return decision.because === 'excluded-word'
      ? conversation.excluded === true && decision.keyword === 'Giveaway'
      : decision.keyword === undefined && (decision.because !== 'no-keyword' || conversation.excluded !== true);
  },
  'a way to come is named only where the contact came so': ({ situation, conversation }, decision) => {
    if (decision.kind !== 'reply' || !decision.because.startsWith('trigger-')) return true;
    if (decision.because === 'trigger-any-message') return situation.quietSince === null;
    return decision.because === 'trigger-keyword' || decision.because === `trigger-${conversation.came}`;
  },
  'nobody is answered before the quiet time and the delay, unless the window is about to close': (each, decision) =>
    decision.kind !== 'reply' || each.window === 'about to close' || each.situation.now.getTime() >= earliest(each),
  'a wait ends in the future': ({ situation }, decision) => decision.kind !== 'wait' || decision.until > situation.now,
  'a wait does not get longer as time passes': ({ situation }, decision) => {
    if (decision.kind !== 'wait') return true;
    const justBefore = decideReply({ ...situation, now: new Date(decision.until.getTime() - 1) });
    return justBefore.kind === 'wait' && justBefore.until.getTime() === decision.until.getTime();
  },
  'when the time of a wait has come the answer follows': ({ situation }, decision) => {
    if (decision.kind !== 'wait') return true;
    const then = decideReply({ ...situation, now: decision.until });
    return then.kind === 'reply' && then.keyword === decision.keyword;
  },
  'outside of its active hours a trigger starts nothing': ({ situation: { agent } }, decision) =>
    agent?.activeHours === undefined || decision.kind !== 'reply' || goesOn.includes(decision.because),
  'where nothing speaks against it the agent answers': (each, decision) => {
    const { situation, conversation } = each;
    const { chat } = situation;
    const ordinary = !conversation.thanks && !conversation.person && !isMachine(each) && situation.failedAttempts === 0;
    const withinLimits = situation.answersGiven === undefined && situation.agent?.activeHours === undefined;
    const called = isCalled(each) || (chat.engaged && situation.quietSince?.getTime() !== start - 8 * day);
    return !(isFree(each) && ordinary && withinLimits && called) || speaks(decision);
  },
};

const seen = { cases: 0, kinds: new Set<string>() };
const violations = new Map<string, string>();

beforeAll(() => {
  const checks = Object.entries(sentences);
  for (const each of everyCase()) {
    const decision = decideReply(each.situation);
    seen.cases += 1;
    seen.kinds.add(!('because' in decision) ? decision.kind : `${decision.kind} ${decision.because}`);
    for (const [sentence, holds] of checks) {
      if (!violations.has(sentence) && !holds(each, decision)) {
        violations.set(sentence, JSON.stringify({ decision, ...each }, null, 2));
      }
    }
  }
});

test.each(Object.keys(sentences))('%s', (sentence) => {
  expect(violations.get(sentence)).toBeUndefined();
});

test('the cases reach every kind of decision that a conversation can lead to', () => {
  const always = [
    // What a comment brings is decided elsewhere, and intents have a test of their own.
    ...replyReasons
      .filter((reason) => reason !== 'trigger-comment' && reason !== 'trigger-intent')
      .map((reason) => `reply ${reason}`),
    'wait delay',
    'wait burst',
    'wait outside-active-hours',
    // A canceled turn leaves nothing unanswered, so it has a test of its own; a client gets no follow-ups only.
    ...silenceReasons
      .filter((reason) => reason !== 'cancelled-by-coach' && reason !== 'client')
      .map((reason) => `stay-silent ${reason}`),
    'hand-over asked-for-human',
    'hand-over minor',
    'hand-over red-flag',
    'hand-over failed-twice',
    'opt-out',
  ];
  expect([...seen.kinds].toSorted()).toEqual(always.toSorted());
  expect(seen.cases).toBe(
    conversations.length * circumstances.length * switches.length * 2 * 2 * pasts.length * elapsed.length,
  );
});
