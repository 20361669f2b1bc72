import type { Offer } from '@spotter/domain/offers';
import type { AgentTool, GenerateOutcome, GenerateRequest } from '@spotter/providers/ports/language-model';
import { describe, expect, test } from 'vitest';
import { unstoredRow } from '../../../database/unstored-row.ts';
import { toWorkspaceId } from '../../../platform/access.ts';
import { agents } from '../../agents/index.ts';
import { composeReply } from '../composing/compose-reply.ts';
import { emptyChat, messageOf } from '../trial/in-memory-chat.ts';
import type { KnowledgeSources } from './known-sources.ts';

type Answer = (request: GenerateRequest) => Promise<GenerateOutcome> | GenerateOutcome;

const now = new Date('2026-11-20T12:00:00Z');
const shred: Offer = {
  id: 'shred',
  name: 'Shred',
  price: { amount: 9700, currency: 'USD', per: 'month', from: false },
  terms: '',
  link: null,
  forWhom: '',
  validUntil: null,
  active: true,
};

const withOffer: KnowledgeSources = {
  findAvailableKnowledge: async () => ({ offers: true, knowledge: false }),
  listOffers: async () => [shred],
  findPassages: async () => [],
};

/** Composes an agent's reply to these messages; the model answers by these, one after the other. */
async function compose(leadText: string[], answers: Answer[], truth = withOffer, agentText?: string) {
  const state = emptyChat(
    unstoredRow(agents, {
      id: 'a',
      workspaceId: toWorkspaceId('w'),
      name: 'Dana',
      instructions: 'Be warm.',
      delayType: 'custom',
      replyDelayMinutes: 0,
      triggerKeywords: [],
      reengagementKeywords: [],
      createdAt: now,
    }),
    now,
  );
  if (agentText !== undefined) state.messages.push(messageOf(state, { from: 'agent', text: agentText }, now));
  for (const text of leadText) state.messages.push(messageOf(state, { from: 'lead', text }, now));
  const requests: GenerateRequest[] = [];
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
    truth,
    calls: null,
  });
  return { composition, requests };
}

const usage = (inputTokens: number) => ({ model: 'setter', inputTokens, outputTokens: 10, steps: 1, durationMs: 5 });
const statesPrice: Answer = async ({ tools }) => {
  const named = { claims: [{ says: '$97', source: 'offer:shred', quote: 'Price: $97 a month' }], unanswered: [] };
  await tools.find(({ name }: AgentTool) => name === 'name_sources')!.execute(named);
  return { kind: 'text', text: 'Shred is $97 a month.', usage: usage(1_000) };
};
/**
 * Checks by these words: the answer's sentences, found among those that are false,
 * get this, and the others are seen.
 */
const verdict =
  (statement: string, onFalse = 'contradicted'): Answer =>
  ({ messages }) => {
    const [, judged = ''] = /<answer>\n([\s\S]*?)\n<\/answer>/.exec(messages[0]!.content) ?? [];
    const lines = judged.split('\n').map((line) => {
      const [number = '', sentence = ''] = line.split(': ', 2);
      return `${number}: ${written.has(sentence.trim()) ? statement : onFalse}`;
    });
    return { kind: 'text', text: lines.join('\n'), usage: usage(30) };
  };
/** What the model writes in these tests. */
const written = new Set(['Shred is $97 a month.', "I don't have that in front of me, I'll ask."]);
const priceShown = 'supported "Price: $97 a month"';

test('what the check of an answer took is added to what the answer took', async () => {
  const { composition } = await compose(['how much is it'], [statesPrice, verdict(priceShown)]);
  expect(composition).toMatchObject({
    kind: 'draft',
    effort: { usage: { inputTokens: 1_030, outputTokens: 20, steps: 2, durationMs: 10 } },
  });
});

test('so is what the check of a refused answer took, and that of an answer which is never sent', async () => {
  const refused = verdict('missing');
  const { composition } = await compose(['how much is it'], [statesPrice, refused, statesPrice, refused]);
  expect(composition).toMatchObject({
    kind: 'draft',
    text: 'Shred: $97 a month',
    effort: { usage: { inputTokens: 2_060, outputTokens: 40, steps: 4 } },
  });
});

test('what a check agrees with that agrees with everything is not sent, and the coach is quoted instead', async () => {
  const agrees = verdict(priceShown, priceShown);
  const { composition } = await compose(['how much is it'], [statesPrice, agrees, statesPrice, agrees]);
  expect(composition).toMatchObject({
    kind: 'draft',
    text: 'Shred: $97 a month',
    effort: {
      refused: [{ problem: 'unchecked-claim' }, { problem: 'unchecked-claim' }],
      sources: [{ kind: 'offer', id: 'offer:shred', quote: 'Price: $97 a month' }],
      unanswered: [],
    },
  });
});

