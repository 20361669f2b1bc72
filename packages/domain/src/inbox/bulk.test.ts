import { describe, expect, test } from 'vitest';
import {
  changedSinceDryRun,
  leaveOutOfBulk,
  snapshotOf,
  type BulkFacts,
  type BulkKind,
  type BulkReason,
} from './bulk.ts';

const at = new Date('2026-11-20T12:00:00Z');
const quiet: BulkFacts = {
  isAccountClosed: false,
  stage: 'engaged',
  autorepliesEnabled: true,
  offReason: null,
  handOverReason: null,
  handedOverAt: null,
  isOptedOut: false,
  isSpam: false,
  needsPerson: false,
  hasTag: false,
  assignee: null,
  lastActivityAt: at,
};
const off = (offReason: BulkFacts['offReason']) => ({ autorepliesEnabled: false, offReason });

describe('a change of many chats', () => {
  test.each<[BulkKind, Partial<BulkFacts>, BulkReason | null]>([
    ['tag', {}, null],
    ['tag', { hasTag: true }, 'same'],
    ['untag', {}, 'same'],
    ['untag', { hasTag: true }, null],
    ['stage', {}, null],
    ['stage', { stage: 'booked' }, 'same'],
    ['assign', {}, null],
    ['assign', { assignee: 'ana' }, 'same'],
    ['agent-off', {}, null],
    ['agent-off', off('coach-toggle'), 'same'],
    ['agent-on', {}, 'same'],
    ['agent-on', off('coach-toggle'), null],
    ['agent-on', off('finished'), null],
    ['agent-on', off('takeover'), 'with-person'],
    ['agent-on', off('hand-over'), 'with-person'],
    ['agent-on', { ...off('coach-toggle'), isOptedOut: true }, 'opted-out'],
    ['agent-on', { ...off('coach-toggle'), isSpam: true }, 'spam'],
    ['hand-back', off('takeover'), null],
    ['hand-back', { ...off('hand-over'), stage: 'needs_you', handOverReason: 'anger' }, null],
    ['hand-back', { ...off('hand-over'), stage: 'needs_you', handOverReason: 'minor' }, 'severe'],
    ['hand-back', off('coach-toggle'), 'not-with-person'],
    ['hand-back', {}, 'same'],
    ['done', {}, 'same'],
    ['done', { needsPerson: true }, null],
    ['delete', {}, null],
    ['delete', { isAccountClosed: true }, 'account-closed'],
  ])('%s of %j leaves out: %s', (kind, facts, reason) => {
    expect(leaveOutOfBulk({ kind, stage: 'booked', assignee: 'ana' }, { ...quiet, ...facts })).toBe(reason);
  });

  test.each<[Partial<BulkFacts>, BulkReason | null]>([
    [{}, null],
    [{ hasTag: true, needsPerson: true }, null],
    [{ lastActivityAt: new Date(at.getTime() + 1) }, 'wrote'],
    [{ ...off('takeover'), lastActivityAt: new Date(at.getTime() + 1) }, 'taken-over'],
    [{ stage: 'booked' }, 'changed'],
    [off('coach-toggle'), 'changed'],
    [{ handedOverAt: at }, 'changed'],
    [{ isSpam: true }, 'changed'],
    [{ assignee: 'ben' }, 'changed'],
  ])('a chat that has become %j since the dry run: %s', (facts, reason) => {
    // It was stored in between.
    const before = JSON.parse(JSON.stringify(snapshotOf(quiet))) as ReturnType<typeof snapshotOf>;
    expect(changedSinceDryRun(before, { ...quiet, ...facts })).toBe(reason);
  });
});
