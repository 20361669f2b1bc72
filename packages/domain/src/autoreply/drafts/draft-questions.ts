import { characters } from '@spotter/language/text/characters';
import { oneOf } from '@spotter/language/text/linear-expression';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import type { AskingScope } from '../decision/booking-phase.ts';
import { withoutLinks } from '../gate/draft-links.ts';
import { sentencePieces, questionsIn } from '@spotter/language/sentences/sentences';
import { type AskedSlot, asksOfCall, slotAsked, slotOfField } from './asked-slots.ts';
import { isOtherChoice, questionsJoinedIn } from './joined-questions.ts';
import { foldText } from '@spotter/language/text/folded-text';
import { wordsOf } from '@spotter/language/text/tokens';

const classes = {
  what: ['what, whats, what is, what are'],
  'what-has': ['what [is/has/have], whats'],
  your: ['your, ur'],
  asking: [
    '(what/whats/what is/may i have/can i get/can i have/could you send/could you give/send me/share/cual es)',
    'me (das/pasas/compartes)',
  ],
  'can-you': ['(can/do/could/would/are) you'],
  train: ['train, workout, work out, exercise, commit, dedicate'],
};
/** Ways to ask for the fields that every agent knows, in English and Spanish, folded and without apostrophes. */
const waysToAsk = {
  goal: [
    '{what} {your} [_] (goal/goals)',
    'what (do/are/would) you (want/like/hoping/looking/trying) [to] (achieve/reach/accomplish/get out)',
    'what are you (aiming/going/training) for',
    '(cual/cuales) (es/son) (tu/tus) [_] (objetivo/objetivos/meta/metas)',
    'que (quieres/buscas/te gustaria) (lograr/conseguir/alcanzar)',
  ],
  tried_before: [
    'what (have you/did you/you) [already] (tried/try/done)',
    'have you [ever] (tried/worked with/had a coach)',
    'que has (probado/intentado/hecho)',
    'has (probado/intentado/trabajado)',
  ],
  obstacle: [
    '{what-has} [been] (stopping/holding/keeping/blocking)',
    '{what-has} (the/your) [biggest/main] (obstacle/challenge/struggle/hurdle)',
    'que te (impide/frena/detiene/cuesta)',
    'cual es tu [mayor/principal] (obstaculo/reto/dificultad)',
  ],
  start_when: [
    'when (do/would/could/can/are) you (want/like/ready/able/looking/planning/hoping/start)',
    'how soon (do/would/can/could)',
    'cuando (quieres/te gustaria/podrias/puedes/piensas) (empezar/comenzar/arrancar)',
  ],
  training_days: [
    'how (many/often) [days/times/hours] [(a/per/each) week] {can-you} ..2 {train}',
    '(cuanto/cuanta/cuantos/cuantas) (dias/veces/horas) [(a la/por) semana] (puedes/podrias/entrenas)',
  ],
  budget_fit: [
    '(what/whats/what is) your budget',
    'how much (can/could/would/do) you (invest/spend/pay)',
    'cual es tu presupuesto',
    'cuanto (puedes/podrias) (invertir/pagar/gastar)',
  ],
  email: ['{asking} [me] (your/ur/tu) [best] (email/e - mail/correo)'],
  phone: ['{asking} [me] (your/ur/tu) (phone/number/cell/whatsapp/telefono/numero/celular)'],
};
const asksFor = new Map(
  Object.entries(waysToAsk).map(([name, lines]) => [name, phraseMatcher(`asks for ${name}`, lines, classes)]),
);
/** "Ok?", "right?" and "sound good?" ask for nothing. */
const tag = phraseMatcher('a tag', [
  '^ (ok/okay/right/yes/yeah/no/sound good/deal/cool/ready/you know) $',
  '^ (va/vale/si/listo/lista/de acuerdo/te parece/verdad/sale) $',
  '^ (ne/oder/ja/passt/vero/giusto/toch/he/prawda/tak/hein/oui/dac) $',
]);
/** What is asked while a call is arranged. */
const digits = characters('0-9');
const ofArranging = new Set<AskedSlot>(['zone', 'email', 'phone']);
const asciiWords = characters('A-Za-z0-9_');
const asksAnything = oneOf(String.raw`what|which|how|when|where|your|cual|que|cuant\w*|cuando|donde|tu`);
const gaps = characters(String.raw`\s\-`);

