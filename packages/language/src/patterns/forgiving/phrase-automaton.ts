import { GraphBuilder, type PatternGraph } from '../engine/pattern-graph.ts';
import { parsePattern } from '../engine/pattern-syntax.ts';
import { Walk } from '../engine/walk.ts';
import type { Token } from './read-sentences.ts';
import type { WordClasses } from './word-classes.ts';

/** Phrases that are searched together: one reading of a sentence finds any number of them. */
export class PhraseAutomaton {
  private readonly classes: WordClasses;
  private readonly builder = new GraphBuilder({ isOrdered: false });
  private readonly start = this.builder.addStart();
  private readonly sequences = new Map<string, number>();
  private graph: PatternGraph | null = null;

  constructor(classes: WordClasses) {
    this.classes = classes;
  }

  /** Adds a sequence of words, and returns the number by which `find` reports it. */
  add(words: string): number {
    const known = this.sequences.get(words);
    if (known !== undefined) return known;
    const id = this.sequences.size;
    this.sequences.set(words, id);
    let state = this.builder.add(this.start, parsePattern(words), this.classes.words);
    if (this.builder.acceptsAt(state) !== 0) state = this.builder.leadOn(state);
    this.builder.accept(state, id + 1);
    this.graph = null;
    return id;
  }

  /** Returns the numbers of the sequences in a sentence, those that end first in front. */
  find(tokens: Token[], onStep?: () => void): Set<number> {
    this.graph ??= this.builder.built();
    const ends = new Map<number, number>();
    const walk = new Walk(this.graph, this.classes.read(tokens), onStep);
    for (let from = 0; from <= tokens.length; from += 1)
      walk.all([this.start], from, (accepted, place) => {
        ends.set(accepted - 1, Math.min(place, ends.get(accepted - 1) ?? Infinity));
      });
    const found = [...ends].toSorted(([one, end], [other, otherEnd]) => end - otherEnd || one - other);
    return new Set(found.map(([id]) => id));
  }
}
