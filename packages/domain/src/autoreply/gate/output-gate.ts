import { characters } from '@spotter/language/text/characters';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { claimsBooking, claimsCancellation } from './claims/booking-claim.ts';
import { claimsHuman, disclosesBot } from './bot-disclosure.ts';
import type { ConfirmedBooking } from './claims/claimed-time.ts';
import type { DraftProblem } from '../drafts/draft-problems.ts';
import { hasForeignContact } from './draft-contacts.ts';
import { isCutOff } from '../drafts/draft-cut-off.ts';
import { listsAgain, promisesAgain } from './draft-repeats.ts';
import { holdsReasoning, holdsToolDebris, namesOurBlocks } from '../drafts/draft-debris.ts';
import { hasUnknownCode } from './draft-codes.ts';
import { hasForeignLink, withoutLinks } from './draft-links.ts';
import { withoutMarkup, withoutQuotes } from '../drafts/draft-markup.ts';
import { saysDictated } from './obedience/dictated.ts';
import { obeysMessage } from './obedience/obeys-message.ts';
import { hasUnknownPrice } from './draft-prices.ts';
import { recitesInstructions } from './obedience/recital.ts';
import { echoes, holdsCode, namesFields } from './obedience/hidden-text.ts';
import { hidesWords, otherReadings, reversed, withLetters } from './obedience/hidden-words.ts';
import { asksAgain, asksForKnown, asksOutside, countQuestions } from '../drafts/draft-questions.ts';
import { refuses } from './draft-refusals.ts';
import { findForbidden } from '../rules/forbidden-words.ts';
import { foldText } from '@spotter/language/text/folded-text';
import { withLatinLookAlikes } from '@spotter/language/text/look-alikes';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { isAbout } from '../phrases/conversation-patterns.ts';
import type { AskingScope } from '../decision/booking-phase.ts';
import { policyLines, recordLines } from '../prompt/reply-prompt.ts';
import { wordsOf } from '@spotter/language/text/tokens';

// The web app imports the list without the expressions.
export { draftProblems, type DraftProblem } from '../drafts/draft-problems.ts';

export type DraftContext = {
  canary: string;
  /** What the business side has said in this chat. */
  earlierReplies: string[];
  /** Addresses that may be sent, with everything below them. */
  allowedLinks: string[];
  /** The coach's own words: they may be repeated, but not recited. */
  offerText: string;
  /** The confirmed bookings of this chat: only these, and their times, may be called booked. */
  /** The text of the sources that the draft names; absent: the coach's words are all there is. */
  sourceText?: string;
  /** Whether only those license prices and addresses: then each is judged on its own (`check-claims.ts`). */
  hasOffers?: boolean;
  bookings: ConfirmedBooking[];
  now: Date;
  /** Whether a booking of this chat was canceled and none is left: the draft may say so. */
  hasCanceledBooking?: boolean;
  /** What is recorded about the contact and must not be asked again. */
  facts?: { name: string; value: string }[];
  /** What our side asked in its last two turns: it is not asked again, in any words. Absent: nothing. */
  lately?: string[];
  /** What may be asked of the contact now. Absent: anything. */
  asking?: AskingScope;
  /** Whether the contact asks nothing, so that nobody has to be asked. Absent: no. */
  asksNothing?: boolean;
  /** The names of the offers that the draft may speak of. */
  offerNames?: string[];
  /** Max length, in characters; absent: no limit. */
  maxLength?: number;
  /** Other sources of email addresses and phone numbers than the coach's own words: this chat, its facts and calls. */
  knownContacts?: string[];
  /** What the contact wrote: what it orders to be said is not said. Absent: nothing. */
  contactWords?: string[];
  /** Words that a rule of the coach forbids. Absent: none. */
  forbidden?: string[];
  /** Whether the contact asked if a machine writes: then the answer must say so. Absent: no. */
  mustDisclose?: boolean;
};

const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);
const readable = characters(String.raw`\p{L}\p{N}\p{Extended_Pictographic}`);
/**
 * Min length of a sentence of the rules that counts;
 * a shorter one ("Short and warm") may be an ordinary sentence.
 */
const minRuleLength = 18;
const policyLetters = [...policyLines, ...recordLines]
  .flatMap((line) => sentencesOf(line, ':'))
  .map(lettersOf)
  .filter((letters) => letters.length >= minRuleLength);
/** Min words of a sentence that must not be repeated; a shorter one ("Love it!", "Got you.") may. */
const minRepeatLength = 3;

/** Max length of a draft that is judged at all, in characters: each thousand costs some ten milliseconds. */
const maxCheckedLength = 8_000;

/** Whether a draft is so long that it is refused unread. */
export function isEndless({ text }: { text: string }): boolean {
  return text.length > maxCheckedLength;
}

