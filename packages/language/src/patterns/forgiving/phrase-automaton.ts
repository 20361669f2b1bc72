import { Branches, nothing, withOneMore } from './branches.ts';
import { parseParts, type PhrasePart } from './phrase-syntax.ts';
import type { Token } from './read-sentences.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { ClassSpan, WordClasses } from './word-classes.ts';

/** A state: what has been read of one or more phrases. */
type State = {
  /** The next state, by the meaning of the next token or the next words. */
  next: Branches<State> | null;
  /** States that are reached without a token. */
  free: State[];
  /** States that are reached without a token where their condition holds. */
  guarded: { guard: Guard; state: State }[];
  /** The states after choices, gaps and guards, so that phrases with the same beginning share them. */
  shared: Branches<State> | null;
  /** How many tokens may be skipped here. */
  room: number;
  accepts: number[];
};
type Guard = { kind: 'edge' | 'start' | 'end' } | NotGuard;
type NotGuard = { kind: 'not'; symbols: string[]; behind: boolean };
/** Active states, and how many tokens may still be skipped in each. */
type Active = Map<State, number>;
type Sentence = { tokens: Token[]; meanings: Set<string>[]; isFiller: boolean[] };

/** How many words before a phrase `!not` at its start looks at. */
const wordsBehind = 2;

/**
 * All word sequences of all phrases as one automaton. It reads each token once, for any number of phrases, and a
 * token costs at most the number of states; so its work grows in proportion to the text.
 */
export class PhraseAutomaton {
  private readonly vocabulary: Vocabulary;
  private readonly classes: WordClasses;
  private readonly marks: ReadonlySet<string>;
  private readonly root = newState();
  private readonly sequences = new Map<string, number>();

  /** The classes of words, their vocabulary and the marks of tokens, which several automata may share. */
  constructor({
    classes,
    vocabulary,
    marks,
  }: {
    classes: WordClasses;
    vocabulary: Vocabulary;
    marks: Iterable<string>;
  }) {
    this.classes = classes;
    this.vocabulary = vocabulary;
    this.marks = new Set(marks);
  }

  /** Adds a sequence of words in the syntax of phrases, and returns the number by which `find` reports it. */
  add(words: string, where: 'anywhere' | 'whole' = 'anywhere'): number {
    const known = this.sequences.get(words);
    if (known !== undefined) return known;
    const id = this.sequences.size;
    this.sequences.set(words, id);
    const parts = parseParts(words);
    const whole: PhrasePart[] = where === 'whole' ? [{ kind: 'start' }, ...parts, { kind: 'end' }] : parts;
    const last = this.extend(this.root, whole, true);
    last.accepts = withOneMore(last.accepts, id);
    return id;
  }

  /** Returns the numbers of the sequences in a sentence. */
  find(tokens: Token[], onStep?: () => void): Set<number> {
    const meanings = tokens.map((token) => this.vocabulary.symbolsOf(token));
    const sentence = { tokens, meanings, isFiller: meanings.map((meaning) => meaning.has('{filler}')) };
    const found = new Set<number>();
    const activeAt: Active[] = Array.from({ length: tokens.length + 1 }, () => new Map([[this.root, 0]]));
    activeAt.forEach((active, at) => {
      const spans = this.classes.spansFrom(at, meanings, sentence.isFiller);
      follow(active, found, sentence, spans, at);
      const after = activeAt[at + 1];
      const meaning = meanings[at];
      if (after === undefined || meaning === undefined) return;
      for (const [state, room] of active) {
        onStep?.();
        for (const symbol of meaning) {
          const reached = state.next?.get(symbol);
          if (reached !== undefined) enter(after, reached);
        }
        for (const { symbol, end } of spans) {
          const reached = state.next?.get(symbol);
          if (reached !== undefined) enter(activeAt[end]!, reached);
        }
        if (sentence.isFiller[at] === true && !forbids(state, meaning)) enter(after, state, room);
        else if (room > 0) enter(after, state, room - 1);
      }
    });
    return found;
  }

