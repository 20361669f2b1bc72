import { computeFacts, factMarks } from '../computed-facts.ts';
import { addUp, isEnough, readSigns, type Evidence, type Sign } from '../evidence.ts';
import { PhraseAutomaton } from '@spotter/language/patterns/forgiving/phrase-automaton';
import { parsePhrase } from '@spotter/language/patterns/forgiving/parse-phrase';
import { quantityMarks, withQuantities } from '../body-quantities.ts';
import type { PhraseList, SafetyCategory, SignList } from '../safety-categories.ts';
import { readSentences, type Token } from '@spotter/language/patterns/forgiving/read-sentences';
import { WordClasses } from '@spotter/language/patterns/forgiving/word-classes';

/** A phrase in a text, or the signs that together say enough: `4 checks my phone + 6 my husband`. */
export type FoundPhrase<Category extends string = SafetyCategory> = Omit<PhraseList<Category>, 'phrases'> & {
  phrase: string;
  /** Whether it is a set of signs that are too weak alone, which is weaker than a phrase. */
  fromSigns?: true;
};

/** What a text contains: phrases, and the sums of its signs, enough or not. */
export type Reading<Category extends string = SafetyCategory> = {
  phrases: FoundPhrase<Category>[];
  evidence: Evidence<Category>[];
};

type Found<Category extends string> = FoundPhrase<Category> | Sign<Category>;
type Rule<Category extends string> = { found: Found<Category>; thoughts: number[]; unless: number[] };

/** The phrases and signs of all lists, ready to be searched together. */
export class PhraseBook<Category extends string = SafetyCategory> {
  private readonly inSentences: PhraseAutomaton;
  private readonly asMessages: PhraseAutomaton;
  private readonly courtesies: ReadonlySet<string>;
  private readonly rules = {
    sentence: new Map<number, Rule<Category>[]>(),
    message: new Map<number, Rule<Category>[]>(),
  };

  constructor(lists: PhraseList<Category>[], classes: Record<string, string[]>, signLists: SignList<Category>[] = []) {
    const known = new WordClasses(classes, quantityMarks);
    this.inSentences = new PhraseAutomaton(known);
    this.asMessages = new PhraseAutomaton(known);
    this.courtesies = new Set(classes.courtesy);
    for (const { phrases, ...about } of lists) for (const phrase of phrases) this.add({ ...about, phrase }, phrase);
    for (const list of signLists) for (const { words, ...sign } of readSigns(list)) this.add(sign, words);
  }

  /** Returns all phrases in a text, and after them the signs of each list that say enough. */
  find(text: string, now: Date, onStep?: () => void): FoundPhrase<Category>[] {
    return foundIn(this.read(text, now, onStep));
  }

  /**
   * Returns what a text contains. Each line is read as a message of its own; signs add up over all of them.
   * `onStep` is called for each state that a token is compared with: this counts the work.
   */
  read(text: string, now: Date, onStep?: () => void): Reading<Category> {
    const found = new Set<Found<Category>>();
    for (const line of text.split('\n')) {
      const sentences = readSentences(line).map((tokens) => withQuantities(tokens, now));
      for (const tokens of sentences) {
        const sequences = this.inSentences.find(tokens, onStep);
        for (const fact of computeFacts(tokens)) sequences.add(numberOfFact.get(fact)!);
        collect(this.rules.sentence, sequences, found);
      }
      const message = this.withoutCourtesies(sentences.flat());
      if (message.length > 0 && message.length <= maxWholeMessageLength)
        collect(this.rules.message, this.asMessages.find(message, onStep), found);
    }
    const all = [...found];
    return {
      phrases: all.filter((each) => isPhrase(each)),
      evidence: addUp(all.filter((each) => isSign(each))),
    };
  }

  private add(found: Found<Category>, written: string): void {
    const { thoughts, unless, wholeMessage } = parsePhrase(written);
    const number = (words: string): number => {
      const fact = numberOfFact.get(words);
      if (fact !== undefined) return fact;
      return wholeMessage ? this.asMessages.add(`^ ${words} $`) : this.inSentences.add(words);
    };
    const rule = { found, thoughts: thoughts.map(number), unless: unless.map(number) };
    const rules = wholeMessage ? this.rules.message : this.rules.sentence;
    const [first = NaN] = rule.thoughts;
    rules.set(first, [...(rules.get(first) ?? []), rule]);
  }

  /** Returns what is left of a message without courtesies; a repeated word counts once. */
  private withoutCourtesies(tokens: Token[]): Token[] {
    return tokens
      .filter(({ forms }) => !forms.some((form) => this.courtesies.has(form)))
      .filter(({ forms }, at, rest) => forms.length === 0 || forms.join() !== rest[at - 1]?.forms.join());
  }
}

const maxWholeMessageLength = 8;
/** Facts are numbered downwards, so that no sequence of words has the number of a fact. */
const numberOfFact = new Map<string, number>(factMarks.map((fact, at) => [fact, -1 - at]));

/** Returns the phrases of a reading, and after them the signs of each list that say enough. */
export function foundIn<Category extends string>({ phrases, evidence }: Reading<Category>): FoundPhrase<Category>[] {
  return [...phrases, ...evidence.filter((each) => isEnough(each)).map((each) => asFound(each))];
}

function isSign<Category extends string>(found: Found<Category>): found is Sign<Category> {
  return 'weight' in found;
}

function isPhrase<Category extends string>(found: Found<Category>): found is FoundPhrase<Category> {
  return 'phrase' in found;
}

function asFound<Category extends string>({
  category,
  language,
  severity,
  enough,
  signs,
}: Evidence<Category>): FoundPhrase<Category> {
  const phrase = signs.map(({ written }) => written).join(' + ');
  const isPhraseByItself = signs.some(({ weight }) => weight >= enough);
  return { category, language, severity, hinted: true, phrase, ...(isPhraseByItself ? {} : { fromSigns: true }) };
}

function collect<Category extends string>(
  rules: Map<number, Rule<Category>[]>,
  sequences: Set<number>,
  found: Set<Found<Category>>,
): void {
  for (const sequence of sequences)
    for (const rule of rules.get(sequence) ?? [])
      if (rule.thoughts.every((each) => sequences.has(each)) && !rule.unless.some((each) => sequences.has(each)))
        found.add(rule.found);
}
