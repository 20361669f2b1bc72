import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAgentTools, isExhausted, type ToolTurn } from './agent-tools.ts';

/** The contact's messages in these tests. */
const details = {
  contactTexts: ['SHRED', 'i want to lose 5 kg, or 10', '3 days, no, 4'],
  asked: [],
  keywords: ['SHRED'],
};

async function use(turn: ToolTurn, ...calls: [string, unknown][]) {
  const { tools, effects } = createAgentTools(turn, details);
  const answers: unknown[] = [];
  for (const [name, input] of calls) answers.push(await tools.find((tool) => tool.name === name)!.execute(input));
  return { effects, answers };
}

describe('the tools of an answer', () => {
  test('a fact told twice is remembered once, as it was told last', async () => {
    const { effects } = await use(
      { calls: [] },
      ['record_fact', { name: 'goal', value: 'lose 5 kg' }],
      ['record_fact', { name: 'goal', value: 'lose 10 kg' }],
    );
    expect(effects.facts).toEqual([{ name: 'goal', value: 'lose 10 kg' }]);
  });

  test('a field spelled otherwise is the same field', async () => {
    const { effects } = await use(
      { calls: [] },
      ['record_fact', { name: 'Training days', value: '3' }],
      ['record_fact', { name: 'training_days', value: '4' }],
    );
    expect(effects.facts).toEqual([{ name: 'training_days', value: '4' }]);
  });

  test.each([
    ['a greeting', { name: 'goal', value: 'SHRED' }, 'greeting'],
    ['what nobody wrote', { name: 'goal', value: 'run a marathon' }, 'not-said'],
    ['an answer to something else', { name: 'goal', value: '3 days' }, 'other-field'],
  ])('%s is not recorded, and the model is told why', async (_, fact, because) => {
    const { effects, answers } = await use({ calls: [] }, ['record_fact', fact]);
    expect(effects.facts).toEqual([]);
    expect(answers).toEqual([expect.objectContaining({ ok: false, code: 'no_fact', because })]);
  });

  test.each([
    ['set_stage', { stage: 'lost', reason: 'price' }, { reason: 'price', note: null }],
    ['set_stage', { stage: 'lost' }, { reason: 'other', note: null }],
    ['set_stage', { stage: 'lost', reason: 'too far', note: 7 }, { reason: 'other', note: null }],
    [
      'set_stage',
      { stage: 'lost', reason: 'other', note: ` ${'x'.repeat(300)}` },
      { reason: 'other', note: 'x'.repeat(200) },
    ],
    ['set_stage', { stage: 'qualified', reason: 'price' }, null],
    ['end_conversation', { outcome: 'not-interested' }, { reason: 'not_interested', note: null }],
    ['end_conversation', { outcome: 'not-interested', reason: 'not_now' }, { reason: 'not_now', note: null }],
    ['end_conversation', { outcome: 'not-a-fit' }, { reason: 'not_a_fit', note: null }],
    ['end_conversation', { outcome: 'settled', reason: 'price' }, null],
  ])('%s %j loses the lead for %j', async (name, input, lost) => {
    const { effects, answers } = await use({ calls: [] }, [name, input]);
    expect(effects.lost).toEqual(lost);
    expect(answers).toEqual([{ ok: true }]);
  });

  test('the reason of the stage is kept when the talk ends without one', async () => {
    const { effects } = await use(
      { calls: [] },
      ['set_stage', { stage: 'lost', reason: 'location' }],
      ['end_conversation', { outcome: 'not-a-fit' }],
    );
    expect(effects).toMatchObject({ end: 'not-a-fit', lost: { reason: 'location' } });
  });

  test('once the conversation was given to the coach no call is arranged any more', async () => {
    const asked: unknown[] = [];
    const book = {
      name: 'book_call',
      description: '',
      input: z.unknown(),
      execute: async () => ({ nth: asked.push('book') }),
    };
    const { tools } = createAgentTools({ calls: [] }, details, { booking: [book] });
    const run = (name: string, input: unknown) => tools.find((tool) => tool.name === name)!.execute(input);
    await run('hand_over', { reason: 'minor' });
    expect(await run('book_call', {})).toEqual({ ok: false, code: 'handed_over' });
    expect(asked).toEqual([]);
  });

  test.each([
    { danger: 'self-harm' },
    { danger: 'none', isMinor: true },
    { danger: 'none', wantsPerson: true },
    { danger: 'none', wantsToStop: true },
  ])('once it was judged that selling has an end (%j) no call is arranged any more', async (judgment) => {
    const book = { name: 'book_call', description: '', input: z.unknown(), execute: async () => ({ ok: true }) };
    const { tools, effects } = createAgentTools({ calls: [] }, details, { booking: [book] });
    const run = (name: string, input: unknown) => tools.find((tool) => tool.name === name)!.execute(input);
    await run('judge_message', { danger: 'none' });
    expect(await run('book_call', {})).toEqual({ ok: true });
    await run('judge_message', judgment);
    expect(await run('book_call', {})).toEqual({ ok: false, code: 'handed_over' });
    // A later judgment does not take the first one back.
    await run('judge_message', { danger: 'none' });
    expect(await run('book_call', {})).toEqual({ ok: false, code: 'handed_over' });
    expect(effects.judgement).not.toBeNull();
  });

  test('a stage can be set to what words can tell, and to nothing that is a fact', async () => {
    expect((await use({ calls: [] }, ['set_stage', { stage: 'qualified' }])).effects.stage).toBe('qualified');
    await expect(use({ calls: [] }, ['set_stage', { stage: 'booked' }])).rejects.toThrow('Invalid option');
    await expect(use({ calls: [] }, ['set_stage', { stage: 'needs_you' }])).rejects.toThrow('Invalid option');
  });

  test('a model in a loop does nothing any more after twelve calls, over all its tries at one answer', async () => {
    const turn: ToolTurn = { calls: [] };
    for (let call = 0; call < 12; call += 1) await use(turn, ['set_stage', { stage: 'engaged' }]);
    expect(isExhausted(turn)).toBe(false);
    const { effects, answers } = await use(turn, ['hand_over', { reason: 'anger' }]);
    expect(answers).toEqual([{ ok: false, code: 'too_many_calls' }]);
    expect(effects.handOver).toBeNull();
    expect(isExhausted(turn)).toBe(true);
  });
});
