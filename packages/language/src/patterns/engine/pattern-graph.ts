import { NewWays, Numbers, type State, type Ways } from './packed-ways.ts';
import { SharedStates } from './shared-states.ts';
import type { GapUnit, PatternPart } from './pattern-syntax.ts';

/** What the words and classes of patterns mean. */
export type PatternWords = {
  /** Returns the symbol of a word. */
  symbolOf(word: string): number;
  /** Returns the entries of a class that are read in its place; null where the class is a symbol itself. */
  entriesOf(name: string): PatternPart[][] | null;
};

export type Guard = { kind: 'start' | 'end' | 'edge' } | { kind: 'not'; symbols: number[]; behind: boolean };
/** Words that may be skipped in a state. */
export type Gap = { room: number; unit: GapUnit; without: number[] };

/**
 * Patterns as states and ways: by the symbol of the next word (1 and up), freely (0) or by a guard (-1 and
 * down).
 */
export type PatternGraph = Ways & {
  guards: Guard[];
  gaps: Map<State, Gap>;
  /** By state: what is found there, or 0. */
  accepts: Int32Array;
};

/** Max depth of classes within classes. */
const deepest = 9;

/**
 * Makes one graph of patterns. Those with the same beginning share its states, but where the order of patterns
 * counts.
 */
export class GraphBuilder {
  private readonly ways = new NewWays();
  private readonly accepts = new Numbers();
  private readonly guards: Guard[] = [];
  private readonly gaps = new Map<State, Gap>();
  private readonly isOrdered: boolean;
  private states = 0;
  /** By symbols of words (1 and up), and by keys of other parts (-1 and down). */
  private readonly shared = new SharedStates();
  private readonly guardKeys = new Map<string, number>();
  private readonly partKeys = new Map<string, number>();
  private readonly keysOfWords = new Map<PatternWords, number>();

  /** `isOrdered` says that the pattern and the choice that are written first are tried first. */
  constructor({ isOrdered }: { isOrdered: boolean }) {
    this.isOrdered = isOrdered;
  }

  /** Returns a new state, in which nothing has been read. */
  addStart(): State {
    this.accepts.push(0);
    this.states += 1;
    return this.states - 1;
  }

  /** Adds a pattern, and returns the state in which it is found: the one that it should lead to, if there is one. */
  add(from: State, parts: PatternPart[], words: PatternWords, to: State | null = null): State {
    return this.sequence(from, parts, { words, depth: 0, atStart: true }, to);
  }

  acceptsAt(state: State): number {
    return this.accepts.at(state);
  }

  accept(state: State, number: number): void {
    this.accepts.set(state, number);
  }

  /** Adds a state that another leads to freely. */
  leadOn(from: State): State {
    const state = this.addStart();
    this.ways.add(from, 0, state);
    return state;
  }

  built(): PatternGraph {
    const { guards, gaps } = this;
    return { ...this.ways.sorted(this.states, this.isOrdered), guards, gaps, accepts: this.accepts.all() };
  }

  /** `to` is the state that the sequence leads to, if there is one. */
  private sequence(from: State, parts: PatternPart[], within: Within, to: State | null = null): State {
    const rest = within.atStart && parts.length > 1 ? { ...within, atStart: false } : within;
    let state = from;
    for (let at = 0; at < parts.length; at += 1)
      state = this.part(state, parts[at]!, at === 0 ? within : rest, at === parts.length - 1 ? to : null);
    if (parts.length === 0 && to !== null) this.ways.add(from, 0, to);
    return to ?? state;
  }

  private part(from: State, part: PatternPart, within: Within, to: State | null): State {
    switch (part.kind) {
      case 'word':
        return this.word(from, within.words.symbolOf(part.word), to);
      case 'class': {
        const entries = within.words.entriesOf(part.name);
        if (entries === null) return this.word(from, within.words.symbolOf(`{${part.name}}`), to);
        if (within.depth === deepest) throw new Error(`{${part.name}} is in itself.`);
        const deeper = { ...within, depth: within.depth + 1 };
        return this.share(from, `${this.keyOfWords(within.words)}{${part.name}}`, to, (reached) => {
          for (const entry of entries) this.sequence(from, entry, deeper, reached);
        });
      }
      case 'choice':
        return this.choice(from, part, within, to);
      case 'gap':
        return this.share(from, part.written, to, (reached) => {
          // A gap has a state of its own, since nothing may be skipped before it.
          const gap = to === null ? reached : this.addStart();
          this.gaps.set(gap, {
            room: part.room,
            unit: part.unit,
            without: part.without.map((word) => within.words.symbolOf(word)),
          });
          this.ways.add(from, 0, gap);
          if (gap !== reached) this.ways.add(gap, 0, reached);
        });
      case 'not': {
        const symbols = part.words.map((word) => within.words.symbolOf(word));
        const guard: Guard = { kind: 'not', symbols, behind: within.atStart };
        return this.share(from, `${part.written}${within.atStart ? '<' : ''}`, to, (reached) => {
          this.ways.add(from, this.conditionOf(guard), reached);
        });
      }
      case 'start':
      case 'end':
      case 'edge':
        return this.share(from, part.kind, to, (reached) => {
          this.ways.add(from, this.conditionOf({ kind: part.kind }), reached);
        });
    }
  }

  private choice(
    from: State,
    { written, sequences, optional, repeated }: Extract<PatternPart, { kind: 'choice' }>,
    within: Within,
    to: State | null,
  ): State {
    const key = `${this.keyOfWords(within.words)}${written}`;
    if (repeated) {
      const again = this.share(from, key, null, (loop) => {
        this.ways.add(from, 0, loop);
        for (const sequence of sequences) this.sequence(loop, sequence, { ...within, atStart: false }, loop);
      });
      if (to !== null) this.ways.add(again, 0, to);
      return to ?? again;
    }
    return this.share(from, key, to, (reached) => {
      for (const sequence of sequences) this.sequence(from, sequence, within, reached);
      if (optional) this.ways.add(from, 0, reached);
    });
  }

  private word(from: State, symbol: number, to: State | null): State {
    if (to !== null) {
      this.ways.add(from, symbol, to);
      return to;
    }
    const known = this.isOrdered ? undefined : this.shared.get(from, symbol);
    if (known !== undefined) return known;
    const reached = this.addStart();
    this.ways.add(from, symbol, reached);
    if (!this.isOrdered) this.shared.add(from, symbol, reached);
    return reached;
  }

  /** Returns the state that the same part leads to in another pattern, or a new one. */
  private share(from: State, part: string, to: State | null, connect: (reached: State) => void): State {
    const key = this.partKey(part);
    const isShared = !this.isOrdered && to === null;
    const known = isShared ? this.shared.get(from, key) : undefined;
    if (known !== undefined) return known;
    const reached = to ?? this.addStart();
    if (isShared) this.shared.add(from, key, reached);
    connect(reached);
    return reached;
  }

  private partKey(part: string): number {
    const known = this.partKeys.get(part) ?? -1 - this.partKeys.size;
    this.partKeys.set(part, known);
    return known;
  }

  private keyOfWords(words: PatternWords): number {
    const known = this.keysOfWords.get(words) ?? this.keysOfWords.size;
    this.keysOfWords.set(words, known);
    return known;
  }

  private conditionOf(guard: Guard): number {
    const written = JSON.stringify(guard);
    const known = this.guardKeys.get(written) ?? this.guards.push(guard) - 1;
    this.guardKeys.set(written, known);
    return -1 - known;
  }
}

/** Where a part is: by which words it is read, how deep within classes, and whether it is the first. */
type Within = { words: PatternWords; depth: number; atStart: boolean };
