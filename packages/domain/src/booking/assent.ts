import { foldText } from '../autoreply/folded-text.ts';
import type { AssentWords } from './assents/assent-words.ts';
import { english } from './assents/english.ts';
import { everywhere } from './assents/everywhere.ts';
import { french } from './assents/french.ts';
import { german } from './assents/german.ts';
import { italian } from './assents/italian.ts';
import { portuguese } from './assents/portuguese.ts';
import { spanish } from './assents/spanish.ts';
import { createPhraseGraph, type PhraseGraph } from './phrase-graph.ts';
import { answerTokens } from './answer-tokens.ts';

/** What a contact was asked to agree to. */
export type AskedDeed = 'book' | 'move' | 'cancel';

/** A longer answer says more than yes. */
const mostLetters = 160;
const assent = 1;
const filler = 2;

const languages = [english, spanish, portuguese, french, german, italian];
const graphs: Record<AskedDeed, Map<AssentWords, PhraseGraph>> = {
  book: new Map(),
  move: new Map(),
  cancel: new Map(),
};

/**
 * Whether an answer as a whole agrees to the one thing that was asked: it consists of nothing but assents of one language
 * and courtesies around them. Whatever else it says (a question, a number, a day, a condition, another wish), it is no assent.
 */
export function isAssent(answer: string, asked: AskedDeed = 'book'): boolean {
  if (answer.length > mostLetters) return false;
  const tokens = answerTokens(foldText(answer));
  if (tokens === null || tokens.length === 0) return false;
  return languages.some((words) => isConsumed(tokens, graphFor(words, asked)));
}

/** Whether phrases cover all tokens without a gap, at least one of them an assent. */
function isConsumed(tokens: string[], graph: PhraseGraph): boolean {
  // By the number of tokens that are covered: 1 where fillers alone reach it, 2 where an assent is among them.
  const reached = [1, ...tokens.map(() => 0)];
  for (let from = 0; from < tokens.length; from += 1) {
    if (reached[from] === 0) continue;
    for (const { end, kinds } of graph.phrasesAt(tokens, from)) {
      if ((kinds & assent) !== 0) reached[end]! |= 2;
      if ((kinds & filler) !== 0) reached[end]! |= reached[from]!;
    }
  }
  return (reached[tokens.length]! & 2) !== 0;
}

/** The closed lists of what agrees to something, and of what may stand beside it, language by language. */
export function assentGraphs(asked: AskedDeed): PhraseGraph[] {
  return languages.map((words) => graphFor(words, asked));
}

/** Made when first asked for: most answers are understood by the first language or two. */
function graphFor(words: AssentWords, asked: AskedDeed): PhraseGraph {
  const made = graphs[asked].get(words);
  if (made !== undefined) return made;
  const graph = createPhraseGraph();
  for (const { sets, assents, book, move, cancel, fillers } of [everywhere, words]) {
    const deeds = { book: [book], move: [book, move], cancel: [cancel] };
    for (const list of [assents, ...deeds[asked]]) graph.add(list, sets, assent);
    graph.add(fillers, sets, filler);
  }
  graphs[asked].set(words, graph);
  return graph;
}
