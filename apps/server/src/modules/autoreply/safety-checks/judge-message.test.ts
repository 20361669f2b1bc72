import { describe, expect, test } from 'vitest';
import { joinJudgments, judgeMessageTool, parseJudgment } from './judge-message.ts';

const calm = { danger: null, wantsPerson: false, wantsToStop: false, isMinor: false, language: null };

describe('a judgement', () => {
  test.each([
    [{ danger: 'none', wantsPerson: false, wantsToStop: false, isMinor: false, language: 'es' }, { language: 'es' }],
    [{ danger: 'Self Harm' }, { danger: 'self-harm' }],
    [{ danger: 'MEDICAL_EMERGENCY', extra: [1] }, { danger: 'medical-emergency' }],
    [{ danger: null, wantsPerson: 'true' }, { wantsPerson: true }],
    [{ wantsToStop: 'Yes', isMinor: 'no' }, { wantsToStop: true }],
    [{ danger: false, isMinor: 1, language: 5 }, {}],
    [{ danger: '', isMinor: true, language: '  ' }, { isMinor: true }],
  ])('%j is read as far as it goes', (input, read) => {
    expect(parseJudgment(input)).toEqual({ ...calm, ...read });
  });

  test.each([
    [null],
    ['self-harm'],
    [[]],
    [{}],
    [{ verdict: 'fine' }],
    [{ danger: 'perhaps something' }],
    [{ danger: { kind: 'abuse' } }],
    [{ danger: 'x'.repeat(1_000_000) }],
  ])('%j is none', (input) => {
    expect(parseJudgment(input)).toBeNull();
  });

  test('that cannot be read is told to the model, which may judge again', async () => {
    const stored: unknown[] = [];
    const tool = judgeMessageTool((judgment) => stored.push(judgment));
    expect(await tool.execute({ danger: 'suicide?!' })).toMatchObject({
      ok: false,
      danger: expect.arrayContaining(['none']),
    });
    expect(await tool.execute({ danger: 'self-harm' })).toEqual({ ok: true });
    expect(stored).toEqual([{ ...calm, danger: 'self-harm' }]);
  });

  test('is not taken back by a later one', () => {
    const first = { ...calm, danger: 'abuse' as const, language: 'en' };
    expect(joinJudgments(first, { ...calm, isMinor: true })).toEqual({ ...first, isMinor: true });
  });
});
