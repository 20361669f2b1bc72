import { GraphBuilder, type PatternGraph, type PatternWords } from '../engine/pattern-graph.ts';
import { parsePattern } from '../engine/pattern-syntax.ts';
import { Symbols, type WordSymbol } from '../engine/symbols.ts';
import { type TextReading, wordToWord } from '../engine/walk.ts';
import type { Token } from './read-sentences.ts';

const nothing: number[] = [];

/** The classes of words and the marks of numbers, which several sets of phrases may share, and what tokens mean. */
export class WordClasses {
  /** What phrases are made of: words, classes and marks. */
  readonly words: PatternWords;
  private readonly symbols = new Symbols();
  private readonly names: ReadonlySet<string>;
  /** Entries of several words; what is found is the symbol of their class. */
  private readonly entries: PatternGraph;
  private readonly filler: WordSymbol;
  private readonly opensClause: WordSymbol;

  constructor(classes: Record<string, string[]>, marks: Iterable<string>) {
    const { symbols } = this;
    this.names = new Set([...Object.keys(classes).map((name) => `{${name}}`), ...marks]);
    this.words = {
      symbolOf: (word) => {
        if (!word.startsWith('{')) return symbols.ofWord(word);
        if (!this.names.has(word)) throw new Error(`No class of words is called ${word}.`);
        return symbols.named(word);
      },
      entriesOf: () => null,
    };
    const builder = new GraphBuilder({ isOrdered: false });
    const start = builder.addStart();
    for (const name of Object.keys(classes)) {
      const symbol = symbols.named(`{${name}}`);
      for (const entry of entriesOf(classes, name)) {
        if (!entry.includes(' ')) {
          symbols.standFor(entry, symbol);
          continue;
        }
        let state = builder.add(start, parsePattern(entry), this.words);
        // An entry of two classes.
        if (![0, symbol].includes(builder.acceptsAt(state))) state = builder.leadOn(state);
        builder.accept(state, symbol);
      }
    }
    this.entries = builder.built();
    this.filler = symbols.named('{filler}');
    this.opensClause = symbols.named('{opens-clause}');
  }

  /** Returns a sentence as phrases read it. */
  read(tokens: Token[]): TextReading {
    const meanings = tokens.map(({ forms, marks }) => {
      const meaning = new Set(marks.map((mark) => this.symbols.named(mark)));
      for (const form of forms) this.symbols.collect(form, true, meaning);
      return meaning;
    });
    const steps = meanings.map((meaning, at) => Array.from(meaning, (symbol) => [symbol, at + 1]).flat());
    const isFiller = meanings.map((meaning) => meaning.has(this.filler));
    const opens = (place: number) => meanings[place]!.has(this.opensClause);
    const reading: TextReading = {
      places: tokens.length + 1,
      stepsAt: (place) => steps[place] ?? nothing,
      behindFiller: (place) => (isFiller[place] === true ? place + 1 : null),
      isEdge(place, kind) {
        if (kind === 'start') return place === 0;
        if (kind === 'end' || place === 0 || place === tokens.length) return place === tokens.length || kind === 'edge';
        return tokens[place]!.startsClause || opens(place) || opens(place - 1);
      },
      lengthAt: (place) => (place < tokens.length ? 1 : Infinity),
      spaceBefore: () => 0,
    };
    const entries = meanings.map((_, from) => {
      const found: number[] = [];
      wordToWord({ graph: this.entries, starts: [0], reading }, from, (symbol, end) => found.push(symbol, end));
      return found;
    });
    entries.forEach((found, at) => steps[at]!.push(...found));
    return reading;
  }
}

/** Returns the entries of a class, with those of the classes that it names. */
function entriesOf(classes: Record<string, string[]>, name: string): string[] {
  return (classes[name] ?? []).flatMap((entry) =>
    entry.startsWith('{') ? entriesOf(classes, entry.slice(1, -1)) : [entry],
  );
}
