import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { foldText } from '@spotter/language/text/folded-text';
import { answerWords } from '@spotter/language/patterns/whole/answer-words';
import type { AssentWords } from './assent-words.ts';
import { english } from './english.ts';
import { everywhere } from './everywhere.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { lookalikes } from './lookalikes.ts';
import {
  createPhraseLists,
  phrasesOf,
  type FoundPhrase,
  type PhraseGraph,
  type PhraseReading,
} from '@spotter/language/patterns/whole/phrase-graph';
import { portuguese } from './portuguese.ts';
import { realWords } from './real-words.ts';
import { capitalizedWords, given, isSignature } from './signature.ts';
import { soundOf } from '@spotter/language/spelling/sounds';
import { spanish } from './spanish.ts';
import { letterWordsOf } from '@spotter/language/text/tokens';

/** What a contact was asked to agree to. */
export type AskedDeed = 'book' | 'move' | 'cancel';

/** Max length of an assent, in characters: a longer answer says more than yes. */
const maxLetters = 160;
const assent = 1;
const filler = 2;
const heard = 4;
const surprise = 8;
const closing = 16;
const title = 32;

/**
 * The meanings of the phrases that cover an answer up to a word. Each is a bit, since phrases may cover it in
 * several ways.
 */
const courteous = 1;
const surprised = 2;
const agreedUnlessSurprised = 4;
const agreed = 8;

/** "That is it", with thanks beside it: alone it may agree. */
const goodbye = phraseMatcher(
  'a goodbye',
  ['^ [{additions}]* {all} {additions} [{additions}]* $', '^ {additions} [{additions}]* {all} $'],
  {
    all: [
      'thats it, that is it, thats all, that is all, thatll be all, that will be all, eso es todo, es todo, nada mas',
      'e so isso, so isso, isso e tudo, e isso, cest tout, ce sera tout, das wars, das war es, das ist alles, e tutto, dat is alles, to wszystko',
    ],
    additions: [
      'ok, okay, no, and, y, thanks [so much/a lot/again/everyone], thank you [so much/very much/again], thx, ty, bye, goodbye',
      'for now, from me, por ahora, gracias, muchas gracias, adios, obrigado, obrigada, tchau, merci, au revoir',
      'danke, danke dir, vielen dank, tschuss, grazie, ciao, bedankt, dank je, doei, dzieki, dziekuje',
    ],
  },
);

const languages = [english, spanish, portuguese, french, german, italian];
const graphs = new Map<AssentWords, Record<AskedDeed, PhraseGraph>>();

/**
 * Whether an answer as a whole agrees to the one thing that was asked: it has only assents of one language and
 * courtesies around them. An answer with anything else (a question, a number, a day, a condition, another wish)
 * does not agree.
 */
export function isAssent(answer: string, asked: AskedDeed = 'book'): boolean {
  if (answer.length > maxLetters) return false;
  if (isGoodbye(answer)) return false;
  return languages.some((words) => (meaningIn(answer, words, asked) & (agreed | agreedUnlessSurprised)) !== 0);
}

/** Whether an answer is thanks and courtesies of one language, and no assent. */
export function isCourtesy(answer: string): boolean {
  if (answer.length > maxLetters || isAssent(answer)) return false;
  return languages.some((words) => (meaningIn(answer, words, 'book') & courteous) !== 0);
}

/** Whether an answer ends the talk: "that is it, thank you". */
function isGoodbye(answer: string): boolean {
  return goodbye.test(letterWordsOf(foldText(answer).replaceAll("'", '')).join(' '));
}

/** Returns the meanings of an answer as a whole in a language; 0 where it says anything else. */
function meaningIn(answer: string, words: AssentWords, asked: AskedDeed): number {
  const tokens = answerWords(foldText(answer.replaceAll('\n', ' , ')));
  if (tokens === null || tokens.length === 0) return 0;
  const capitalized = capitalizedWords(answer);
  const isName = (word: string) => capitalized.has(word) && !others.has(word);
  return meaningOf(tokens, graphFor(words, asked), isName);
}

