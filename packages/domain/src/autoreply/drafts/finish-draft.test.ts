import { describe, expect, test } from 'vitest';
import { mayFinishDraft, mustFinishDraft } from './finish-draft.ts';
import type { ReplyDecision } from '../decision/reply-decision.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 9, 0, second));
const reply: ReplyDecision = { kind: 'reply', to: ['a', 'b'], because: 'conversation-goes-on', keyword: null };
const wait = (because: 'burst' | 'delay' | 'provider-down'): ReplyDecision => ({
  kind: 'wait',
  until: at(30),
  because,
  keyword: null,
});

describe('a draft that must be finished', () => {
  test('is the third one for the same messages', () => {
    expect(mustFinishDraft([], at(0))).toBe(false);
    expect(mustFinishDraft([at(5)], at(0))).toBe(false);
    expect(mustFinishDraft([at(5), at(9)], at(0))).toBe(true);
  });

  test('does not count what was dropped before the contact was last answered', () => {
    expect(mustFinishDraft([at(1), at(2), at(9)], at(5))).toBe(false);
    expect(mustFinishDraft([at(1), at(2)], null)).toBe(false);
  });

  test('may be sent when the contact only wrote more', () => {
    expect(mayFinishDraft(reply, ['a'], ['a', 'b'])).toBe(true);
    expect(mayFinishDraft(wait('burst'), ['a'], ['a', 'b'])).toBe(true);
    expect(mayFinishDraft(wait('delay'), ['a'], ['a', 'b'])).toBe(true);
  });

  test.each<[string, ReplyDecision]>([
    ['a person took over', { kind: 'stay-silent', because: 'taken-over' }],
    ['the contact asked to stop', { kind: 'opt-out' }],
    ['a person is needed', { kind: 'hand-over', because: 'medical' }],
    ['the platform is down', wait('provider-down')],
  ])('may not be sent when %s', (_what, decision) => {
    expect(mayFinishDraft(decision, ['a'], ['a', 'b'])).toBe(false);
  });

  test('may not be sent when a message that it answers was unsent or answered by somebody else', () => {
    expect(mayFinishDraft(reply, ['a', 'b'], ['b', 'c'])).toBe(false);
    expect(mayFinishDraft(reply, ['a'], [])).toBe(false);
  });
});
