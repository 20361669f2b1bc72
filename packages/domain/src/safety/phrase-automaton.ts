import type { PhrasePart } from './phrase-syntax.ts';
import { parseParts } from './phrase-syntax.ts';
import { quantityMarks } from './quantities.ts';
import type { Token } from './sentence-tokens.ts';
import { Vocabulary } from './vocabulary.ts';

/** A state: what has been read of one or many phrases. */
type State = {
  /** The next state by what the next token stands for. */
  next: Map<string, State>;
  /** States that are reached without a token. */
  free: State[];
  /** States that are reached without a token where their condition holds. */
  guarded: { guard: Guard; state: State }[];
  shared: Map<string, State>;
  /** How many tokens may be left out here. */
  room: number;
  accepts: number[];
};
type Guard = { kind: 'edge' | 'start' | 'end' } | NotGuard;
type NotGuard = { kind: 'not'; symbols: string[]; behind: boolean };

/** How many words before a phrase `!not` at its start looks at. */
const wordsBehind = 2;
const fillerSymbol = '{filler}';

/**
 * All word sequences of all phrases as one automaton. It reads each token once, whatever the phrases are, and a token costs
 * at most the number of states; so its work grows with the text and no faster.
 */
export class PhraseAutomaton {
  private readonly vocabulary = new Vocabulary();
  private readonly root = newState();
  private readonly classes: Record<string, string[]>;
  private readonly sequences = new Map<string, number>();

  constructor(classes: Record<string, string[]>) {
    this.classes = classes;
    for (const [name, entries] of Object.entries(classes))
      for (const entry of entries) if (isWord(entry)) this.vocabulary.add(entry, `{${name}}`);
  }

  /** Adds a sequence of words, and gives the number by which `find` tells of it. */
  add(parts: PhrasePart[]): number {
    const key = JSON.stringify(parts);
    const known = this.sequences.get(key);
    if (known !== undefined) return known;
    const id = this.sequences.size;
    this.sequences.set(key, id);
    this.extend(this.root, parts, true).accepts.push(id);
    return id;
  }

  /** The numbers of the sequences that a sentence holds. */
  find(tokens: Token[], onStep?: () => void): Set<number> {
    const found = new Set<number>();
    const meanings = tokens.map((token) => this.vocabulary.symbolsOf(token));
    const words = meanings.map((meaning) => !meaning.has(fillerSymbol));
    let active = new Map<State, number>();
    for (let at = 0; at <= tokens.length; at += 1) {
      enter(active, this.root);
      this.follow(active, found, meanings, words, tokens, at);
      const meaning = meanings[at];
      if (meaning === undefined) break;
      const after = new Map<State, number>();
      for (const [state, room] of active) {
        onStep?.();
        for (const symbol of meaning) {
          const reached = state.next.get(symbol);
          if (reached !== undefined) enter(after, reached);
        }
        if (!words[at] && !this.forbids(state, meaning)) enter(after, state, room);
        else if (room > 0) enter(after, state, room - 1);
      }
      active = after;
    }
    return found;
  }

  /** Whether a filler may not be passed over here: it is just what must not follow, as the "like" of "live like this". */
  private forbids(state: State, meaning: Set<string>): boolean {
    return (
      state === this.root ||
      state.guarded.some(
        ({ guard }) => guard.kind === 'not' && !guard.behind && guard.symbols.some((symbol) => meaning.has(symbol)),
      )
    );
  }

