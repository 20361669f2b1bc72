import { agentToolNames } from './agent-tools.ts';
import { claimsBooking, claimsCancellation } from './booking-claim.ts';
import type { ConfirmedBooking } from './claimed-time.ts';
import { hasForeignLink, withoutLinks } from './draft-links.ts';
import { hasUnknownPrice } from './draft-prices.ts';
import { asksForKnown, countQuestions } from './draft-questions.ts';
import { foldText } from './folded-text.ts';
import { withLatinLookAlikes } from './look-alikes.ts';
import { policyLines, recordLines } from './reply-prompt.ts';

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
  now: Date;
  /** A booking of this chat was cancelled and none stands: it may be said. */
  hasCancelledBooking?: boolean;
  /** What is recorded of the contact and must not be asked again. */
  facts?: { name: string; value: string }[];
};

const thought = '(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad|monologue)';
// Thoughts, in marks of their own or in prose, and an answer that is handed to somebody else than the contact.
const reasoning = [
  new RegExp(String.raw`<\s*/?\s*(?:inner[ _])?${thought}\b|[[◁|]\s*/?\s*${thought}\s*[\]▷|]|^\W*${thought}\s*:`, 'i'),
  /^\W*(?:assistant|agent|user|human|model|bot|final answer|answer|response|reply|draft|respuesta(?: final)?|asistente|borrador)\s*:/i,
  /\b(?:here(?:['’]?s| is)|aqu[ií] (?:tienes|est[aá])) (?:a|an|the|my|your|una?|la|el) (?:[\p{L}-]+,? ){0,4}?(?:reply|response|draft|(?:message|answer) (?:you|for|to)|respuesta|borrador)\b[^.!?\n]*:/iu,
  /\b(?:the (?:user|contact|lead)|el usuario|el contacto) (?:is|has|asks|asked|wants?|wrote|writes|says|said|seems|needs|pregunta|quiere|pide|dice|escribi[oó])(?!\p{L})/iu,
];
const ourBlocks =
  /\b(?:contact_message|coach_instructions|fields_to_learn|known_facts|known_calls|open_proposal|coach_note)\b/i;
const toolDebris = [
  /^\s*(?:\{[\s\S]*\}|\[\s*[{"[\]][\s\S]*\])\s*$/,
  /["“][\w-]+["”]\s*:\s*(?:["“{[\d]|true\b|false\b|null\b)/,
  /```|<\|[^|]*\|>|\[\/?TOOL_(?:CALLS?|RESULTS?)\]|<\/?\s*(?:tool|function|invoke|parameters?)\b|<\/?\s*(?:tool|function)_/i,
  /\b(?:tool|function)_(?:calls?|name|result)\b/i,
  /(?<![@/\w.])[a-z]+(?:_[a-z]+)+\s*\(/,
  new RegExp(`\\b(?:${agentToolNames.join('|')})\\b`, 'i'),
  // Ids of times, which tools give to be given back.
  /\b(?:slot|proposal)_id\b|\b(?:slot|proposal)-[a-z0-9]{6,}\b/i,
  // Markup, and places that were to be filled in: "Hi [Name]".
  /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|\[\/?INST\]|\{\{.*?\}\}/i,
  /[[{<](?:(?:your|insert|add|the|first|last|client|contact|lead|coach|booking|tu|su|el|la|inserta\w*)['’]?s?[ _-])*(?:name|link|url|price|date|time|day|e-?mail|nombre|enlace|precio|fecha|hora|correo)(?:[ _-](?:here|aqu[ií]|placeholder))?[\]}>](?!\()/i,
];
// What models say of themselves instead of answering. That it is an automated assistant may be said.
const refusals = [
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model|llm)\b|\b(?:im|i am) (?:just |only )?an? (?:ai |large )?(?:language model|llm|ai model)\b|\b(?:chatgpt|openai|anthropic|gpt-?\d\w*|(?:trained|made|created|developed|built) by (?:google|meta|microsoft|mistral|deepseek|alibaba)|my training data|knowledge cutoff|my (?:programming|guidelines|system prompt)|(?:according to|share|reveal|repeat|ignore|outside) my (?:instructions|prompt)|my (?:instructions|prompt) (?:say|tell|are|is|do|dont|wont|forbid|prevent)s?)\b/,
  /\b(?:im |i am )?(?:sorry|afraid|apologi[sz]e)[,.]?(?: but)? (?:that )?(?:i|as) (?:cant|cannot|am unable to|am not able to|wont|wouldnt be able to) (?:assist|help with (?:that|this)|comply|fulfil+|(?:provide|discuss|answer)(?! (?:any )?(?:medical|health|diet|nutrition|pain|injur)\w*)|do that|continue|engage|generate|create)\b|\b(?:i (?:cant|cannot|am unable to|am not able to|wont)|im (?:unable|not able) to) (?:(?:assist|help)(?: you)? with (?:that|this)(?: (?:request|question))?(?=[.!]|$)|assist (?:you )?with|comply|fulfil+|engage in|generate|create content)\b|\bagainst my (?:policy|policies|guidelines|programming)\b/,
  /\bcomo (?:un |una )?(?:modelo de lenguaje|ia\b|inteligencia artificial|asistente de ia)|\bsoy (?:solo )?un modelo de (?:lenguaje|ia)\b|\bmis instrucciones (?:dicen|son|no)\b|\bsegun mis instrucciones\b|\b(?:lo siento|disculpa|perdon|me temo que)[,.]?(?: pero)? no (?:puedo|me es posible)(?:(?= ?[.!]|$)| (?:(?:ayudar|asistir|responder)(?:te|le)?(?= (?:con|a) (?:eso|esa|esto|ese)\b| ?[.!]|$)|cumplir|proporcionar\w*(?! (?:consejos? )?medic)|continuar|generar))|\bno puedo ayudar(?:te|le)? (?:con|a) (?:eso|esto|es[ae] (?:solicitud|peticion|pregunta))(?= ?[.!]|$)|\bva en contra de mis (?:politicas|directrices|normas)\b/,
];
// An answer that ends in the middle: the model ran out of room. "What you struggle with" and "happy to" are whole.
const cutOff =
  /(?:[,;([{“«–—$]|(?<![\p{L}\d]):|\s-|(?<![\p{L}\d'])(?:and|or|but|the|a|an|your|my|our|because|if|i|(?<!\b(?:what|who|where|which|whatever|how|anything|something|here)\b[^.!?\n]*)(?:of|with|for)|(?<!\b(?:what|where|love|loved|happy|glad|want|wanna|like|need|have|going|able|used|ready|free|try|trying)\b[^.!?\n]{0,12})to|y|o|pero|el|la|los|las|de|del|con|para|tu|que|un|una|porque|en|mi|se))$/iu;
/** A sentence of the rules that is shorter ("Short and warm") may be anybody's. */
const shortestRule = 18;
const policyLetters = [...policyLines, ...recordLines]
  .flatMap((line) => line.split(/(?<=[.!?:])\s+/))
  .map(lettersOf)
  .filter((letters) => letters.length >= shortestRule);
/** A sentence shorter than this ("Love it!", "Got you.") may come again. */
const shortestRepeat = 3;

/** Whether a draft may be sent, and in what form: without markup, quotes and spaces around it. */
export function checkDraft(
  draft: { text: string },
  context: DraftContext,
): { ok: true; text: string } | { ok: false; problem: DraftProblem } {
  if (reasoning.some((sign) => sign.test(draft.text))) return { ok: false, problem: 'reasoning' };
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
    claimsBooking(read, context.bookings, context.now) ||
    (context.hasCancelledBooking !== true && claimsCancellation(read));
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
  // An address that is sent again is no sentence said twice.
  return withoutLinks(text)
    .split(/\n+|(?<=[.!?…])\s+/u)
    .filter((sentence) => (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length >= shortestRepeat)
    .map(lettersOf);
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
