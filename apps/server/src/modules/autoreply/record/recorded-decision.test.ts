import { expect, test } from 'vitest';
import { isKnownDecision, keepsReason } from './recorded-decision.ts';

const about = { keyword: null, messageId: 'm1', at: '2026-11-20T10:00:00.000Z' };
const silence = (reason: 'handed-over' | 'taken-over' | 'already-answered', messageId = 'm1') =>
  ({ ...about, kind: 'stay-silent', reason, messageId }) as const;

test('why the agent was silent about a message stays as it was decided, whoever answers it afterwards', () => {
  expect(keepsReason(silence('handed-over'), silence('taken-over'))).toBe(true);
  expect(isKnownDecision(silence('handed-over'), silence('already-answered'))).toBe(true);
  expect(keepsReason(silence('handed-over'), silence('taken-over', 'm2'))).toBe(false);
  expect(keepsReason({ ...about, kind: 'wait', reason: 'burst' }, silence('taken-over'))).toBe(false);
});
