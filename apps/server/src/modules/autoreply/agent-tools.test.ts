import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAgentTools, isExhausted, type ToolTurn } from './agent-tools.ts';

async function use(turn: ToolTurn, ...calls: [string, unknown][]) {
  const { tools, effects } = createAgentTools(turn);
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

  test('once the conversation was given to the coach no call is arranged any more', async () => {
    const asked: unknown[] = [];
    const book = {
      name: 'book_call',
      description: '',
      input: z.unknown(),
      execute: async () => ({ nth: asked.push('book') }),
    };
    const { tools } = createAgentTools({ calls: [] }, [book]);
    const run = (name: string, input: unknown) => tools.find((tool) => tool.name === name)!.execute(input);
    await run('hand_over', { reason: 'minor' });
    expect(await run('book_call', {})).toEqual({ ok: false, code: 'handed_over' });
    expect(asked).toEqual([]);
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
