import { characters } from '../text/characters.ts';
import { anyOf, linear, oneOf, type LinearExpression } from '../text/linear-expression.ts';
import { withoutLinks } from './draft-links.ts';
import { piecesOf } from './draft-pieces.ts';
import { foldText } from './folded-text.ts';

const wishing = '(?:want|like|hoping|looking|trying)';
const asking = [
  '(?:what(?:s| is)|may i have|can i (?:get|have)|could you (?:send|give)|send me|share|cual es)',
  '(?:me (?:das|pasas|compartes))',
];
/** Ways to ask for the fields that every agent knows, in English and Spanish, folded. */
const waysToAsk: Record<string, LinearExpression> = {
  goal: oneOf(
    String.raw`what(?:s| is| are)? (?:your|ur) (?:\w+ )?goals?`,
    `what (?:do|are|would) you ${wishing}(?: to)? (?:achieve|reach|accomplish|get out)`,
    'what are you (?:aiming|going|training) for',
    String.raw`cual(?:es)? (?:es|son) tus? (?:\w+ )?(?:objetivos?|metas?)`,
    'que (?:quieres|buscas|te gustaria) (?:lograr|conseguir|alcanzar)',
  ),
  tried_before: oneOf(
    'what (?:have you|did you|you)(?: already)? (?:tried|try|done)(?: (?:before|so far|already|last))?',
    'have you (?:ever )?(?:tried|worked with|had a coach)',
    'que has (?:probado|intentado|hecho)|has (?:probado|intentado|trabajado)',
  ),
  obstacle: oneOf(
    'what(?:s| is| has| have)? (?:been )?(?:stopping|holding|keeping|blocking)',
    'what(?:s| is| has| have)? (?:the|your) (?:biggest |main )?(?:obstacle|challenge|struggle|hurdle)',
    'que te (?:impide|frena|detiene|cuesta)',
    'cual es tu (?:mayor |principal )?(?:obstaculo|reto|dificultad)',
  ),
  start_when: oneOf(
    'when (?:do|would|could|can|are) you (?:want|like|ready|able|looking|planning|hoping|start)',
    'how soon (?:do|would|can|could)',
    'cuando (?:quieres|te gustaria|podrias|puedes|piensas) (?:empezar|comenzar|arrancar)',
  ),
  training_days: oneOf(
    'how (?:many|often)(?: (?:days|times|hours))?(?: (?:a|per|each) week)? (?:can|do|could|would|are) you' +
      String.raw`(?: \w+){0,2} (?:train|work ?out|exercise|commit|dedicate)`,
    'cuant[oa]s (?:dias|veces|horas)(?: (?:a la|por) semana)? (?:puedes|podrias|entrenas)',
  ),
  budget_fit: oneOf(
    'what(?:s| is) your budget|how much (?:can|could|would|do) you (?:invest|spend|pay)',
    'cual es tu presupuesto|cuanto (?:puedes|podrias) (?:invertir|pagar|gastar)',
  ),
  email: oneOf(`${anyOf(asking)}(?: me)? (?:your|ur|tu) (?:best )?(?:e-?mail|correo)`),
  phone: oneOf(`${anyOf(asking)}(?: me)? (?:your|ur|tu) (?:phone|number|cell|whatsapp|telefono|numero|celular)`),
};
const asksFor = new Map(Object.entries(waysToAsk));
/** "Ok?", "right?" and "sound good?" ask for nothing. */
const tags = anyOf(
  'ok|okay|right|yes|yeah|no|sound good|deal|cool|ready|you know',
  'va|vale|si|listo|lista|de acuerdo|te parece|verdad|sale',
);
const tag = linear(String.raw`^\W*${tags}\W*$`);
/** A second question that only offers the other choice belongs to the first. */
const continued = linear(String.raw`^\W*(?:or|and|o|y|u|e|maybe|if so|si es asi)\b`);
const asksAnything = oneOf(String.raw`what|which|how|when|where|your|cual|que|cuant\w*|cuando|donde|tu`);
const question = linear(String.raw`[^.!?…\n]+\?`);
const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);
const gaps = characters(String.raw`\s\-`);

/** How many questions a draft asks. */
export function countQuestions(text: string): number {
  return questionsOf(text).filter((asked) => !tag.test(asked) && !continued.test(asked)).length;
}

/** The text up to its first question, with what belongs to it ("or rather Wednesday?"); null where not even that can be kept. */
export function upToFirstQuestion(text: string): string | null {
  const pieces = piecesOf(text);
  const tooMany = pieces.findIndex((_, index) => countQuestions(pieces.slice(0, index + 1).join('')) > 1);
  if (tooMany === -1) return text;
  const last = pieces.slice(0, tooMany).findLastIndex((piece) => piece.includes('?'));
  return last === -1 ? null : pieces.slice(0, last + 1).join('');
}

/** Whether the draft asks for something that is recorded. Asking whether the recorded value is right is no such question. */
export function asksForKnown(text: string, facts: { name: string; value: string }[]): boolean {
  return questionsOf(text).some((asked) =>
    facts.some(({ name, value }) => {
      const told = foldText(value);
      return told !== '' && !asked.includes(told) && asksForField(asked, name);
    }),
  );
}

function asksForField(asked: string, name: string): boolean {
  const known = asksFor.get(gaps.replaceRuns(foldText(name), '_'));
  if (known !== undefined) return known.test(asked.replaceAll("'", ''));
  // A field that the coach named: the question holds all of its words.
  const words = lettersAndDigits.runs(foldText(name.replaceAll('_', ' ')));
  const asksWith = new Set(lettersAndDigits.runs(asked));
  return (
    words.length > 0 &&
    words.join('').length > 3 &&
    asksAnything.test(asked) &&
    words.every((word) => asksWith.has(word))
  );
}

function questionsOf(text: string): string[] {
  // A question mark in an address asks for nothing.
  return question.findAll(withoutLinks(text)).map((found) => foldText(found.text));
}