test.each([
  ['hey', 'Great! How often do you train?', 'How often do you train?'],
  [
    'is there a shower?',
    'Sure! How often do you train?',
    "I don't have that in front of me. I'll ask and get back to you.",
  ],
])('of talk that could not be checked a question is left, unless the lead asks: %s', async (lead, text, left) => {
  const agrees = verdict('no-claim', 'no-claim');
  const talks: Answer = () => ({ kind: 'text', text, usage: usage(1_000) });
  const { composition } = await compose([lead], [talks, agrees, talks, agrees]);
  expect(composition).toMatchObject({ kind: 'draft', text: left });
});

test('what the coach has just said is not said again: then the agent asks', async () => {
  const refused = verdict('missing');
  const { composition } = await compose(
    ['how much is it'],
    [statesPrice, refused, statesPrice, refused],
    withOffer,
    'Shred: $97 a month',
  );
  expect(composition).toMatchObject({
    kind: 'draft',
    text: "I don't have that in front of me. I'll ask and get back to you.",
    effort: { sources: [], unanswered: [{ question: 'how much is it' }] },
  });
});

test('a question that no passage fits is one without an answer, once there is any knowledge', async () => {
  const asks: Answer = async ({ tools }) => {
    const details = { claims: [], unanswered: ['is there a sauna?'] };
    await tools.find(({ name }: AgentTool) => name === 'name_sources')?.execute(details);
    return { kind: 'text', text: "I don't have that in front of me, I'll ask.", usage: usage(1_000) };
  };
  const knows = (knowledge: boolean): KnowledgeSources => ({
    ...withOffer,
    findAvailableKnowledge: async () => ({ offers: false, knowledge }),
    listOffers: async () => [],
  });
  const { composition } = await compose(['is there a sauna?'], [asks, verdict('no-claim')], knows(true));
  expect(composition).toMatchObject({ effort: { unanswered: [{ question: 'is there a sauna?' }] } });
  const { requests } = await compose(['is there a sauna?'], [asks], knows(false));
  expect(requests[0]!.tools.map(({ name }) => name)).not.toContain('name_sources');
});

test('who asks whether a machine writes is told so, also where the rest has to be asked first', async () => {
  const lies: Answer = () => ({
    kind: 'text',
    text: "I'm Dana's automated assistant. It is $17 a month.",
    usage: usage(1_000),
  });
  const { composition } = await compose(['are you a bot? and how much is it?'], [lies, lies]);
  expect(composition).toMatchObject({
    kind: 'draft',
    text: expect.stringMatching(/automated assistant.* I don't have that in front of me\./),
  });
});

describe('where what the lead asks was found', () => {
  const equipment = 'A pair of dumbbells and a bench are enough.';
  const knows: KnowledgeSources = {
    findAvailableKnowledge: async () => ({ offers: false, knowledge: true }),
    listOffers: async () => [],
    findPassages: async () => [
      { id: 'entry:1', title: 'What equipment do I need?', heading: '', text: equipment, score: 2 },
    ],
  };
  const promisesToAsk: Answer = () => ({
    kind: 'text',
    text: "I don't have that in front of me, I'll ask.",
    usage: usage(1_000),
  });
  const source = { kind: 'entry', id: 'entry:1', title: 'What equipment do I need?' };

  test('a draft that does not use it is written again, with the passage quoted', async () => {
    const uses: Answer = async ({ tools }) => {
      const named = { claims: [{ says: equipment, source: 'entry:1', quote: equipment }], unanswered: [] };
      await tools.find(({ name }: AgentTool) => name === 'name_sources')!.execute(named);
      return { kind: 'text', text: equipment, usage: usage(1_000) };
    };
    written.add(equipment);
    const { composition, requests } = await compose(
      ['what equipment do i need'],
      [promisesToAsk, verdict('no-claim'), uses, verdict(`supported "${equipment}"`)],
      knows,
    );
    expect(requests[2]!.instructions).toContain(equipment);
    expect(requests[2]!.instructions).toContain('unused-source');
    expect(composition).toMatchObject({
      kind: 'draft',
      text: equipment,
      effort: {
        repaired: 'unused-source',
        found: { asked: 'what equipment do i need', source, used: true },
        refused: [{ problem: 'unused-source' }],
      },
    });
  });

  test('a model that leaves it again is believed, and the record says that it was not used', async () => {
    const { composition } = await compose(
      ['what equipment do i need'],
      [promisesToAsk, verdict('no-claim'), promisesToAsk, verdict('no-claim')],
      knows,
    );
    expect(composition).toMatchObject({ kind: 'draft', effort: { found: { source, used: false } } });
  });
});
