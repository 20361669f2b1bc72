import { characters } from '@spotter/language/text/characters';
import { anyOf, linear } from '@spotter/language/text/linear-expression';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { agentToolNames } from '../prompt/agent-tools.ts';
import { foldText } from '@spotter/language/text/folded-text';
import { partsBetween } from '@spotter/language/sentences/sentences';

const thought = '(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad|monologue)';
const labels = '(?:assistant|agent|user|human|model|bot|(?:final )?answer|response|reply|draft)';
const etiquetas = '(?:respuesta(?: final)?|asistente|borrador)';
/** Reasoning inside marks of its own, and what a model writes in front of its answer. */
const reasoningMarks = [
  String.raw`<[/\s]*(?:inner[ _])?${thought}\b`,
  String.raw`[\[◁|][/\s]*${thought}\s*[\]▷|]`,
  String.raw`^\W*${thought}\s*:`,
  String.raw`^\W*${labels}\s*:`,
  String.raw`^\W*${etiquetas}\s*:`,
].map((sign) => linear(sign, 'i'));
/** Reasoning in prose, and an answer that is addressed to another person than the contact. */
const reasoningWords = phraseMatcher(
  'reasoning',
  [
    '(heres/here is/aqui tienes/aqui esta) (a/an/the/my/your/un/una/la/el) {word} {word} {word} {word} {handed-over} <400> :',
    '(the user/the contact/the lead/el usuario/el contacto) {of-the-contact}',
  ],
  {
    word: ['[_ [- _] [,]]'],
    'handed-over': ['reply, response, draft, (message/answer) (you/for/to), respuesta, borrador'],
    'of-the-contact': [
      'is, has, asks, asked, want, wants, wrote, writes, says, said, seems, needs',
      'pregunta, quiere, pide, dice, escribio',
    ],
  },
);
const sentenceEnds = '.!?\n';

const ourBlocks = linear(
  String.raw`\b(?:contact_message|coach_instructions|fields_to_learn|known_facts|known_calls|open_proposal|coach_note)\b`,
  'i',
);

/** Placeholders: "Hi [Name]". */
const placeholder = phraseMatcher('places to fill in', '^ [{owner}]* {gap} [here/aqui/placeholder] $', {
  owner: [
    'your, yours, insert, inserts, add, adds, the, first, last, client, clients, contact, contacts, lead, leads',
    'coach, coachs, booking, bookings, tu, tus, su, sus, el, la, las, inserta*',
  ],
  gap: ['name, link, url, price, date, time, day, email, e mail, nombre, enlace, precio, fecha, hora, correo'],
});
const bracketed = linear(String.raw`[\[{<]([^\[\]{}<>]{1,80})[\]}>]`);
const joints = characters('_-');
const apostrophes = characters("'");
const toolDebris = [
  linear(String.raw`^\s*(?:\{(?s:.*)\}|\[\s*[{"\[\]](?s:.*)\])\s*$`),
  linear(String.raw`["“][\w-]+["”]\s*:\s*(?:["“{\[\d]|true\b|false\b|null\b)`),
  linear('```' + String.raw`|<\|[^|]*\|>|\[/?TOOL_(?:CALLS?|RESULTS?)\]`, 'i'),
  linear(String.raw`</?\s*(?:tool|function|invoke|parameters?)\b|</?\s*(?:tool|function)_`, 'i'),
  linear(String.raw`\b(?:tool|function)_(?:calls?|name|result)\b`, 'i'),
  linear(String.raw`(?:^|[^@/\w.])[a-z]+(?:_[a-z]+)+\s*\(`),
  linear(String.raw`\b${anyOf([...agentToolNames])}\b`, 'i'),
  // Ids of times, which the tools give to the model for later calls.
  linear(String.raw`\b(?:slot|proposal)_id\b|\b(?:slot|proposal)-[a-z0-9]{6,}\b`, 'i'),
  // Markup.
  linear(String.raw`</?[a-z][\w-]*(?:\s[^<>]*)?/?>|\[/?INST\]|\{\{.*?\}\}`, 'i'),
];

/** Whether a draft contains reasoning that is not meant for the contact. */
export function holdsReasoning(draft: string): boolean {
  if (reasoningMarks.some((sign) => sign.test(draft))) return true;
  return partsBetween(draft, sentenceEnds).some((sentence) => reasoningWords.test(plain(sentence)));
}

/** Whether a draft names one of the blocks of its instructions. */
export function namesOurBlocks(draft: string): boolean {
  return ourBlocks.test(draft);
}

/** Whether a draft contains remains of tools and templates. */
export function holdsToolDebris(draft: string): boolean {
  return toolDebris.some((sign) => sign.test(draft)) || holdsPlaceholder(draft);
}

function holdsPlaceholder(draft: string): boolean {
  return bracketed.findAll(draft).some(({ index, text, groups: [inside = ''] }) => {
    // "[link](https://...)" is a link.
    return draft.charAt(index + text.length) !== '(' && placeholder.test(joints.replace(plain(inside), ' '));
  });
}

function plain(text: string): string {
  return apostrophes.replace(foldText(text), '');
}
