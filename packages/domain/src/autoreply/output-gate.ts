import { agentToolNames } from './agent-tools.ts';
import { claimsBooking, claimsCancellation } from './booking-claim.ts';
import type { ConfirmedBooking } from './claimed-time.ts';
import { hasForeignLink } from './draft-links.ts';
import { hasUnknownPrice } from './draft-prices.ts';
import { asksForKnown, countQuestions } from './draft-questions.ts';
import { foldText } from './folded-text.ts';
import { withLatinLookAlikes } from './look-alikes.ts';
import { policyLines } from './reply-prompt.ts';

/** Why a draft must not be sent. */
export const draftProblems = [
  'empty',
  'cut-off',
  'refusal',
  'leaked-instructions',
  'reasoning',
  'tool-debris',
  'foreign-link',
  'unknown-price',
  'claims-booking',
  'repeated',
  'several-questions',
  'asks-known',
] as const;
export type DraftProblem = (typeof draftProblems)[number];

export type DraftContext = {
  canary: string;
  /** What the business side has said in this chat. */
  alreadySaid: string[];
  /** Addresses that may be sent, with everything below them. */
  allowedLinks: string[];
  /** The coach's own words on prices. */
  offerText: string;
  /** The bookings of this chat that are confirmed: only of these may be said that they are booked, and for when. */
  bookings: ConfirmedBooking[];
  /** A booking of this chat was cancelled: it may be said. */
  hasCancelledBooking?: boolean;
  /** What is recorded of the contact and must not be asked again. */
  facts?: { name: string; value: string }[];
};