  private extend(from: State, parts: PhrasePart[], atStart: boolean): State {
    return parts.reduce((state, part, index) => {
      switch (part.kind) {
        case 'word': {
          this.know(part.word);
          state.next ??= new Branches();
          const known = state.next.get(part.word);
          if (known !== undefined) return known;
          const reached = newState();
          state.next.add(part.word, reached);
          return reached;
        }
        case 'choice':
          return share(state, part.written, (reached) => {
            for (const sequence of part.sequences)
              leadFreely(this.extend(state, sequence, atStart && index === 0), reached);
            if (part.optional) leadFreely(state, reached);
          });
        case 'gap':
          return share(state, `gap ${part.room}`, (gap) => {
            gap.room = part.room;
            leadFreely(state, gap);
          });
        case 'not': {
          part.words.forEach((word) => this.know(word));
          const guard: Guard = { kind: 'not', symbols: part.words, behind: atStart && index === 0 };
          return share(state, JSON.stringify(guard), (reached) => guardWay(state, guard, reached));
        }
        case 'edge':
        case 'start':
        case 'end': {
          const guard: Guard = { kind: part.kind };
          return share(state, part.kind, (reached) => guardWay(state, guard, reached));
        }
      }
    }, from);
  }

  private know(word: string): void {
    if (!word.startsWith('{')) this.vocabulary.add(word, word);
    else if (!this.classes.has(word) && !this.marks.has(word)) throw new Error(`No class of words is called ${word}.`);
  }
}

function newState(): State {
  return { next: null, free: nothing, guarded: nothing, shared: null, room: 0, accepts: nothing };
}

function leadFreely(state: State, reached: State): void {
  state.free = withOneMore(state.free, reached);
}

function guardWay(state: State, guard: Guard, reached: State): void {
  state.guarded = withOneMore(state.guarded, { guard, state: reached });
}

/** Returns the state that the same part leads to in another phrase, or a new one. */
function share(state: State, key: string, connect: (reached: State) => void): State {
  state.shared ??= new Branches();
  const known = state.shared.get(key);
  if (known !== undefined) return known;
  const reached = newState();
  state.shared.add(key, reached);
  connect(reached);
  return reached;
}

/** Whether the state became active just now. One that was active before may get more room. */
function enter(active: Active, state: State, room = state.room): boolean {
  const known = active.get(state);
  if (known === undefined || known < room) active.set(state, room);
  return known === undefined;
}

/** Adds all states that the active ones reach without reading a token. */
function follow(active: Active, found: Set<number>, sentence: Sentence, spans: ClassSpan[], at: number): void {
  const waiting = [...active.keys()];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (const id of state.accepts) found.add(id);
    for (const reached of state.free) if (enter(active, reached)) waiting.push(reached);
    for (const { guard, state: reached } of state.guarded)
      if (holds(guard, sentence, spans, at) && enter(active, reached)) waiting.push(reached);
  }
}

function holds(guard: Guard, { tokens, meanings, isFiller }: Sentence, spans: ClassSpan[], at: number): boolean {
  const stands = (symbols: string[], place: number) => symbols.some((symbol) => meanings[place]?.has(symbol));
  switch (guard.kind) {
    case 'start':
      return at === 0;
    case 'end':
      return at === tokens.length;
    case 'edge':
      return isEdge(tokens, meanings, at);
    case 'not':
      return guard.behind
        ? !placesBehind(isFiller, at).some((place) => stands(guard.symbols, place))
        : !stands(guard.symbols, at) && !spans.some(({ symbol }) => guard.symbols.includes(symbol));
  }
}

/** Returns the places of the words before one, with the fillers between them. */
function placesBehind(isFiller: boolean[], at: number): number[] {
  const places: number[] = [];
  for (let before = at - 1, seen = 0; before >= 0 && seen < wordsBehind; before -= 1) {
    places.push(before);
    if (isFiller[before] !== true) seen += 1;
  }
  return places;
}

function isEdge(tokens: Token[], meanings: Set<string>[], at: number): boolean {
  if (at === 0 || at >= tokens.length || tokens[at]!.startsClause) return true;
  return meanings[at]!.has('{opens-clause}') || meanings[at - 1]!.has('{opens-clause}');
}

/**
 * Whether a filler may not be skipped here because it is what must not follow,
 * as the "like" of "live like this".
 */
function forbids(state: State, meaning: Set<string>): boolean {
  return state.guarded.some(
    ({ guard }) => guard.kind === 'not' && !guard.behind && guard.symbols.some((symbol) => meaning.has(symbol)),
  );
}