/** Returns how many questions a draft asks. */
export function countQuestions(text: string): number {
  const counted = questionsOf(text).filter((asked) => !isTag(asked) && !isOtherChoice(asked));
  return counted.reduce((count, asked) => count + questionsJoinedIn(asked), 0);
}

function isTag(asked: string): boolean {
  return tag.test(asciiWords.runs(asked).join(' '));
}

/**
 * Returns the text up to its first question, with what belongs to that question ("or rather Wednesday?"); null
 * where that is too much to keep.
 */
export function upToFirstQuestion(text: string): string | null {
  const pieces = sentencePieces(text);
  const tooMany = pieces.findIndex((_, index) => countQuestions(pieces.slice(0, index + 1).join('')) > 1);
  if (tooMany === -1) return text;
  const last = pieces.slice(0, tooMany).findLastIndex((piece) => piece.includes('?'));
  return last === -1 ? null : pieces.slice(0, last + 1).join('');
}

/**
 * Whether the draft asks for something that is recorded already. Asking whether the recorded value is right does
 * not count.
 */
export function asksForKnown(text: string, facts: { name: string; value: string }[]): boolean {
  return questionsOf(text).some((asked) =>
    facts.some(({ name, value }) => {
      const recorded = foldText(value);
      // Whether an address is spelled right is asked once more.
      return recorded !== '' && !asked.includes(recorded) && !asked.includes('@') && asksForField(asked, name);
    }),
  );
}

/** Whether a draft asks, in any words, for what one of these texts asked already. */
export function asksAgain(text: string, asked: string[]): boolean {
  const before = new Set(asked.flatMap(slotsAsked));
  return slotsAsked(text).some((slot) => before.has(slot));
}

/**
 * Whether a draft asks for something outside of the scope: while a call is arranged, anything but where the
 * contact is, the time and the address of the invitation.
 */
export function asksOutside(text: string, scope: AskingScope): boolean {
  if (scope === 'anything') return false;
  const asked = questionsOf(text).filter((each) => !isTag(each));
  if (scope === 'nothing') return asked.length > 0;
  return asked.some((each) => {
    const slot = slotAsked(each);
    // Beside times, a question that names nothing else is about them.
    return slot === null ? !asksOfCall(each) && !digits.areIn(text) && !text.includes('@') : !ofArranging.has(slot);
  });
}

/** Whether a message asks the contact where they are. */
export function asksForPlace(text: string): boolean {
  return slotsAsked(text).includes('zone');
}

/** Returns what the questions of a text ask for. */
export function slotsAsked(text: string): AskedSlot[] {
  return questionsOf(text).flatMap((asked) => (asked.includes('@') ? [] : (slotAsked(asked) ?? [])));
}

function asksForField(asked: string, name: string): boolean {
  const field = gaps.replaceRuns(foldText(name), '_');
  const slot = slotOfField[field];
  if (slot !== undefined && slotAsked(asked) === slot) return true;
  const known = asksFor.get(field);
  if (known !== undefined) return known.test(asked.replaceAll("'", ''));
  // A field that the coach named: the question contains all of its words.
  const words = wordsOf(foldText(name.replaceAll('_', ' ')));
  const asksWith = new Set(wordsOf(asked));
  return (
    words.length > 0 &&
    words.join('').length > 3 &&
    asksAnything.test(asked) &&
    words.every((word) => asksWith.has(word))
  );
}

function questionsOf(text: string): string[] {
  // A question mark in an address asks for nothing.
  return questionsIn(withoutLinks(text)).map(foldText);
}
