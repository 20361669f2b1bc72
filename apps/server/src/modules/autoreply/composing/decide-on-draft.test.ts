import { expect, test } from 'vitest';
import type { ProposalDraft } from '../../booking/index.ts';
import { unknownGuest } from '../../booking/in-chat/chat-proposals.ts';
import { decideOnDraft, type DraftDecision } from './decide-on-draft.ts';

type Judged = Parameters<typeof decideOnDraft>[0];

const now = new Date('2026-11-23T15:30:00Z');
const proposalOf = (kind: ProposalDraft['kind']) =>
  ({ kind, action: 'book', slots: [now], guest: unknownGuest, zone: 'Europe/Berlin', language: 'en' }) as ProposalDraft;
const offer = proposalOf('offer');
const question = proposalOf('confirm');
const admitted = (text: string) => ({ ok: true as const, text, mended: [] });
const refused = { ok: false as const, problem: 'unknown-price' as const };
const say = (text: string, proposal: ProposalDraft | null = null, hasStatement = false): DraftDecision => ({
  kind: 'say',
  text,
  hasStatement,
  proposal,
});

const plain: Judged = {
  checked: admitted('Sounds good.'),
  proposal: null,
  statement: null,
  isHandedOver: false,
  isAsked: false,
  isRepair: false,
  leavesUnused: false,
  now,
};

const cases: [string, Partial<Judged>, DraftDecision][] = [
  ['what was admitted is said', {}, say('Sounds good.')],
  ['with the proposal that it makes', { proposal: offer }, say('Sounds good.', offer)],
  [
    'what was not admitted is refused',
    { checked: refused },
    { kind: 'refuse', problem: 'unknown-price', isSpare: false },
  ],
  [
    'what leaves an answer unused is refused, and kept in case nothing better comes',
    { leavesUnused: true },
    { kind: 'refuse', problem: 'unused-source', isSpare: true },
  ],
  ['only once', { leavesUnused: true, isRepair: true }, say('Sounds good.')],
  ['not where the draft says that a machine writes', { leavesUnused: true, isAsked: true }, say('Sounds good.')],
  ['not where it offers times', { leavesUnused: true, proposal: offer }, say('Sounds good.', offer)],
  ['not where the coach takes over', { leavesUnused: true, isHandedOver: true }, say('Sounds good.')],
  ['nobody is asked after a hand-over', { isHandedOver: true, checked: admitted('When?') }, { kind: 'only-effects' }],
  ['nothing is repaired after a hand-over', { isHandedOver: true, checked: refused }, { kind: 'only-effects' }],
  [
    'the statement about a call replaces what was not admitted',
    { checked: refused, statement: 'Your call is booked.', proposal: question },
    say('Your call is booked.', question, true),
  ],
  [
    'without buttons for times that it does not name',
    { checked: refused, statement: 'Your call is booked.', proposal: offer },
    say('Your call is booked.', null, true),
  ],
  [
    'it stands before an offer of other times',
    { statement: 'Your call is booked.', proposal: offer },
    say('Your call is booked.\nSounds good.', offer, true),
  ],
  [
    'and behind other words',
    { statement: 'Your call is booked.', leavesUnused: true },
    say('Sounds good. Your call is booked.', null, true),
  ],
];

test.each(cases)('%s', (_, given, expected) => {
  expect(decideOnDraft({ ...plain, ...given })).toEqual(expected);
});
