import { Branches, nothing, withOneMore } from './branches.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The place of a class of words in a sentence: `end` is the place after its last word. */
export type ClassSpan = { symbol: string; end: number };

type Step = { next: Branches<Step> | null; symbols: string[] };

/** All classes of words, and where they are in a sentence. An entry of several words is followed word by word. */
export class WordClasses {
  private readonly root = newStep();
  private readonly names: ReadonlySet<string>;

  constructor(classes: Record<string, string[]>, vocabulary: Vocabulary) {
    this.names = new Set(Object.keys(classes).map((name) => `{${name}}`));
    for (const name of Object.keys(classes))
      for (const entry of entriesOf(classes, name)) {
        const words = entry.split(' ');
        if (words.length === 1) vocabulary.add(entry, `{${name}}`);
        else this.add(words, `{${name}}`, vocabulary);
      }
  }

  has(symbol: string): boolean {
    return this.names.has(symbol);
  }

  /** Returns the classes whose entries of several words start at a place. `isFiller` says what may be skipped. */
  spansFrom(place: number, meanings: Set<string>[], isFiller: boolean[]): ClassSpan[] {
    const spans: ClassSpan[] = [];
    let active = new Set([this.root]);
    for (let at = place; at < meanings.length && active.size > 0; at += 1) {
      const after = new Set<Step>();
      for (const step of active) {
        for (const symbol of meanings[at]!) {
          const reached = step.next?.get(symbol);
          if (reached === undefined) continue;
          after.add(reached);
          for (const name of reached.symbols) spans.push({ symbol: name, end: at + 1 });
        }
        if (isFiller[at] === true && step !== this.root) after.add(step);
      }
      active = after;
    }
    return spans;
  }

  private add(words: string[], symbol: string, vocabulary: Vocabulary): void {
    let step = this.root;
    for (const word of words) {
      vocabulary.add(word, word);
      step.next ??= new Branches();
      const known = step.next.get(word);
      const reached = known ?? newStep();
      if (known === undefined) step.next.add(word, reached);
      step = reached;
    }
    step.symbols = withOneMore(step.symbols, symbol);
  }
}

function newStep(): Step {
  return { next: null, symbols: nothing };
}

/** Returns the entries of a class, with those of the classes that it names. */
function entriesOf(classes: Record<string, string[]>, name: string): string[] {
  return (classes[name] ?? []).flatMap((entry) =>
    entry.startsWith('{') ? entriesOf(classes, entry.slice(1, -1)) : [entry],
  );
}
