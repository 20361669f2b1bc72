import { type AgentRule, unsetFollowUps } from '@spotter/domain/autoreply';
import type { AgentTool, GenerateOutcome, GenerateRequest } from '@spotter/providers/ports/language-model';
import { expect, test } from 'vitest';
import { toWorkspaceId } from '../../../platform/access.ts';
import type { ChatCall } from '../../booking/in-chat/chat-call.ts';
import type { ChatCalls } from '../../booking/in-chat/chat-calls.ts';
import { createProposalDrafts, unknownGuest, type StoredProposal } from '../../booking/in-chat/chat-proposals.ts';
import { createProposalPayloads } from '../../booking/in-chat/proposal-payload.ts';
import { composeReply } from './compose-reply.ts';
import { slotName } from '../tools/proposal-names.ts';
import { emptyChat, messageOf } from '../trial/in-memory-chat.ts';

const usage = { model: 'setter', inputTokens: 100, outputTokens: 10, steps: 1, durationMs: 5 };

/** Composes a reply with a model that gives these answers, one after the other. */
async function compose(
  answers: ((request: GenerateRequest) => Promise<GenerateOutcome> | GenerateOutcome)[],
  handBackNote: string | null = null,
  known: ChatCall[] | null = null,
  earlierTexts = 'Hi there!',
  offered: { proposal: StoredProposal; answer: string } | null = null,
  goodbye: string | null = null,
  newest = 'hi, I want to get fit',
  rules: AgentRule[] = [],
) {
  const requests: GenerateRequest[] = [];
  const now = new Date('2026-11-20T12:00:00Z');
  const state = emptyChat(
    {
      id: 'a',
      workspaceId: toWorkspaceId('w'),
      name: 'Dana',
      description: null,
      model: null,
      instructions: 'Be warm.',
      delayType: 'custom',
      replyDelayMinutes: 0,
      triggerKeywords: [],
      keywordRules: { matches: [], excludeWords: [] },
      reengagementKeywords: [],
      reengagementRules: { matches: [], excludeWords: [] },
      triggers: [],
      newContactsOnly: false,
      activeHours: null,
      fields: ['injuries', 'goal'],
      caringWords: null,
      disclosureWords: null,
      goodbye,
      bubbles: 1,
      disclosureMode: 'always',
      disclosureSentences: null,
      offerIds: null,
      whenUnanswered: 'go-on',
      answersAfterHandOver: true,
      answers: 'auto',
      rules,
      followUps: unsetFollowUps,
      pausedUntil: null,
      followUpsSince: null,
      version: 1,
      createdAt: new Date(0),
    },
    now,
  );
  state.messages.push(
    messageOf(state, { from: 'agent', text: earlierTexts }, new Date('2026-11-11T12:00:00Z')),
    messageOf(state, { from: 'lead', text: offered?.answer ?? newest }, now),
  );
  if (offered !== null) state.messages[0]!.quickReplies = [];
  state.chat.handBackNote = handBackNote;
  state.chat.facts = [{ name: 'Goal', value: 'get fit' }];
  const composition = await composeReply(state, {
    model: {
      generate: async (_model, request) => {
        requests.push(request);
        return answers[requests.length - 1]!(request);
      },
    },
    now,
    timeoutMs: 1_000,
    canary: 'c4n4ry',
    signal: new AbortController().signal,
    truth: null,
    calls: known === null ? null : diaryOf(known, offered?.proposal ?? null),
  });
  return { composition, requests };
}

/** Returns a diary with these calls, which can be neither booked nor changed. */
function diaryOf(known: ChatCall[], proposal: StoredProposal | null): ChatCalls {
  return {
    ofChat: async () => known,
    invite: async () => undefined,
    findNeeds: async () => [],
    proposals: {
      ...createProposalDrafts(createProposalPayloads(Buffer.from('a key for tests only'))),
      findNewest: async () => proposal,
      markUsed: async () => {},
    },
    findOpenTimes: async () => ({ kind: 'calendar-down' }),
    book: async () => ({ kind: 'calendar-down' }),
    move: async () => ({ kind: 'calendar-down' }),
    cancel: async () => null,
  };
}

function callAt(start: string, state: ChatCall['state']): ChatCall {
  const changedAt = new Date('2026-11-10T12:00:00Z');
  return {
    appointmentId: start,
    start: new Date(start),
    changedAt,
    state,
    meetingUrl: null,
    place: null,
    manageUrl: 'https://spotter.example/call/test',
    bookingUrl: null,
  };
}

const says = (text: string) => (): GenerateOutcome => ({ kind: 'text', text, usage });

test('what both tries at an answer took is added up, and the first fault is told', async () => {
  const { composition } = await compose([says('{"name": "record_fact"}'), says('Great to hear!')]);
  expect(composition).toMatchObject({
    kind: 'draft',
    text: 'Great to hear!',
    effort: { repaired: 'tool-debris', usage: { inputTokens: 200, outputTokens: 20, steps: 2, durationMs: 10 } },
  });
});

