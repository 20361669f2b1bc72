import { readSignals } from '../reading/contact-signals.ts';
import { findMistypedAddress } from '../reading/fact-extraction.ts';
import { type Field, findAskedField, isContactField } from '../reading/fields.ts';
import { plainText } from '../reading/plain-text.ts';
import { asksForCall, type Situation, timesAsked } from '../situation.ts';

/** The next step of the conversation, apart from the answer to what was said. */
export type NextStep =
  | { kind: 'ask'; field: Field }
  | { kind: 'confirm-address'; address: string }
  | { kind: 'propose-call' }
  | { kind: 'ask-for-time' }
  | { kind: 'pass-on' }
  | { kind: 'nothing-open' };

// Rule of thumb: four to six questions before the call is offered.
const enoughFacts = 4;
const askedOftenEnough = 2;

/**
 * Returns what a setter would ask or offer next: never what is known, never a third time, the call once enough is
 * known.
 */
export function decideNextStep(situation: Situation, now: Date): NextStep {
  const mistyped = situation.openTexts.map(findMistypedAddress).find((address) => address !== null);
  if (mistyped) return { kind: 'confirm-address', address: mistyped };
  if (situation.conversation.knownCalls.some((line) => line.startsWith('booked:'))) return { kind: 'nothing-open' };
  if (arrangesCall(situation)) return decideArrangement(situation, now);

  if (situation.businessTexts.some(promisesTime)) return { kind: 'nothing-open' };
  const field = openFields(situation).find((open) => !isContactField(open));
  const known = situation.fields.filter((other) => situation.facts.has(other.name));
  const timesOffered = situation.businessTexts.filter(asksForCall).length;
  if (timesOffered === 0 && (known.length >= enoughFacts || !field)) return { kind: 'propose-call' };
  if (field) return { kind: 'ask', field };
  const reluctant = situation.signals.has('declines') || situation.signals.has('only-thanks');
  return timesOffered === 1 && !reluctant ? { kind: 'ask-for-time' } : { kind: 'nothing-open' };
}

/** Whether a message of the business side says that the time of the call will be confirmed. */
function promisesTime(text: string): boolean {
  return /\b(exact time|confirm (it|the time)|hora exacta|confirmo (la hora|yo|por aqui))\b/.test(plainText(text));
}

function arrangesCall(situation: Situation): boolean {
  const { signals, businessTexts, conversation } = situation;
  if (signals.has('wants-call') || /\b(book|call|agend|llamada)/i.test(conversation.coachNote ?? '')) return true;
  const last = businessTexts.at(-1) ?? '';
  if (asksForCall(last)) return !signals.has('declines') && (signals.has('agrees') || signals.has('names-a-time'));
  const asked = findAskedField(last, situation.fields);
  if (asked) return isContactField(asked);
  return signals.has('names-a-time') && businessTexts.some(asksForCall) && !businessTexts.some(promisesTime);
}

function decideArrangement(situation: Situation, now: Date): NextStep {
  const field = openFields(situation).find(isContactField);
  if (field) return { kind: 'ask', field };
  const { turns } = situation.conversation;
  const offered = turns.findIndex((turn) => turn.from === 'business' && asksForCall(turn.text));
  const sinceOffer =
    offered < 0
      ? situation.openTexts
      : turns.slice(offered).flatMap((turn) => (turn.from === 'contact' ? [turn.text] : []));
  return readSignals(sinceOffer, null, now).has('names-a-time') ? { kind: 'pass-on' } : { kind: 'ask-for-time' };
}

function openFields(situation: Situation): Field[] {
  return situation.fields.filter(
    (field) => !situation.facts.has(field.name) && timesAsked(situation, field) < askedOftenEnough,
  );
}
