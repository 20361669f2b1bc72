import { courtesies, doubts, functionWords } from '../facts/fact-words.ts';
import { characters } from '@spotter/language/text/characters';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { nearestWords } from './nearest-words.ts';
import { plainWordsOf } from '@spotter/language/text/folded-words';

/** Min part of a question's content words that a shorter one has, to ask the same. */
const ofLonger = 0.5;
/** A word with as long a beginning as another is a form of it: "parking", "park". */
const minStemLength = 4;
/** What forms of a word end with, behind what they share. */
const endings = new Set(['', ...'e es ed er ers ing ings s a as o os ar en'.split(' ')]);
const maxTextLength = 2_000;
const questionMarks = characters('?？؟❓❔');

/** Words that begin a question, and say nothing of what is asked. */
const openers = new Set(
  [
    'what whats where when who whom which why how can could do does did is are will would should may have has any anything there',
    'work works available availability possible place spot ur',
    'que cual cuales donde cuando quien como cuanto cuanta cuantos cuantas por hay puedo puede puedes tienes tiene tienen ustedes',
    'qual quais onde quando quem quanto quanta tem posso pode voces existe aos',
    'quel quelle quels quelles ou quand qui comment combien pourquoi avez peux peut puis estce vous faut t ce quil quils quon une sur place possible dispo',
    'was wo wann wer wie warum wieso welche welcher welches kann konnen gibt gibts habt haben hast sie ihr beim vorhanden moglich',
    'cosa dove chi quale quali quanto perche posso avete ce hai puoi',
    'wat waar wanneer wie welke hoe waarom kan kunnen heb hebben jullie mag',
    'co gdzie kiedy kto jaki jaka jakie jak ile dlaczego czy mozna masz macie',
  ].flatMap((line) => line.split(' ')),
);

/** Verbs that begin a question and belong to what is asked. */
const askingVerbs = new Set(
  [
    'dan dais ofrecen ofreceis manejan aceptan aceptais hacen haceis venden vendeis cuentan incluye incluyen abren cierran atienden mandan envian sirve',
    'dao fazem aceitam vendem oferecem abrem enviam entregam inclui',
    'faites proposez acceptez prenez livrez vendez organisez ouvrez existetil',
    'bietet bietest nehmt liefert verkauft akzeptiert sind seid darf durfen lauft',
    'fate accettate vendete offrite spedite organizzate siete esiste',
    'verkopen bieden accepteren is zijn geven doen mogen',
    'sprzedajecie robicie oferujecie przyjmujecie prowadzicie jest sa',
  ].flatMap((line) => line.split(' ')),
);
/** Two words that begin a question. */
const askingStarts = new Set(
  [
    'se puede,se pueden,se podria,es posible,hay que,esta incluido,estan abiertos',
    'da para,da pra,e possivel,esta incluso,estao abertos',
    'est ce,est il,est elle,y a,a t,peut on,doit on,faut il,sont ils,cest possible',
    'si puo,si possono,e possibile,ce un,ce una,ci sono',
  ].flatMap((line) => line.split(',')),
);
/** Behind "ist" they tell of the writer: "ist mir zu teuer". */
const detailsAfterVerb = new Set(
  'mir mich zu ok okay gut super egal nicht doch ja aber schon halt echt so mein meine klar toll top schade'.split(' '),
);

/**
 * Returns what is asked in a contact's words, without greeting, keyword and what asks nothing; empty where
 * nothing is asked. `isNamed`: a model says that it is a question, whatever it looks like.
 */
export function askedQuestion(text: string, keywords: string[], isNamed: boolean): string {
  const starts = keywords.map(plainWordsOf).filter((words) => words.length > 0);
  return sentencesOf(text.slice(0, maxTextLength))
    .map((sentence) => withoutCourtesies(sentence, starts))
    .filter((sentence) => contentWords(sentence).length > 0 && (isNamed || asks(sentence)))
    .join(' ');
}

