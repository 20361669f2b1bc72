import { foldText } from '../../autoreply/folded-text.ts';
import type { AssentWords } from './assent-words.ts';
import { english } from './english.ts';
import { everywhere } from './everywhere.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { answerTokens, type AnswerTokens } from './answer-tokens.ts';
import { courtesyEnd, guarded } from './courtesy.ts';
import { createPhraseGraph, phrasesOf, type PhraseGraph } from './phrase-graph.ts';

/** What a contact was asked to agree to. */
export type AskedDeed = 'book' | 'move' | 'cancel';

/** A longer answer says more than yes. */
const mostLetters = 160;
const assent = 1;
const filler = 2;
const named = 4;
const told = 8;

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
  const tokens = answerTokens(foldText(answer.replaceAll('\n', ' , ')));
  if (tokens === null || tokens.words.length === 0) return false;
  return languages.some((words) => isConsumed(tokens, graphFor(words, asked)));
}

/** Whether phrases cover all words without a gap, at least one of them an assent. */
function isConsumed(tokens: AnswerTokens, graph: PhraseGraph): boolean {
  const { words } = tokens;
  // By the number of words that are covered: 1 where courtesies alone reach it, 2 where an assent is among them.
  const reached = [1, ...words.map(() => 0)];
  for (let from = 0; from < words.length; from += 1) {
    if (reached[from] === 0) continue;
    for (const { end, kinds } of graph.phrasesAt(words, from)) {
      if ((kinds & assent) !== 0) reached[end]! |= 2;
      if ((kinds & (filler | named)) !== 0) reached[end]! |= reached[from]!;
      if ((kinds & (named | told)) === 0) continue;
      const clauseEnd = courtesyEnd(tokens, end, (kinds & told) === 0 ? 'named' : 'told');
      if (clauseEnd !== null) reached[clauseEnd]! |= reached[from]!;
    }
  }
  return (reached[words.length]! & 2) !== 0;
}

/** The closed lists of what agrees to something, and of what may stand beside it, language by language. */
export function assentGraphs(asked: AskedDeed): PhraseGraph[] {
  return languages.map((words) => graphFor(words, asked));
}

/** Made when first asked for: most answers are understood by the first language or two. */
function graphFor(words: AssentWords, asked: AskedDeed): PhraseGraph {
  const made = graphs[asked].get(words);
  if (made !== undefined) return made;
  const particles = phrasesOf(words.particles).flat();
  const graph = createPhraseGraph({
    particles: new Set(particles),
    others: new Set([...guarded, ...phrasesOf([words.move, words.cancel].join(',')).flat()]),
  });
  for (const { sets, ...lists } of [everywhere, words]) {
    const deeds = { book: [lists.book], move: [lists.book, lists.move], cancel: [lists.cancel] };
    for (const list of [lists.assents, ...deeds[asked]]) graph.add(list, sets, assent);
    for (const list of [lists.fillers, lists.particles]) graph.add(list, sets, filler);
    graph.add(lists.named, sets, named);
    graph.add(lists.told, sets, told);
  }
  graphs[asked].set(words, graph);
  return graph;
}
