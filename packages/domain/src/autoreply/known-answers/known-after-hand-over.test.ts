import { expect, test } from 'vitest';
import { handOverReasons } from '../../safety/hand-over-reasons.ts';
import { decideReply } from '../decision/decide-reply.ts';
import type { AgentRules, ChatState, ReplySituation } from '../decision/reply-situation.ts';

const start = new Date('2026-11-24T16:00:00Z');
const handedOver: ChatState = {
  enabled: false,
  offReason: 'hand-over',
  handOverReason: 'asked-for-human',
  engaged: true,
  optedOut: false,
  otherAppOwnsThread: false,
};
const agent: AgentRules = {
  triggers: [],
  reengagements: [],
  answersAfterHandOver: true,
  delay: { type: 'custom', minutes: 0 },
};

function decide(text: string, changes: Partial<Omit<ReplySituation, 'chat'>> & { chat?: Partial<ChatState> } = {}) {
  const { chat, ...others } = changes;
  const message = { id: 'm', text, kind: 'content', hasAttachments: false, deleted: false, receivedAt: start } as const;
  return decideReply({
    now: new Date(start.getTime() + 60_000),
    quietMs: 0,
    bot: { enabled: true },
    agent,
    planAllowsAutoreplies: true,
    unanswered: [message],
    lastInboundAt: start,
    quietSince: null,
    failedAttempts: 0,
    ...others,
    chat: { ...handedOver, ...chat },
  });
}

const silent = (because: string) => ({ kind: 'stay-silent', because });

test('a harmless question after a wish for a person may be answered, with a reason of its own', () => {
  expect(decide('do i need a gym for this?')).toMatchObject({ kind: 'reply', because: 'known-after-hand-over' });
});

test('nothing is answered that asks nothing, that nothing known answered, or that the coach kept to themselves', () => {
  for (const text of ['hello?', 'ok thanks', 'im waiting']) expect(decide(text), text).toEqual(silent('handed-over'));
  expect(decide('do i need a gym?', { failedAttempts: 1 })).toEqual(silent('handed-over'));
  const silentAgent = { ...agent, answersAfterHandOver: false };
  expect(decide('do i need a gym?', { agent: silentAgent })).toEqual(silent('handed-over'));
});

test('never after danger, money or anger, nor where the question is about one of them', () => {
  const answered = handOverReasons.filter(
    (handOverReason) => decide('do i need a gym?', { chat: { handOverReason } }).kind === 'reply',
  );
  expect(answered).toEqual(['asked-for-human', 'unanswered', 'unheard-note']);
  for (const text of ['how much to kill myself?', 'where is my money, i paid already?', 'can i talk to a human?'])
    expect(decide(text), text).toEqual(silent('handed-over'));
});

test('never over a person: as soon as the coach writes or uses the switch it is silent', () => {
  for (const [offReason, because] of [
    ['takeover', 'taken-over'],
    ['coach-toggle', 'chat-disabled'],
  ] as const)
    expect(decide('do i need a gym?', { chat: { offReason } })).toEqual(silent(because));
});

test('not more often than any chat is answered, and not to a machine', () => {
  const answersGiven = { lastHour: 20, sincePerson: 20 };
  expect(decide('do i need a gym?', { answersGiven })).toEqual(silent('handed-over'));
  expect(decide('Thanks for contacting us! Our team will reply soon. How can we help?')).toEqual(silent('handed-over'));
});
