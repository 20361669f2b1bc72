import { wordsOf } from '@spotter/language/text/tokens';

const wordsIn = (lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')));

/** Words that join a question to another one. */
const joining = wordsIn([
  'and or but also plus',
  'y o e u pero ou mas et mais und oder aber ma oppure en of maar i lub albo',
]);
const alternative = wordsIn(['or o u ou oder oppure of lub albo czy maybe rather']);
/** Words that ask. */
const asking = wordsIn([
  'what whats which how when where who why whose',
  'que cual cuales cuanto cuanta cuantos cuantas cuando donde como quien',
  'qual quais quanto quantos quantas quando onde quem',
  'quoi quel quelle quels quelles combien quand comment pourquoi quest',
  'was welche welcher welches wie wann wo wer warum wieviel',
  'cosa quale quali quanti quante dove chi perche come',
  'wat welke hoe hoeveel wanneer waar wie waarom',
  'co jaki jaka jakie ile kiedy gdzie kto dlaczego jak',
]);
/** Verbs with which a question begins, before the one who is asked. */
const verbs = wordsIn([
  'do does did are is have has can could would will should',
  'quieres puedes tienes has estas entrenas hay quer pode tem voce veux peux as avez est',
  'hast willst kannst bist ist magst vuoi puoi hai sei heb wil kun ben is czy masz chcesz mozesz',
]);
const asked = wordsIn(['you u your there it that tu te usted vous du dir sie je jij u ty']);
/** Verbs that ask without one who is asked. */
const askingVerbs = wordsIn([
  'quieres puedes tienes entrenas estas vuoi puoi hai sei czy masz chcesz mozesz quer pode tem',
]);
/** Max words of a second question that only names another choice: "Or rather Wednesday?" */
const maxChoiceLength = 5;

/** Returns how many questions a folded question holds: "what is your goal and how often do you train?" is two. */
export function questionsJoinedIn(question: string): number {
  const words = wordsOf(question.replaceAll("'", ''));
  let count = 1;
  let start = 0;
  for (let at = 1; at < words.length; at += 1) {
    // "Do you have a gym close by or would you rather train at home?" is one choice.
    const isBegun = alternative.has(words[at]!) ? asking.has(words[at + 1] ?? '') : beginsQuestion(words.slice(at + 1));
    if (!joining.has(words[at]!) || !isBegun) continue;
    if (asksIn(words.slice(start, at))) count += 1;
    start = at + 1;
  }
  return count;
}

/** Whether a question only offers another choice than the one before it. */
export function isOtherChoice(question: string): boolean {
  const words = wordsOf(question.replaceAll("'", ''));
  return alternative.has(words[0] ?? '') && words.length <= maxChoiceLength && !asksIn(words.slice(1));
}

function asksIn(words: string[]): boolean {
  return words.some((word, at) => asking.has(word) || beginsQuestion(words.slice(at)));
}

function beginsQuestion([first = '', second = '']: string[]): boolean {
  return asking.has(first) || askingVerbs.has(first) || (verbs.has(first) && asked.has(second));
}
