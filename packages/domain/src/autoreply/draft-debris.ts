import { anyOf, linear } from '../text/linear-expression.ts';
import { agentToolNames } from './agent-tools.ts';

const thought = '(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad|monologue)';
const labels = anyOf(
  'assistant|agent|user|human|model|bot|final answer|answer|response|reply|draft',
  'respuesta(?: final)?|asistente|borrador',
);
const handedOver = anyOf('reply|response|draft|(?:message|answer) (?:you|for|to)', 'respuesta|borrador');
const ofTheContact = anyOf(
  'is|has|asks|asked|wants?|wrote|writes|says|said|seems|needs',
  'pregunta|quiere|pide|dice|escribi[oó]',
);
// Thoughts, in marks of their own or in prose, and an answer that is handed to somebody else than the contact.
const reasoning = [
  String.raw`<\s*/?\s*(?:inner[ _])?${thought}\b|[\[◁|]\s*/?\s*${thought}\s*[\]▷|]|^\W*${thought}\s*:`,
  String.raw`^\W*${labels}\s*:`,
  String.raw`\b(?:here(?:['’]?s| is)|aqu[ií] (?:tienes|est[aá])) (?:a|an|the|my|your|una?|la|el) ` +
    String.raw`(?:[\p{L}-]+,? ){0,4}?${handedOver}\b[^.!?\n]*:`,
  String.raw`\b(?:the (?:user|contact|lead)|el usuario|el contacto) ${ofTheContact}(?:[^\p{L}]|$)`,
].map((sign) => linear(sign, 'i'));

const ourBlocks = linear(
  String.raw`\b(?:contact_message|coach_instructions|fields_to_learn|known_facts|known_calls|open_proposal|coach_note)\b`,
  'i',
);

const owner = anyOf(
  'your|insert|add|the|first|last|client|contact|lead|coach|booking',
  String.raw`tu|su|el|la|inserta\w*`,
);
const gap = anyOf('name|link|url|price|date|time|day|e-?mail', 'nombre|enlace|precio|fecha|hora|correo');
const toolDebris = [
  linear(String.raw`^\s*(?:\{(?s:.*)\}|\[\s*[{"\[\]](?s:.*)\])\s*$`),
  linear(String.raw`["“][\w-]+["”]\s*:\s*(?:["“{\[\d]|true\b|false\b|null\b)`),
  linear('```' + String.raw`|<\|[^|]*\|>|\[/?TOOL_(?:CALLS?|RESULTS?)\]`, 'i'),
  linear(String.raw`</?\s*(?:tool|function|invoke|parameters?)\b|</?\s*(?:tool|function)_`, 'i'),
  linear(String.raw`\b(?:tool|function)_(?:calls?|name|result)\b`, 'i'),
  linear(String.raw`(?:^|[^@/\w.])[a-z]+(?:_[a-z]+)+\s*\(`),
  linear(String.raw`\b${anyOf([...agentToolNames])}\b`, 'i'),
  // Ids of times, which tools give to be given back.
  linear(String.raw`\b(?:slot|proposal)_id\b|\b(?:slot|proposal)-[a-z0-9]{6,}\b`, 'i'),
  // Markup, and places that were to be filled in: "Hi [Name]".
  linear(String.raw`</?[a-z][\w-]*(?:\s[^<>]*)?/?>|\[/?INST\]|\{\{.*?\}\}`, 'i'),
  linear(String.raw`[\[{<](?:${owner}['’]?s?[ _-])*${gap}(?:[ _-](?:here|aqu[ií]|placeholder))?[\]}>](?:[^(]|$)`, 'i'),
];

/** Whether a draft holds thoughts that were not meant for the contact. */
export function holdsReasoning(draft: string): boolean {
  return reasoning.some((sign) => sign.test(draft));
}

/** Whether a draft names one of the blocks of its instructions. */
export function namesOurBlocks(draft: string): boolean {
  return ourBlocks.test(draft);
}

/** Whether a draft holds what tools and templates leave behind. */
export function holdsToolDebris(draft: string): boolean {
  return toolDebris.some((sign) => sign.test(draft));
}