/** Returns the known question that asks the same, or null: the one with the most content words in common. */
export function findSameQuestion<Known extends { question: string }>(question: string, known: Known[]): Known | null {
  const own = askedWords(question);
  let best: { known: Known; shared: number } | null = null;
  for (const each of known) {
    const shared = sharedContent(own, askedWords(each.question));
    if (shared > (best?.shared ?? 0)) best = { known: each, shared };
  }
  return best?.known ?? null;
}

/**
 * Returns the part of all content words of two questions that they share; 0 where they do not ask the same.
 * Where each has a word of its own they ask about two things: "on Sunday" and "on Monday".
 */
function sharedContent(one: string[], other: string[]): number {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  // One word alone is too little: "parking" may be for bikes or for trucks.
  const isEnough = shorter.length > 1 || (shorter.length === 1 && longer.length === 1);
  const isSame =
    isEnough && shorter.every((word) => longer.some((each) => differInEnding(word, each) || isForm(word, each)));
  return isSame && shorter.length >= longer.length * ofLonger ? shorter.length / longer.length : 0;
}

/** Whether a word is a form of another, or a typing mistake of it. */
export function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < minStemLength) return false;
  if (one.startsWith(stemOf(other)) || other.startsWith(stemOf(one))) return true;
  return nearestWords(one, [other], 1).length > 0;
}

/** Whether two words differ in their endings alone: "charge", "charging"; of short words in the plural. */
function differInEnding(one: string, other: string): boolean {
  let shared = 0;
  while (one[shared] !== undefined && one[shared] === other[shared]) shared += 1;
  const ends = [one.slice(shared), other.slice(shared)];
  return shared >= minStemLength ? ends.every((end) => endings.has(end)) : ends.toSorted().join() === ',s';
}

/** "Parken" is asked about as "Parkplatz". */
function stemOf(word: string): string {
  return word.endsWith('en') && word.length - 2 >= minStemLength ? word.slice(0, -2) : word;
}

/** Whether a sentence asks: by its mark or its first word. "Maybe 3 days?" answers. */
function asks(sentence: string): boolean {
  const [first = '', second = ''] = plainWordsOf(sentence);
  if (doubts.has(first)) return false;
  return questionMarks.areIn(sentence) || openers.has(first) || beginsWithVerb(first, second);
}

function beginsWithVerb(first: string, second: string): boolean {
  if (first === 'ist') return second !== '' && !detailsAfterVerb.has(second);
  return askingVerbs.has(first) || askingStarts.has(`${first} ${second}`);
}

/** Returns the words that say what a text is about, each once. */
export function contentWords(text: string): string[] {
  return [...new Set(plainWordsOf(text).filter(isContentWord))];
}

/** Returns the content words of a question, and of "how much" and "how long" the second. */
function askedWords(question: string): string[] {
  const words = plainWordsOf(question);
  const isAsked = (word: string, at: number) => (words[at - 1] === 'how' ? !openers.has(word) : isContentWord(word));
  return [...new Set(words.filter(isAsked))];
}

function isContentWord(word: string): boolean {
  return !functionWords.has(word) && !courtesies.has(word) && !openers.has(word);
}

/** Returns a sentence without the greeting and keyword that it begins with, and the thanks at its end. */
function withoutCourtesies(sentence: string, starts: string[][]): string {
  const parts = sentence.trim().split(' ');
  let begin = 0;
  for (let hasMoved = true; hasMoved && begin < parts.length;) {
    const here = parts.slice(begin).flatMap(plainWordsOf);
    const keyword = starts.find((words) => words.every((word, at) => here[at] === word));
    const words = plainWordsOf(parts[begin]!);
    const isCourtesy = words.every((word) => courtesies.has(word));
    hasMoved = keyword !== undefined || isCourtesy;
    begin += keyword?.length ?? (isCourtesy ? 1 : 0);
  }
  let end = parts.length;
  while (
    end > begin &&
    !questionMarks.areIn(parts[end - 1]!) &&
    plainWordsOf(parts[end - 1]!).every((word) => courtesies.has(word))
  )
    end -= 1;
  return parts.slice(begin, end).join(' ');
}
