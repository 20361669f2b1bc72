import {
  decideYes,
  proposalLifeMs,
  type AnsweredMessage,
  type Proposal,
  type ProposalAction,
  type Tap,
  type YesRules,
} from '@spotter/domain/booking';
import fc from 'fast-check';
import { createProposalDrafts, unknownGuest } from './in-chat/chat-proposals.ts';
import { createProposalPayloads } from './in-chat/proposal-payload.ts';

const hourMs = 3_600_000;
const start = Date.parse('2026-11-23T12:00:00Z');
const slots = Array.from({ length: 8 }, (_, nth) => new Date(start + (48 + nth) * hourMs));
const payloads = createProposalPayloads(Buffer.from('a key for tests only'));
const drafts = createProposalDrafts(payloads);

/** Plain ways to agree; each is a yes as a whole. */
const agreeing = ['yes', 'yes please', 'ok', 'sounds good', 'perfect', 'sí', 'claro', 'oui', 'ja', 'sim', 'yeah sure'];
/** Everything else that people write while a call is arranged, much of it with a yes, an ordinal or a time in it. */
const other = [
  'its my first time doing this',
  'any other day would be better',
  'do i need any equipment',
  'i train on monday',
  'the second one',
  'first',
  'yes?',
  'ok?',
  'is that ok?',
  'yes but how long is it',
  'ok let me check',
  'sure, what does it cost?',
  'yes, thursday',
  'no',
  'nope, please stop',
  'ok cancel it',
  'not yes',
  'on second thought, no',
  'half past 3',
  'a table for 4',
  'thanks',
  'yesterday was hard',
  'sí, pero mañana',
  'vale, ¿y cuánto dura?',
  'the 7th',
  '👍?',
  'perfect body in 30 days?',
  'claro que no',
  'yes i have a question',
  'ok google',
];

/** Those of them that are not a plain no. */
const meanings: Record<string, 'thanks' | 'cancel'> = { thanks: 'thanks', 'ok cancel it': 'cancel' };

/** One event in a chat. */
type Step =
  | { kind: 'offer'; of: number[]; action: ProposalAction }
  | { kind: 'ask'; slot: number; action: ProposalAction }
  | { kind: 'talk' }
  | { kind: 'write'; nth: number; agrees: boolean; picture: boolean }
  /** A button of this chat, of another chat, or with a changed payload. The newest button has number 0. */
  | { kind: 'tap'; button: number; from: 'here' | 'elsewhere' | 'changed' }
  | { kind: 'wait'; hours: number };