  /** Adds all states that are reached from the active ones without reading a token. */
  private follow(
    active: Map<State, number>,
    found: Set<number>,
    meanings: Set<string>[],
    words: boolean[],
    tokens: Token[],
    at: number,
  ): void {
    const stands = (symbols: string[], place: number) => symbols.some((symbol) => meanings[place]?.has(symbol));
    const holds = (guard: Guard): boolean => {
      switch (guard.kind) {
        case 'start':
          return at === 0;
        case 'end':
          return at === tokens.length;
        case 'edge':
          return isEdge(tokens, meanings, at);
        case 'not':
          return guard.behind
            ? !placesBehind(words, at).some((place) => stands(guard.symbols, place))
            : !stands(guard.symbols, at);
      }
    };
    const waiting = [...active.keys()];
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
      for (const id of state.accepts) found.add(id);
      const reach = (reached: State) => {
        if (enter(active, reached)) waiting.push(reached);
      };
      state.free.forEach(reach);
      for (const { guard, state: reached } of state.guarded) if (holds(guard)) reach(reached);
    }
  }

  private extend(from: State, parts: PhrasePart[], atStart: boolean): State {
    return parts.reduce((state, part, index) => {
      switch (part.kind) {
        case 'word':
          return this.extendByWord(state, part.word);
        case 'choice':
          return share(state, JSON.stringify(part), (reached) => {
            for (const sequence of part.sequences)
              this.extend(state, sequence, atStart && index === 0).free.push(reached);
            if (part.optional) state.free.push(reached);
          });
        case 'gap':
          return share(state, `(gap ${part.room})`, (gap) => {
            gap.room = part.room;
            state.free.push(gap);
          });
        case 'not': {
          for (const word of part.words) this.know(word);
          const guard: Guard = { kind: 'not', symbols: part.words, behind: atStart && index === 0 };
          return share(state, `(${guard.behind ? 'behind' : 'not'} ${part.words.join('/')})`, (reached) =>
            state.guarded.push({ guard, state: reached }),
          );
        }
        case 'edge':
        case 'start':
        case 'end': {
          const { kind } = part;
          return share(state, `(${kind})`, (reached) => state.guarded.push({ guard: { kind }, state: reached }));
        }
      }
    }, from);
  }

  private extendByWord(state: State, word: string): State {
    this.know(word);
    return share(state, word, (reached) => {
      state.next.set(word, reached);
      // Entries of several words are followed word by word.
      for (const entry of this.entriesOf(word))
        if (!isWord(entry)) this.extend(state, parseParts(entry), false).free.push(reached);
    });
  }

  private know(word: string): void {
    if (!word.startsWith('{')) this.vocabulary.add(word, word);
  }

  private entriesOf(word: string): string[] {
    if (!word.startsWith('{')) return [];
    const entries = this.classes[word.slice(1, -1)];
    if (entries === undefined && !isQuantity(word)) throw new Error(`No class of words is called ${word}.`);
    return entries ?? [];
  }
}

function newState(): State {
  return { next: new Map(), free: [], guarded: [], shared: new Map(), room: 0, accepts: [] };
}

/** The state that the same part leads to in another phrase, or a new one. */
function share(state: State, key: string, connect: (reached: State) => void): State {
  const known = state.shared.get(key);
  if (known !== undefined) return known;
  const reached = newState();
  state.shared.set(key, reached);
  connect(reached);
  return reached;
}

/** Whether the state is active now that was not, or was with less room. */
function enter(active: Map<State, number>, state: State, room = state.room): boolean {
  const known = active.get(state);
  if (known !== undefined && known >= room) return false;
  active.set(state, room);
  return known === undefined;
}

function isEdge(tokens: Token[], meanings: Set<string>[], at: number): boolean {
  if (at === 0 || at >= tokens.length || tokens[at]!.startsClause) return true;
  return meanings[at]!.has('{opens-clause}') || meanings[at - 1]!.has('{opens-clause}');
}

/** The places of the words before one, with the fillers between them. */
function placesBehind(words: boolean[], at: number): number[] {
  const places: number[] = [];
  for (let before = at - 1, seen = 0; before >= 0 && seen < wordsBehind; before -= 1) {
    places.push(before);
    if (words[before]) seen += 1;
  }
  return places;
}

function isQuantity(mark: string): boolean {
  return quantityMarks.some((each) => each === mark);
}

/** Whether an entry of a class is one word, and no sequence or other class. */
function isWord(entry: string): boolean {
  return !entry.includes(' ') && !entry.startsWith('{') && !entry.includes('/');
}