/** Returns whether a draft may be sent, and in what form: without markup, quotes and spaces around it. */
export function checkDraft(
  draft: { text: string },
  context: DraftContext,
): { ok: true; text: string } | { ok: false; problem: DraftProblem } {
  if (isEndless(draft)) return { ok: false, problem: 'too-long' };
  if (holdsReasoning(draft.text)) return { ok: false, problem: 'reasoning' };
  if (givesInstructionsAway(draft.text, context)) return { ok: false, problem: 'leaked-instructions' };
  if (holdsToolDebris(draft.text)) return { ok: false, problem: 'tool-debris' };
  const text = withoutQuotes(withoutMarkup(draft.text.trim()));
  if (!readable.areIn(text)) return { ok: false, problem: 'empty' };
  const read = withLatinLookAlikes(text);
  if (refuses(read)) return { ok: false, problem: 'refusal' };
  const facts = context.facts ?? [];
  const plain = withoutLinks(read);
  if (
    namesFields(plain) ||
    echoes(plain) ||
    [plain, reversed(plain), withLetters(plain)].some((each) => obeysMessage(each, facts))
  )
    return { ok: false, problem: 'leaked-instructions' };
  if (saysDictated(plain, context.contactWords ?? [], `${context.offerText}\n${context.sourceText ?? ''}`))
    return { ok: false, problem: 'leaked-instructions' };
  if (isCutOff(text)) return { ok: false, problem: 'cut-off' };
  if (hasForeignLink(read, context.allowedLinks)) return { ok: false, problem: 'foreign-link' };
  if (hasForeignContact(read, statedTo(context))) return { ok: false, problem: 'foreign-contact' };
  if (context.hasOffers !== true && hasUnknownPrice(read, licensedText(context)))
    return { ok: false, problem: 'unknown-price' };
  if (hasUnknownCode(read, licensedText(context))) return { ok: false, problem: 'unknown-price' };
  const claims =
    claimsBooking(read, context.bookings, context.now) ||
    (context.hasCanceledBooking !== true && claimsCancellation(read));
  if (claims) return { ok: false, problem: 'claims-booking' };
  if (claimsHuman(read)) return { ok: false, problem: 'claims-human' };
  if (isAbout(read, 'coach-told')) return { ok: false, problem: 'claims-told' };
  if (findForbidden(text, context.forbidden ?? []) !== null) return { ok: false, problem: 'breaks-rule' };
  if (repeatsEarlier(text, context.earlierReplies)) return { ok: false, problem: 'repeated' };
  if (promisesAgain(read, context)) return { ok: false, problem: 'promises-again' };
  if (listsAgain(text, context)) return { ok: false, problem: 'lists-again' };
  if (countQuestions(text) > 1) return { ok: false, problem: 'several-questions' };
  if (asksForKnown(text, context.facts ?? [])) return { ok: false, problem: 'asks-known' };
  if (asksAgain(text, context.lately ?? [])) return { ok: false, problem: 'asks-again' };
  if (asksOutside(text, context.asking ?? 'anything')) return { ok: false, problem: 'asks-outside' };
  if (text.length > (context.maxLength ?? Infinity)) return { ok: false, problem: 'too-long' };
  if (context.mustDisclose === true && !disclosesBot(read)) return { ok: false, problem: 'hides-bot' };
  return { ok: true, text };
}

function givesInstructionsAway(text: string, context: DraftContext): boolean {
  const plain = withoutLinks(text);
  if (namesOurBlocks(text) || holdsCode(plain) || hidesWords(plain)) return true;
  return [text, ...otherReadings(text)].some((reading) => repeatsInstructions(reading, context));
}

function repeatsInstructions(text: string, { canary, offerText, sourceText }: DraftContext): boolean {
  const letters = lettersOf(text);
  const secret = lettersOf(canary);
  // Compares letters only, so that a canary that is spelled out or broken up is seen as well.
  if (secret !== '' && letters.includes(secret)) return true;
  return policyLetters.some((line) => letters.includes(line)) || recitesInstructions(text, offerText, sourceText);
}

/** Whether a text, or a sentence of it, was said before. */
export function repeatsEarlier(text: string, earlierReplies: string[]): boolean {
  const earlier = new Set(earlierReplies.flatMap((message) => [foldText(message), ...comparableSentences(message)]));
  return earlier.has(foldText(text)) || comparableSentences(text).some((sentence) => earlier.has(sentence));
}

const comparableSentences = rememberLatest(
  (text: string) => text,
  // Sending an address again repeats no sentence.
  (text: string): readonly string[] =>
    sentencesOf(withoutLinks(text))
      .filter((sentence) => wordsOf(sentence).length >= minRepeatLength)
      .map(lettersOf),
);

function lettersOf(text: string): string {
  return lettersAndDigits.only(foldText(text));
}

/** Returns what the coach said: the instructions no longer count once there are offers. */
function licensedText({ offerText, sourceText = '', hasOffers }: DraftContext): string {
  if (sourceText === '') return hasOffers === true ? '' : offerText;
  return hasOffers === true ? sourceText : `${offerText}\n${sourceText}`;
}

function statedTo(context: DraftContext): string[] {
  const { knownContacts = [], facts = [] } = context;
  return [licensedText(context), ...knownContacts, ...facts.map(({ value }) => value)];
}