test('a draft with words that a rule forbids is written again, and is not sent where it breaks the rule twice', async () => {
  const rules: AgentRule[] = [{ id: 'rule', kind: 'never', words: ['no pain', 'hardcore'] }];
  const withRules = (...drafts: string[]) =>
    compose(drafts.map(says), null, null, 'Hi there!', null, null, 'how hard is it?', rules);
  const broken = 'No pain, no gain: you will love it!';
  const repaired = await withRules(broken, 'You train as hard as you like.');
  expect(repaired.composition).toMatchObject({
    kind: 'draft',
    text: 'You train as hard as you like.',
    effort: { repaired: 'breaks-rule', refused: [{ text: broken, problem: 'breaks-rule' }] },
  });
  expect(repaired.requests[0]!.instructions).toContain('Never write: "no pain", "hardcore"');
  expect(repaired.requests[1]!.instructions).toContain('The coach never wants this written: "no pain"');
  const { composition } = await withRules(broken, 'We are hardcore people here!');
  expect(composition).toMatchObject({ kind: 'unusable', because: 'breaks-rule' });
});

const ends =
  (text: string) =>
  async (request: GenerateRequest): Promise<GenerateOutcome> => {
    await request.tools.find(({ name }) => name === 'end_conversation')!.execute({ outcome: 'not-a-fit' });
    return { kind: 'text', text, usage };
  };
const farewell = (goodbye: string, draft = 'All the best to you!', answer = 'hi, I want to get fit') =>
  compose([ends(draft), ends(draft)], null, null, 'Hi there!', null, goodbye, answer);

test('a lead who does not fit hears the coach’s goodbye, also where the draft must not be said', async () => {
  const goodbye = 'Thanks {first name}, I’m not the right coach for this: https://others.example/list';
  const said = 'Thanks, I’m not the right coach for this: https://others.example/list';
  const lost = { end: 'not-a-fit', lost: { reason: 'not_a_fit', note: null } };
  expect((await farewell(goodbye)).composition).toMatchObject({ kind: 'draft', text: said, effects: lost });
  const { composition, requests } = await farewell(goodbye, 'Only $40 for you!');
  expect(composition).toMatchObject({ kind: 'draft', text: said });
  expect(requests).toHaveLength(1);
});

test('a goodbye that the gate refuses is left out for the agent’s own words', async () => {
  expect((await farewell('Come back any time: it is $40 a month.')).composition).toMatchObject({
    text: 'All the best to you!',
    effects: { end: 'not-a-fit' },
  });
});

test('a lead who asks if a machine writes is told so before the goodbye', async () => {
  const { composition } = await farewell('Bye for now.', 'I am an AI assistant. Bye!', 'are you a bot?');
  expect(composition).toMatchObject({ text: expect.stringMatching(/automated assistant.* Bye for now\.$/s) });
});

test('a question too many is left out without asking the model again', async () => {
  const two = 'Three days is plenty. What have you tried so far? When could you start?';
  const { composition, requests } = await compose([says(two)]);
  expect(composition).toMatchObject({
    kind: 'draft',
    text: 'Three days is plenty. What have you tried so far?',
    effort: { repaired: null, mended: ['several-questions'] },
  });
  expect(requests).toHaveLength(1);
});

test('words of the model that ask something at a hand-over are not said', async () => {
  const handsOver = async ({ tools }: GenerateRequest): Promise<GenerateOutcome> => {
    await tools.find(({ name }: AgentTool) => name === 'hand_over')!.execute({ reason: 'medical' });
    return { kind: 'text', text: 'Dana reads this herself. Since when does it hurt?', usage };
  };
  const { composition } = await compose([handsOver]);
  expect(composition).toMatchObject({ kind: 'only-effects', effects: { handOver: 'medical' } });
});

test('that the coach has been told is not said: it is written anew', async () => {
  const { composition } = await compose([says('I have let the coach know.'), says('Great to hear!')]);
  expect(composition).toMatchObject({ kind: 'draft', text: 'Great to hear!', effort: { repaired: 'claims-told' } });
});

test('a model that calls tools without end has no answer, whatever it says then', async () => {
  const loop = async ({ tools }: GenerateRequest): Promise<GenerateOutcome> => {
    const stage = tools.find(({ name }: AgentTool) => name === 'set_stage')!;
    for (let call = 0; call < 20; call += 1) await stage.execute({ stage: 'engaged' });
    return { kind: 'text', text: 'Great to hear!', usage };
  };
  const { composition, requests } = await compose([loop]);
  expect(composition).toMatchObject({ kind: 'unusable', because: 'too-many-calls' });
  expect(requests).toHaveLength(1);
});

/** Returns a model's answer that judges what the contact wrote, and then does something else. */
const judges =
  (judgment: unknown, then: () => GenerateOutcome) =>
  async ({ tools }: GenerateRequest): Promise<GenerateOutcome> => {
    await tools.find(({ name }: AgentTool) => name === 'judge_message')!.execute(judgment);
    return then();
  };
const down = (): GenerateOutcome => ({ kind: 'unavailable', because: 'unreachable', retryAfterMs: null, detail: '' });

