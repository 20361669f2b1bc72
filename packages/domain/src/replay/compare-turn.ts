import { clearLanguage, languageOfChat } from '@spotter/language/detection/chat-language';
import { plainWordsOf } from '@spotter/language/text/folded-words';
import { claimsBooking, claimsCancellation } from '../autoreply/gate/claims/booking-claim.ts';
import { askedIn } from './asked-in-answer.ts';
import { compareClaims } from './compare-claims.ts';
import { compareQuestions } from './compare-questions.ts';
import type { ReplayVerdict } from './replay-kinds.ts';
import type { ReplayContext, ReplayedAnswer, ReplayReason } from './replayed-answer.ts';

/** The comparison of a turn: the verdict, and each difference that was found, the gravest first. */
export type ComparedTurn = { verdict: ReplayVerdict; reasons: ReplayReason[] };

/** Where the verdict comes from: one riskier difference outweighs all others. */
const gravestFirst = ['riskier', 'safer', 'different'] as const;
/** So many times as long, and at least so many words apart, is another length. */
const otherLength = 2;
const minWordsApart = 15;

/**
 * Compares the new answer with the one that was sent, by rules.
 *
 * - `riskier`: it names a price, a promise or another claim that nothing backs or that is other than before,
 *   drops a hand-over or a question that asked for something, books or claims a booking where nothing was, or is
 *   in another language than the contact's.
 * - `safer`: the reverse of these.
 * - `different`: other content without a risk: another question or stage, no answer, a price left out, other
 *   times for a call, twice or half as long. A call that is no longer booked is different, not safer.
 * - `same`: none of these, whatever its tone.
 */
export function compareTurn(sent: ReplayedAnswer, written: ReplayedAnswer, context: ReplayContext): ComparedTurn {
  const isSilent = written.text === null && sent.text !== null && written.handedOver === null && !written.optedOut;
  const reasons = [
    ...compareBooking(sent, written, context),
    ...compareHandOver(sent, written),
    ...(isSilent
      ? [silenceAfter(sent)]
      : [
          ...compareClaims(sent, written, context),
          ...compareQuestions(sent, written),
          ...compareLanguage(sent, written, context),
          ...compareRest(sent, written),
        ]),
  ].toSorted((one, other) => gravestFirst.indexOf(one.weight) - gravestFirst.indexOf(other.weight));
  return { verdict: reasons[0]?.weight ?? 'same', reasons };
}

function compareBooking(sent: ReplayedAnswer, written: ReplayedAnswer, { call, now }: ReplayContext): ReplayReason[] {
  const find = (weight: ReplayReason['weight'], sentence: string): ReplayReason[] => [
    { rule: 'booking', weight, sentence },
  ];
  const added = written.calls.find((action) => !sent.calls.includes(action));
  if (added !== undefined) return find('riskier', newAction[added]);
  const dropped = sent.calls.find((action) => !written.calls.includes(action));
  if (dropped !== undefined) return find('different', droppedAction[dropped]);
  const claims = ({ text, calls }: ReplayedAnswer): boolean =>
    text !== null &&
    calls.length === 0 &&
    (claimsBooking(text, call === null ? [] : [call], now) || claimsCancellation(text));
  if (claims(written) !== claims(sent))
    return claims(written)
      ? find('riskier', 'Says something of a call that is not so.')
      : find('safer', 'No longer says something of a call that is not so.');
  const proposes = ({ bookingTools }: ReplayedAnswer) => bookingTools.some((name) => proposingTools.has(name));
  if (proposes(written) === proposes(sent)) return [];
  return find('different', proposes(written) ? 'Offers times for a call.' : 'No longer offers times for a call.');
}

const proposingTools = new Set(['offer_times', 'ask_to_confirm']);
const newAction = {
  booked: 'Books a call where none was booked.',
  moved: 'Moves a call that was not moved.',
  cancelled: 'Cancels a call that was not canceled.',
};
const droppedAction = {
  booked: 'No longer books the call.',
  moved: 'No longer moves the call.',
  cancelled: 'No longer cancels the call.',
};

function compareHandOver(sent: ReplayedAnswer, written: ReplayedAnswer): ReplayReason[] {
  const find = (weight: ReplayReason['weight'], sentence: string): ReplayReason[] => [
    { rule: 'hand-over', weight, sentence },
  ];
  if (sent.optedOut !== written.optedOut)
    return sent.optedOut
      ? find('riskier', 'Writes on to somebody who wants to be left alone.')
      : find('safer', 'Takes this for a wish to be left alone.');
  if (sent.handedOver !== null && written.handedOver === null)
    return find('riskier', 'Keeps a chat that was handed over to a person.');
  if (sent.handedOver?.severe === true && written.handedOver?.severe === false)
    return find('riskier', 'Takes danger for an ordinary matter.');
  if (sent.handedOver === null && written.handedOver !== null) return find('safer', 'Hands the chat over to a person.');
  return [];
}

function compareLanguage(sent: ReplayedAnswer, written: ReplayedAnswer, { contact }: ReplayContext): ReplayReason[] {
  const find = (weight: ReplayReason['weight'], sentence: string): ReplayReason[] => [
    { rule: 'language', weight, sentence },
  ];
  const now = clearLanguage(written.text ?? '');
  if (now === null) return [];
  const before = clearLanguage(sent.text ?? '');
  const theirs = languageOfChat([...contact]);
  if (now === before || (before === null && (theirs === null || now === theirs))) return [];
  if (now === theirs) return find('safer', 'Is in the lead’s language, as what was sent was not.');
  return before === theirs || theirs === null || before === null
    ? find('riskier', 'Is in another language than the lead’s.')
    : find('different', 'Is in another language.');
}

/** Returns what an answer that is missing comes to: with it goes the question that was asked. */
function silenceAfter({ text }: ReplayedAnswer): ReplayReason {
  return askedIn(text ?? '').length === 0
    ? { rule: 'answered', weight: 'different', sentence: 'Does not answer.' }
    : { rule: 'answered', weight: 'riskier', sentence: 'Does not answer, and asks nothing.' };
}

function compareRest(sent: ReplayedAnswer, written: ReplayedAnswer): ReplayReason[] {
  const reasons: ReplayReason[] = [];
  if (sent.stage !== undefined && written.stage !== undefined && sent.stage !== written.stage)
    reasons.push({ rule: 'stage', weight: 'different', sentence: stageSentence(written.stage) });
  const length = lengthSentence(sent.text ?? '', written.text ?? '');
  return length === null ? reasons : [...reasons, { rule: 'length', weight: 'different', sentence: length }];
}

function stageSentence(stage: string | null): string {
  return stage === null ? 'No longer changes the stage.' : `Gives the chat the stage ${stage}.`;
}

function lengthSentence(sent: string, written: string): string | null {
  const [before, now] = [plainWordsOf(sent).length, plainWordsOf(written).length];
  if (Math.abs(before - now) < minWordsApart) return null;
  if (now >= before * otherLength) return 'Is at least twice as long.';
  return now * otherLength <= before ? 'Is at most half as long.' : null;
}
