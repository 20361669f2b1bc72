import { computeFacts } from './computed-facts.ts';
import { PhraseAutomaton } from './phrase-automaton.ts';
import { parsePhrase } from './phrase-syntax.ts';
import { withQuantities } from './quantities.ts';
import type { PhraseList } from './safety-categories.ts';
import { readSentences, type Token } from './sentence-tokens.ts';

/** A phrase that a text holds. */
export type FoundPhrase = Omit<PhraseList, 'phrases'> & { phrase: string };

type Rule = { found: FoundPhrase; thoughts: number[]; unless: number[] };

/** The phrases of all lists, ready to be looked for together. */
export class PhraseBook {
  private readonly inSentences: PhraseAutomaton;
  private readonly asMessages: PhraseAutomaton;
  private readonly facts = new Map<string, number>();
  private readonly courtesies: ReadonlySet<string>;
  private readonly rules = { sentence: new Map<number, Rule[]>(), message: new Map<number, Rule[]>() };

  constructor(lists: PhraseList[], classes: Record<string, string[]>) {
    this.inSentences = new PhraseAutomaton(classes);
    this.asMessages = new PhraseAutomaton(classes);
    this.courtesies = new Set(classes.courtesy);
    for (const { phrases, ...about } of lists) for (const phrase of phrases) this.add({ ...about, phrase });
  }

  /**
   * All phrases in a text. Each line is read as a message of its own. `onStep` is called for each state that a token is
   * held against: what it counts is the work.
   */
  find(text: string, now: Date, onStep?: () => void): FoundPhrase[] {
    const found = new Set<FoundPhrase>();
    for (const line of text.split('\n')) {
      const sentences = readSentences(line).map((tokens) => withQuantities(tokens, now));
      for (const tokens of sentences) {
        const sequences = this.inSentences.find(tokens, onStep);
        for (const fact of computeFacts(tokens)) {
          const id = this.facts.get(fact);
          if (id !== undefined) sequences.add(id);
        }
        collect(this.rules.sentence, sequences, found);
      }
      const message = this.withoutCourtesies(sentences.flat());
      if (message.length > 0 && message.length <= longestWholeMessage)
        collect(this.rules.message, this.asMessages.find(message, onStep), found);
    }
    return [...found];
  }

  private add(found: FoundPhrase): void {
    const { thoughts, unless, wholeMessage } = parsePhrase(found.phrase);
    const number = (words: string): number => {
      if (words.startsWith('#')) return this.numberOfFact(words);
      return wholeMessage ? this.asMessages.add(words, 'whole') : this.inSentences.add(words);
    };
    const rule = { found, thoughts: thoughts.map(number), unless: unless.map(number) };
    const rules = wholeMessage ? this.rules.message : this.rules.sentence;
    const [first = NaN] = rule.thoughts;
    rules.set(first, [...(rules.get(first) ?? []), rule]);
  }

  /** Facts are numbered downwards, so that no sequence has the number of one. */
  private numberOfFact(fact: string): number {
    const number = this.facts.get(fact) ?? -1 - this.facts.size;
    this.facts.set(fact, number);
    return number;
  }

  /** What is left of a message without courtesies; a word said over and over counts once. */
  private withoutCourtesies(tokens: Token[]): Token[] {
    return tokens
      .filter(({ forms }) => !forms.some((form) => this.courtesies.has(form)))
      .filter(({ forms }, at, rest) => forms.length === 0 || forms.join() !== rest[at - 1]?.forms.join());
  }
}

const longestWholeMessage = 8;

function collect(rules: Map<number, Rule[]>, sequences: Set<number>, found: Set<FoundPhrase>): void {
  for (const sequence of sequences)
    for (const rule of rules.get(sequence) ?? [])
      if (rule.thoughts.every((each) => sequences.has(each)) && !rule.unless.some((each) => sequences.has(each)))
        found.add(rule.found);
}