test.each([
  ['what it wrote is fit to be sent', says('Great! What is your goal?')],
  ['what it wrote is not', says('{"name": "record_fact"}')],
  ['it is gone before it writes', down],
])('a model that judged severely is not asked again, and nothing of its own is said: %s', async (_name, then) => {
  const { composition, requests } = await compose([judges({ danger: 'abuse' }, then)]);
  expect(composition).toMatchObject({ kind: 'only-effects', effort: { judgement: { danger: 'abuse' } } });
  expect(requests).toHaveLength(1);
});

test('a judgement of the first try holds for the second as well', async () => {
  const { composition } = await compose([
    judges({ danger: 'none', language: 'en' }, says('{"name": "record_fact"}')),
    says('Great to hear!'),
  ]);
  expect(composition).toMatchObject({ kind: 'draft', effort: { judgement: { danger: null, language: 'en' } } });
});

test('a model that does not judge, or judges nonsense, is answered for all the same', async () => {
  const { composition } = await compose([judges({ danger: 'who knows' }, says('Great to hear!'))]);
  expect(composition).toMatchObject({ kind: 'draft', text: 'Great to hear!', effort: { judgement: null } });
});

test('the coach’s note on handing back is told to the model, and which fields it need not ask for', async () => {
  const { requests } = await compose([says('Great to hear!')], 'She wants mornings only.');
  expect(requests[0]!.instructions).toContain('<coach_note>\nShe wants mornings only.\n</coach_note>');
  expect(requests[0]!.instructions).toContain(
    '<fields_to_learn>\ninjuries\ngoal: known, never ask for it\n</fields_to_learn>',
  );
});

const past = callAt('2026-11-17T17:00:00Z', 'past');
const canceled = callAt('2026-11-18T17:00:00Z', 'cancelled');
const standing = callAt('2026-11-24T17:00:00Z', 'booked');

test('the model is told what is open to be agreed to, and which of it the contact’s words name', async () => {
  const slots = [new Date('2026-11-23T17:00:00Z'), new Date('2026-11-24T17:00:00Z')];
  const proposal: StoredProposal = {
    id: '00000000-0000-7000-8000-00000000abcd',
    kind: 'offer',
    action: 'book',
    slots,
    state: 'live',
    messageId: 'offer',
    saidAt: new Date('2026-11-20T11:00:00Z'),
    expiresAt: new Date('2026-11-21T11:00:00Z'),
    zone: 'UTC',
    language: 'en',
    guest: unknownGuest,
  };
  const asked = async (answer: string) => {
    const { requests } = await compose([says('Sure!')], null, [], 'Which one?', { proposal, answer });
    return requests[0]!.instructions;
  };
  const [first, second] = slots.map(slotName);
  expect(await asked('the second one')).toContain(
    `<open_proposal>\noffered:\n${first} = Monday, November 23 at 5:00 PM (Coordinated Universal Time)\n` +
      `${second} = Tuesday, November 24 at 5:00 PM (Coordinated Universal Time)\ntheir words name ${second}\n</open_proposal>`,
  );
  expect(await asked('5 pm works')).toContain(`their words fit ${first}, ${second}: ask which`);
  expect(await asked('its my first time doing this')).not.toContain('their words');
});

test('a call that the contact was not told of is told by the product itself, whatever the model wrote', async () => {
  const news = { ...standing, changedAt: new Date('2026-11-19T12:00:00Z') };
  const { composition } = await compose([says('Great! See you tomorrow at 5!')], null, [news]);
  expect(composition).toMatchObject({
    kind: 'draft',
    text: 'Your call is booked for Tuesday, November 24 at 5:00 PM (Coordinated Universal Time).\nMove or cancel it here: https://spotter.example/call/test',
    effort: { repaired: null },
  });
});

test('a call that was confirmed in the chat is not confirmed again because its calendar says so too', async () => {
  const confirmed = { ...standing, changedAt: new Date('2026-11-19T12:00:00Z') };
  const spoken = 'Your call is booked for Tuesday, November 24 at 5:00 PM (Coordinated Universal Time).';
  const { composition } = await compose([says('Anytime!')], null, [confirmed], spoken);
  expect(composition).toMatchObject({ kind: 'draft', text: 'Anytime!' });
});

test.each([
  ['"booked" where a call stands', "You're booked!", [past, standing], null],
  ['"booked" where the only call is over', "You're booked!", [past], 'claims-booking'],
  ['"tomorrow" of a call in four days', 'See you tomorrow at 5!', [standing], 'claims-booking'],
  ['"cancelled" where the only call was', 'Your call is cancelled.', [canceled], null],
  ['"cancelled" where another call stands', 'Your call is cancelled.', [canceled, standing], 'claims-booking'],
])('what may be said of calls is what stands in the diary: %s', async (_what, text, known, repaired) => {
  const { composition } = await compose([says(text), says('Great to hear!')], null, known);
  expect(composition).toMatchObject({ kind: 'draft', effort: { repaired } });
});