const reasoning = /<\/?\s*(?:think|thinking|thought|reasoning|scratchpad)\b/i;
const ourBlocks = /<\/?\s*(?:contact_message|coach_instructions|fields_to_learn|known_facts|known_calls|coach_note)\b/i;
const toolDebris = [
  /^\s*(?:\{[\s\S]*\}|\[\s*[{"[\]][\s\S]*\])\s*$/,
  /["“][\w-]+["”]\s*:\s*(?:["“{[\d]|true\b|false\b|null\b)/,
  /```|<\|[^|]*\|>|\[\/?TOOL_(?:CALLS?|RESULTS?)\]|<\/?\s*(?:tool|function|invoke|parameters?)\b|<\/?\s*(?:tool|function)_/i,
  /\b(?:tool|function)_(?:calls?|name|result)\b/i,
  /(?<![@/\w.])[a-z]+(?:_[a-z]+)+\s*\(/,
  new RegExp(`\\b(?:${agentToolNames.join('|')})\\b`),
];
// What models say of themselves instead of answering. That it is an automated assistant may be said.
const refusals = [
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model|llm)\b|\b(?:im|i am) (?:just |only )?an? (?:ai |large )?(?:language model|llm|ai model)\b|\b(?:chatgpt|openai|anthropic|gpt-?\d\w*|my training data|knowledge cutoff|my (?:programming|guidelines|system prompt))\b/,
  /\b(?:im |i am )?(?:sorry|afraid|apologi[sz]e)[,.]?(?: but)? (?:that )?(?:i|as) (?:cant|cannot|am unable to|am not able to|wont|wouldnt be able to) (?:assist|help with (?:that|this)|comply|fulfil+|provide|do that|continue|discuss|answer|engage|generate|create)\b|\bi (?:cant|cannot|am unable to|am not able to|wont) (?:assist (?:you )?with|comply|fulfil+|engage in|generate|create content)\b|\bagainst my (?:policy|policies|guidelines|programming)\b/,
  /\bcomo (?:un |una )?(?:modelo de lenguaje|ia\b|inteligencia artificial|asistente de ia)|\bsoy (?:solo )?un modelo de lenguaje\b|\blo siento[,.]?(?: pero)? no (?:puedo|me es posible) (?:ayudarte|asistirte|ayudar|asistir|cumplir|responder|proporcionar\w*|continuar|generar)(?: (?:con|a) (?:eso|esa|esto|ese))?|\bva en contra de mis (?:politicas|directrices)\b/,
];
// An answer that ends in the middle: the model ran out of room.
const cutOff =
  /(?:[,;([{“«–—]|(?<![\p{L}\d]):|\s-|\b(?:and|or|but|the|a|an|to|of|with|for|your|my|our|is|are|because|if|that|we|i|y|o|pero|el|la|los|las|de|del|con|para|tu|que|un|una|porque|si|es|en|mi|se))$/iu;
const policyLetters = policyLines.map(lettersOf);
/** A sentence shorter than this ("Love it!", "Got you.") may come again. */
const shortestRepeat = 3;

/** Whether a draft may be sent, and in what form: without markup, quotes and spaces around it. */
export function checkDraft(
  draft: { text: string },
  context: DraftContext,
): { ok: true; text: string } | { ok: false; problem: DraftProblem } {
  if (reasoning.test(draft.text)) return { ok: false, problem: 'reasoning' };
  if (givesInstructionsAway(draft.text, context.canary)) return { ok: false, problem: 'leaked-instructions' };
  if (toolDebris.some((sign) => sign.test(draft.text))) return { ok: false, problem: 'tool-debris' };
  const text = withoutQuotes(withoutMarkup(draft.text.trim()));
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) return { ok: false, problem: 'empty' };
  const read = withLatinLookAlikes(text);
  if (refuses(read)) return { ok: false, problem: 'refusal' };
  if (cutOff.test(text)) return { ok: false, problem: 'cut-off' };
  if (hasForeignLink(read, context.allowedLinks)) return { ok: false, problem: 'foreign-link' };
  if (hasUnknownPrice(read, context.offerText)) return { ok: false, problem: 'unknown-price' };
  const claims =
    claimsBooking(read, context.bookings) || (context.hasCancelledBooking !== true && claimsCancellation(read));
  if (claims) return { ok: false, problem: 'claims-booking' };
  if (repeats(text, context.alreadySaid)) return { ok: false, problem: 'repeated' };
  if (countQuestions(text) > 1) return { ok: false, problem: 'several-questions' };
  if (asksForKnown(text, context.facts ?? [])) return { ok: false, problem: 'asks-known' };
  return { ok: true, text };
}

function givesInstructionsAway(text: string, canary: string): boolean {
  if (ourBlocks.test(text)) return true;
  const letters = lettersOf(text);
  const secret = lettersOf(canary);
  // Letters only, so that a canary spelled out or broken up is seen as well.
  if (secret !== '' && letters.includes(secret)) return true;
  return policyLetters.some((line) => letters.includes(line));
}

function refuses(text: string): boolean {
  const plain = foldText(text).replace(/'/g, '');
  return refusals.some((refusal) => refusal.test(plain));
}

/** Chats show markup as it is written, so it goes; signs inside words, links and names stay. */
function withoutMarkup(text: string): string {
  return text
    .replace(/\[([^\]\n]+)\]\((\S+?)\)/g, (_whole, label: string, link: string) =>
      label === link ? link : `${label}: ${link}`,
    )
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/(?<![\p{L}\p{N}*])(\*{1,3})(?=[^\s*])([^*\n]*[^\s*])\1(?![\p{L}\p{N}*])/gu, '$2')
    .replace(/(?<![\p{L}\p{N}_@/.#-])(_{1,3})(?=[^\s_])([^\n]*?[^\s_])\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/~~([^~\n]+)~~/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .trim();
}

function withoutQuotes(text: string): string {
  for (const [open, close] of ['""', '“”', '«»', "''", '‘’'].map((pair) => [pair.charAt(0), pair.charAt(1)] as const)) {
    const inside = text.slice(1, -1);
    if (
      text.length > 1 &&
      text.startsWith(open) &&
      text.endsWith(close) &&
      !inside.includes(open) &&
      !inside.includes(close)
    ) {
      return inside.trim();
    }
  }
  return text;
}

function repeats(text: string, alreadySaid: string[]): boolean {
  const said = new Set(alreadySaid.flatMap((message) => [foldText(message), ...sentencesOf(message)]));
  return said.has(foldText(text)) || sentencesOf(text).some((sentence) => said.has(sentence));
}

function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…])\s+/u)
    .filter((sentence) => (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length >= shortestRepeat)
    .map(lettersOf);
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