const action = fc.constantFrom<ProposalAction>('book', 'book', 'move', 'cancel');
const slot = fc.nat(slots.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('offer' as const),
      of: fc.uniqueArray(slot, { minLength: 1, maxLength: 4 }),
      action,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), slot, action }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('talk' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      nth: fc.nat(1_000),
      agrees: fc.boolean(),
      picture: fc.nat(20).map((n) => n === 0),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('tap' as const),
      button: fc.nat(9),
      from: fc.constantFrom<'here' | 'elsewhere' | 'changed'>('here', 'here', 'here', 'elsewhere', 'changed'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
);
/** Generates the events of one chat, from its beginning. */
export const chatHistory = fc.array(step, { minLength: 2, maxLength: 14 });

/** How a yes is decided, and how a payload is read. A test replaces either to plant a fault. */
export type Judging = { rules?: YesRules; read?: (payload: string, chatId: string) => Tap | null };

type Spoken =
  | { by: 'tap'; tapped: { proposalId: string; slots: Date[] } | null }
  /** `cancel`: a yes to canceling, and to nothing else. */
  | { by: 'words'; means: 'yes' | 'thanks' | 'cancel' | 'no' };
type Meaning = Extract<Spoken, { by: 'words' }>['means'];

/**
 * Plays a chat in which the model tries to book after every message of the contact. Returns how many calls were
 * booked by a tap and by words; throws when something was booked that the contact did not agree to. What they
 * agreed to is known from how the chat was generated, not from reading it.
 */
export function playChat(
  steps: Step[],
  { rules, read = drafts.readTap }: Judging = {},
): { taps: number; words: number } {
  let now = start;
  let lastOutboundId: string | null = null;
  let newest: Proposal | null = null;
  let answer: AnsweredMessage[] = [];
  let meant: Spoken[] = [];
  const buttons: { payload: string; proposalId: string; slots: Date[] }[] = [];
  const done = { taps: 0, words: 0 };

  function propose(kind: Proposal['kind'], what: ProposalAction, of: Date[]): void {
    const details = { kind, action: what, slots: of, zone: 'UTC', language: 'en' as const, guest: unknownGuest };
    const { id, quickReplies } = drafts.draft('here', details);
    const saidAt = new Date(now);
    lastOutboundId = `message of ${id}`;
    const expiresAt = new Date(now + proposalLifeMs);
    newest = { id, kind, action: what, slots: of, state: 'live', messageId: lastOutboundId, saidAt, expiresAt };
    for (const [nth, { payload }] of quickReplies.entries()) {
      const named = kind === 'confirm' ? (nth === 0 ? of : []) : of.slice(nth, nth + 1);
      buttons.unshift({ payload, proposalId: id, slots: named });
    }
  }

  function hear(message: AnsweredMessage, spoken: Spoken): void {
    answer.push(message);
    meant.push(spoken);
    const facts = { now: new Date(now), lastOutboundId, modelSaysYes: true, standing: null, needsAddress: false };
    const decided = decideYes(newest, answer, facts, rules);
    if (decided.kind !== 'carry-out') return;
    const isAgreed = newest !== null && hasAgreed(newest, decided.slot);
    if (!isAgreed) throw new Error(`Booked without a yes: ${answer.map(({ text }) => text).join(' / ')}`);
    done[decided.because === 'tap' ? 'taps' : 'words'] += 1;
    newest = { ...newest!, state: 'used' };
  }

  /** Returns whether the contact agreed to this, by how the chat was generated. */
  function hasAgreed(proposal: Proposal, to: Date): boolean {
    if (proposal.state !== 'live' || now >= proposal.expiresAt.getTime()) return false;
    const lastTap = meant.findLastIndex(({ by }) => by === 'tap');
    const isOnly = (spoken: Spoken[], allowed: Meaning[]) =>
      spoken.every((one) => one.by === 'words' && allowed.includes(one.means));
    const tap = meant[lastTap];
    if (tap?.by === 'tap') {
      const isThis =
        tap.tapped?.proposalId === proposal.id && tap.tapped.slots.some((one) => one.getTime() === to.getTime());
      return isThis && isOnly(meant.slice(lastTap + 1), ['yes', 'thanks']);
    }
    const asksThis =
      proposal.kind === 'confirm' && proposal.slots.length === 1 && proposal.messageId === lastOutboundId;
    const yeses: Meaning[] = proposal.action === 'cancel' ? ['yes', 'cancel'] : ['yes'];
    const isSome = meant.some((one) => one.by === 'words' && yeses.includes(one.means));
    return asksThis && isSome && isOnly(meant, [...yeses, 'thanks']);
  }

  for (const one of steps) {
    now += 60_000;
    const sentAt = new Date(now);
    switch (one.kind) {
      case 'offer':
      case 'ask':
      case 'talk':
        [answer, meant] = [[], []];
        if (one.kind === 'offer')
          propose(
            'offer',
            one.action,
            one.of.map((nth) => slots[nth]!),
          );
        else if (one.kind === 'ask') propose('confirm', one.action, [slots[one.slot]!]);
        else lastOutboundId = `talk at ${now}`;
        break;
      case 'write': {
        const text = one.agrees ? agreeing[one.nth % agreeing.length]! : other[one.nth % other.length]!;
        const means = one.picture ? 'no' : one.agrees ? 'yes' : (meanings[text] ?? 'no');
        hear({ text, tap: null, hasAttachments: one.picture, sentAt }, { by: 'words', means });
        break;
      }
      case 'tap': {
        const button = buttons[one.button];
        if (button === undefined) break;
        const elsewhere = payloads.write({
          chatId: 'elsewhere',
          proposalId: button.proposalId,
          choice: { kind: 'slot', nth: 0 },
        });
        const changed = button.payload.replace(/(slot-\d+|yes|no|other-times):/, 'slot-0:');
        const payload = { here: button.payload, elsewhere, changed }[one.from];
        const isHere = one.from === 'here' || payload === button.payload;
        hear(
          { text: 'a title', tap: read(payload, 'here'), hasAttachments: false, sentAt },
          { by: 'tap', tapped: isHere ? button : null },
        );
        break;
      }
      case 'wait':
        now += one.hours * hourMs;
        break;
    }
  }
  return done;
}
