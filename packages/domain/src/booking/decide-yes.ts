import { isAcknowledgement } from '../wording/acknowledgement.ts';
import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import { isAssent, isCourtesy } from './assents/assent.ts';
import { isLive, type AnsweredMessage, type Proposal, type ProposalAction, type Tap } from './proposal.ts';
import { yesTitles } from './proposal-buttons.ts';

/** What is known besides a proposal and the answer to it. */
export type YesFacts = {
  now: Date;
  /** The newest message of the business side; null where there is none. */
  lastOutboundId: string | null;
  /** When it was handed to the platform, which is later for a further message of an answer. Absent: unknown. */
  lastOutboundAt?: Date | null;
  /** The model's own judgment of the answer; null: it was not asked. */
  modelSaysYes: boolean | null;
  /** The start of the call that is booked; null: there is none. */
  standing: Date | null;
  /** Whether the calendar needs an email address that is not known yet. */
  needsAddress: boolean;
  /** Whether the question was asked twice already: then thanks get no third one. Absent: no. */
  hasAskedTwice?: boolean;
};

/** The consequence of an answer, and its reason. Only `carry-out` changes a calendar. */
export type YesDecision =
  | { kind: 'carry-out'; slot: Date; because: 'tap' | 'words' }
  /** The one time is repeated as a question. */
  | { kind: 'ask-to-confirm'; slot: Date; because: 'has-call' | 'thanks' | 'heard' }
  | { kind: 'ask-address'; slot: Date; because: 'needs-address' }
  | { kind: 'offer-again'; because: 'other-times' | 'old-button' | 'used-button' | 'foreign-button' }
  /** The call stays as it is. */
  | { kind: 'keep'; because: 'tap' }
  /** The model has to understand the answer. */
  | { kind: 'none'; because: NoYes };

/** Why an answer is not a yes. */
export const noYesReasons = [
  'nothing-proposed',
  'old-proposal',
  'words-after-tap',
  'several-times',
  'not-the-last-message',
  'crossed',
  'no-assent',
  'only-heard',
  'model-disagrees',
] as const;
export type NoYes = (typeof noYesReasons)[number];

/** Why an answer has a consequence, or none. */
export const yesReasons = [
  'tap',
  'words',
  'has-call',
  'thanks',
  'heard',
  'needs-address',
  'other-times',
  'old-button',
  'used-button',
  'foreign-button',
  ...noYesReasons,
] as const satisfies readonly YesDecision['because'][];

const letters = characters(String.raw`\p{L}`);
/** A bare number names a time. */
const otherThanDigits = characters('^0-9');

/** What judges an answer. Only a test that plants a fault replaces these. */
export type YesRules = {
  isAssent(answer: string, asked: ProposalAction): boolean;
  isLive(proposal: Proposal, now: Date): boolean;
  /** Whether a tap belongs to this proposal. */
  isOf(tap: Extract<Tap, { kind: 'own' }>, proposal: Proposal): boolean;
};

const rules: YesRules = { isAssent, isLive, isOf: (tap, proposal) => tap.proposalId === proposal.id };

/**
 * A message that was written while ours was being sent does not answer it. A larger difference of the clocks
 * says nothing.
 */
const crossingMs = 30_000;

/**
 * Returns what a contact's answer means for the newest proposal of the chat. There are two ways to say yes and
 * no third: a tap on a button of a live proposal, or words that are an assent as a whole, in answer to a message
 * that asked to confirm exactly one thing, where the model agrees. A sign such as 👍 has one meaning and needs
 * no model; thanks alone may mean anything, so the question is repeated once. So it is after a yes that was only
 * heard: recognizers mishear numbers and negations.
 */
