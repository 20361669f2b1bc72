import { describe, expect, test } from 'vitest';
import { assigneeByRule, type AssignmentRule, withoutOthers } from './assign-lead.ts';

const lead = { account: 'gym', language: 'es', stage: 'new' };
const everybody = new Set(['ana', 'ben', 'cleo']);
const inTurn: AssignmentRule = { kind: 'round-robin', members: ['ana', 'ben', 'cleo'] };
const by = (kind: 'account' | 'language' | 'stage', ...choices: [of: string, to: string][]): AssignmentRule => ({
  kind,
  choices: choices.map(([of, to]) => ({ of, to })),
});

describe('who gets a lead by a rule', () => {
  test.each<[string, AssignmentRule, { last?: string; gone?: string[] }, string | null]>([
    ['nobody', { kind: 'nobody' }, {}, null],
    ['the first in turn', inTurn, {}, 'ana'],
    ['the next in turn', inTurn, { last: 'ana' }, 'ben'],
    ['the first again after the last', inTurn, { last: 'cleo' }, 'ana'],
    ['who comes after somebody who has left', inTurn, { last: 'ana', gone: ['ben'] }, 'cleo'],
    ['who comes after the last one, who has left meanwhile', inTurn, { last: 'ben', gone: ['ben'] }, 'cleo'],
    ['the first where the last one is no longer in the round', inTurn, { last: 'dan' }, 'ana'],
    ['the same where only they are left', inTurn, { last: 'ana', gone: ['ben', 'cleo'] }, 'ana'],
    ['nobody of an empty round', { kind: 'round-robin', members: [] }, {}, null],
    ['nobody of a round that has left', inTurn, { gone: ['ana', 'ben', 'cleo'] }, null],
    ['who has the account', by('account', ['shop', 'ana'], ['gym', 'ben']), {}, 'ben'],
    ['nobody of an account without a person', by('account', ['shop', 'ana']), {}, null],
    ['who speaks the language', by('language', ['es', 'cleo']), {}, 'cleo'],
    ['nobody for a language that nobody has', by('language', ['de', 'cleo']), {}, null],
    ['who has the stage', by('stage', ['new', 'ana'], ['qualified', 'ben']), {}, 'ana'],
    ['nobody where who has the stage has left', by('stage', ['new', 'ana']), { gone: ['ana'] }, null],
  ])('%s', (_, rule, { last = null, gone = [] }, expected) => {
    const canAnswer = new Set([...everybody].filter((member) => !gone.includes(member)));
    expect(assigneeByRule(rule, lead, { canAnswer, last })).toBe(expected);
  });

  test('a rule that is shown names nobody who has left', () => {
    const left = new Set(['ana']);
    expect(withoutOthers(inTurn, left)).toEqual({ kind: 'round-robin', members: ['ana'] });
    expect(withoutOthers(by('stage', ['new', 'ana'], ['lost', 'ben']), left)).toEqual(by('stage', ['new', 'ana']));
    expect(withoutOthers({ kind: 'nobody' }, left)).toEqual({ kind: 'nobody' });
  });
});