/** Returns the meanings of phrases that cover all words without a gap. */
function meaningOf(tokens: string[], graph: PhraseGraph, isName: (word: string) => boolean): number {
  const words = graph.divide(tokens);
  const reached = [courteous, ...words.map(() => 0)];
  for (let from = 0; from < words.length; from += 1) {
    const before = reached[from]!;
    if (before === 0) continue;
    if (given.has(words[from]!)) reached[from + 1]! |= before;
    for (const phrase of graph.phrasesAt(words, from)) {
      reached[phrase.end]! |= amount(before, phrase);
      const next = words[phrase.end];
      if ((phrase.kinds & title) !== 0 && next !== undefined && isName(next)) reached[phrase.end + 1]! |= before;
      if ((phrase.kinds & closing) !== 0 && isSignature(words.slice(phrase.end), isName))
        reached[words.length]! |= before;
    }
  }
  return reached[words.length]!;
}

/** Returns the meanings of the words with one more phrase. */
function amount(before: number, { kinds, isLoose }: FoundPhrase): number {
  // A surprise, even a guessed one, prevents that words which are not assent yet become one.
  if ((kinds & surprise) !== 0) return (before & agreed) | ((before & ~agreed) === 0 ? 0 : surprised);
  // A guessed word may be next to a yes, but is none.
  if (isLoose) return before;
  let after = (kinds & (filler | closing | title)) === 0 ? 0 : before;
  if ((kinds & heard) !== 0) {
    after |= before & (surprised | agreed);
    if ((before & (courteous | agreedUnlessSurprised)) !== 0) after |= agreedUnlessSurprised;
  }
  return (kinds & assent) === 0 ? after : after | agreed;
}

/** Returns the closed lists of what agrees to something, and of what may be next to it, language by language. */
export function assentGraphs(asked: AskedDeed): PhraseGraph[] {
  return languages.map((words) => graphFor(words, asked));
}

/** Prepares the lists of one language; returns false once all are ready. */
export function prepareAssents(): boolean {
  const next = languages.find((words) => !graphs.has(words));
  if (next === undefined) return false;
  graphs.set(next, createGraphs(next));
  return true;
}

const others = new Set([...phrasesOf(lookalikes), ...phrasesOf(realWords)].flat());

/**
 * Returns the graph of a language. It is made at first use, or ahead by `prepareAssents`: all of them take a
 * third of a second.
 */
function graphFor(words: AssentWords, asked: AskedDeed): PhraseGraph {
  const made = graphs.get(words) ?? createGraphs(words);
  graphs.set(words, made);
  return made[asked];
}

/** Most lists are the same whatever was asked, so the graphs share them. */
function createGraphs(words: AssentWords): Record<AskedDeed, PhraseGraph> {
  const phrases = createPhraseLists(readingOf(words));
  for (const { sets, ...lists } of [everywhere, words]) {
    phrases.add('always', lists.assents, sets, assent);
    for (const deed of ['book', 'move', 'cancel'] as const) phrases.add(deed, lists[deed], sets, assent);
    for (const list of [lists.fillers, lists.particles]) phrases.add('always', list, sets, filler);
    phrases.add('always', lists.heard, sets, heard);
    phrases.add('always', lists.surprise, sets, surprise);
    phrases.add('always', lists.closings, sets, closing);
    phrases.add('always', lists.titles, sets, title);
  }
  phrases.ready();
  return {
    book: phrases.graphOf(['always', 'book']),
    move: phrases.graphOf(['always', 'book', 'move']),
    cancel: phrases.graphOf(['always', 'cancel']),
  };
}

function readingOf(words: AssentWords): PhraseReading {
  return {
    particles: new Set(phrasesOf(words.particles).flat()),
    others: new Set([...others, ...phrasesOf([words.move, words.cancel].join(',')).flat()]),
    aliases: aliasesOf(words.aliases),
    soundOf: (word: string) => soundOf(word, words.sounds),
  };
}

function aliasesOf(list: string): Map<string, string[][]> {
  const aliases = new Map<string, string[][]>();
  for (const [spelled, , ...meant] of phrasesOf(list)) aliases.set(spelled!, [...(aliases.get(spelled!) ?? []), meant]);
  return aliases;
}