export function decideYes(
  proposal: Proposal | null,
  answer: AnsweredMessage[],
  facts: YesFacts,
  { isAssent: isYes, isLive: lives, isOf }: YesRules = rules,
): YesDecision {
  const lastTap = answer.findLastIndex(({ tap }) => tap !== null);
  const tap = answer[lastTap]?.tap ?? null;
  if (tap !== null) {
    const afterTap = answer.slice(lastTap + 1);
    if (afterTap.some((message) => message.hasAttachments || !agrees(message.text, isYes))) {
      return none('words-after-tap');
    }
    return tap.kind === 'foreign'
      ? { kind: 'offer-again', because: 'foreign-button' }
      : decideTap(proposal, tap, facts, { lives, isOf });
  }
  if (proposal === null) return none('nothing-proposed');
  if (!lives(proposal, facts.now)) return none('old-proposal');
  const [slot] = proposal.slots;
  if (proposal.kind !== 'confirm' || slot === undefined || proposal.slots.length > 1) return none('several-times');
  if (facts.lastOutboundId !== proposal.messageId) return none('not-the-last-message');
  if (answer.some(({ sentAt }) => hasCrossed(sentAt, askedAt(proposal, facts)))) return none('crossed');
  const isSpoken = answer.some(({ isHeard }) => isHeard);
  const isWhole = answer.every(({ hasAttachments, isHeard }) => !hasAttachments || isHeard);
  const whole = answer.map(({ text }) => text).join('\n');
  if (!isWhole) return none('no-assent');
  if (!isYes(whole, proposal.action) && !isTitle(whole, proposal.action)) {
    const isThanks = facts.hasAskedTwice !== true && onlyThanks(whole);
    return isThanks ? { kind: 'ask-to-confirm', slot, because: 'thanks' } : none('no-assent');
  }
  if (isSpoken) {
    return facts.hasAskedTwice === true ? none('only-heard') : { kind: 'ask-to-confirm', slot, because: 'heard' };
  }
  if (isSign(whole)) return { kind: 'carry-out', slot, because: 'words' };
  return facts.modelSaysYes === true ? { kind: 'carry-out', slot, because: 'words' } : none('model-disagrees');
}

function decideTap(
  proposal: Proposal | null,
  tap: Extract<Tap, { kind: 'own' }>,
  { now, standing, needsAddress }: YesFacts,
  { lives, isOf }: Pick<YesRules & { lives: YesRules['isLive'] }, 'lives' | 'isOf'>,
): YesDecision {
  if (proposal === null || !isOf(tap, proposal)) return { kind: 'offer-again', because: 'old-button' };
  if (proposal.state === 'used') return { kind: 'offer-again', because: 'used-button' };
  if (!lives(proposal, now)) return { kind: 'offer-again', because: 'old-button' };
  const { choice } = tap;
  switch (choice.kind) {
    case 'other-times':
      return { kind: 'offer-again', because: 'other-times' };
    case 'no':
      return proposal.action === 'cancel'
        ? { kind: 'keep', because: 'tap' }
        : { kind: 'offer-again', because: 'other-times' };
    case 'yes':
    case 'slot': {
      const slot = proposal.slots[choice.kind === 'yes' ? 0 : choice.nth];
      const isNamed = choice.kind === 'slot' ? proposal.kind === 'offer' : proposal.kind === 'confirm';
      if (slot === undefined || !isNamed) return { kind: 'offer-again', because: 'old-button' };
      if (proposal.action !== 'book') return { kind: 'carry-out', slot, because: 'tap' };
      if (standing !== null && standing.getTime() !== slot.getTime()) {
        return { kind: 'ask-to-confirm', slot, because: 'has-call' };
      }
      return needsAddress
        ? { kind: 'ask-address', slot, because: 'needs-address' }
        : { kind: 'carry-out', slot, because: 'tap' };
    }
  }
}

function none(because: NoYes): YesDecision {
  return { kind: 'none', because };
}

/** Whether an answer to a question is signs or thanks alone, which the product answers without a model. */
export function isSignOrThanks(answer: string): boolean {
  return (isSign(answer) && isAssent(answer)) || onlyThanks(answer);
}

/** "👍", "✅ 💯", "100%". */
function isSign(answer: string): boolean {
  return !letters.areIn(answer) && otherThanDigits.areIn(answer.trim());
}

function onlyThanks(answer: string): boolean {
  // A sign that is not a courtesy, such as 👎, may mean anything.
  return (letters.areIn(answer) && isAcknowledgement(answer)) || isCourtesy(answer);
}

/** Whether a text agrees or only thanks: "Thanks!" after a tap undoes nothing. */
function agrees(text: string, isYes: YesRules['isAssent']): boolean {
  return isAcknowledgement(text) || isYes(text, 'book');
}

/**
 * Whether an answer is the text of a button:
 * where there are no buttons, people write what they would have tapped.
 */
function isTitle(answer: string, action: ProposalAction): boolean {
  const written = foldText(answer).trim();
  return yesTitles(action).some((title) => foldText(title) === written);
}

/** Returns when the question of a proposal, which is our newest message, was said. */
function askedAt({ saidAt }: Proposal, { lastOutboundAt = null }: YesFacts): Date {
  return lastOutboundAt !== null && lastOutboundAt > saidAt ? lastOutboundAt : saidAt;
}

function hasCrossed(sentAt: Date, saidAt: Date): boolean {
  const earlier = saidAt.getTime() - sentAt.getTime();
  return earlier > 0 && earlier < crossingMs;
}
