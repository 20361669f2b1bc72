import {
  composeVerification,
  findUnsourced,
  heldQuotes,
  isFine,
  readVerdicts,
  sourceKindOf,
  withoutPrices,
  type DraftProblem,
  type NamedQuote,
  type Passage,
} from '@spotter/domain';
import type { NamedSource } from '@spotter/contract';
import type { GenerateOutcome, GenerateRequest, GenerateUsage } from '@spotter/providers/ports/language-model';
import type { KnownSources } from './known-sources.ts';

/** What is wrong with what a draft claims: the problem, and the words to look at. */
export type SourceFault = { problem: Extract<DraftProblem, 'unsourced-claim' | 'contradicts-source'>; words: string };

export type SourcesChecked =
  | { kind: 'held'; usage: GenerateUsage | null }
  | { kind: 'fault'; fault: SourceFault; usage: GenerateUsage | null }
  | Extract<GenerateOutcome, { kind: 'unavailable' | 'aborted' }>;

/** Max tokens of the verdicts: a line for each sentence. */
const mostOutputTokens = 200;
const longestWords = 200;

/**
 * Checks what a draft claims, in two ways that must agree: its words against those of the sources that it names, and a
 * second request to the model, which sees the passages, the question, what is known of the contact, and the draft.
 */
export async function checkSources(
  text: string,
  named: NamedQuote[],
  settings: {
    sources: KnownSources;
    /** What the contact wrote. */
    contactWords: string[];
    /** What is known of the contact. */
    facts: { name: string; value: string }[];
    /** The coach's instructions. */
    instructions: string;
    /** The calls of the chat, in words. */
    calls: string[];
    knownNames: string[];
    ask(
      request: Pick<GenerateRequest, 'instructions' | 'messages' | 'tools' | 'maxOutputTokens'>,
    ): Promise<GenerateOutcome>;
  },
): Promise<SourcesChecked> {
  const { sources, instructions, calls, facts } = settings;
  const unsourced = findUnsourced(text, {
    ...sources,
    named,
    contactWords: [...settings.contactWords, ...facts.map(({ value }) => value)],
    alsoTrue: [instructions, ...calls],
    knownNames: settings.knownNames,
  });
  if (unsourced !== null) return faulty('unsourced-claim', unsourced.words, null);
  if (claimsNothing(text)) return { kind: 'held', usage: null };
  const said = (title: string, words: string): Passage => ({ id: title, title, heading: '', text: words, score: 0 });
  const passages = [
    ...sources.passages,
    ...(calls.length === 0 ? [] : [said('Calls of this contact', calls.join('\n'))]),
    // Once there are offers, a price in the instructions is no truth.
    said('What the coach told the assistant', sources.hasOffers ? withoutPrices(instructions) : instructions),
  ];
  const { sentences, ...request } = composeVerification(passages, { question: sources.question, facts }, text);
  const outcome = await settings.ask({ ...request, tools: [], maxOutputTokens: mostOutputTokens });
  if (outcome.kind === 'unavailable' || outcome.kind === 'aborted') return outcome;
  const verdicts = readVerdicts(outcome.kind === 'text' ? outcome.text : '', sentences.length);
  const bad = verdicts.findIndex((verdict) => !isFine(verdict));
  if (bad === -1) return { kind: 'held', usage: outcome.usage };
  const problem = verdicts[bad] === 'contradicted' ? 'contradicts-source' : 'unsourced-claim';
  return faulty(problem, sentences[bad]!, outcome.usage);
}

function faulty(problem: SourceFault['problem'], words: string, usage: GenerateUsage | null): SourcesChecked {
  return { kind: 'fault', fault: { problem, words: words.trim().slice(0, longestWords) }, usage };
}

/** Whether a draft only asks: then there is nothing to verify. */
function claimsNothing(text: string): boolean {
  return text.split(/[.!…\n]/).every((part) => part.trim() === '' || part.trim().endsWith('?'));
}

/** Returns the sources of an answer as they are recorded. */
export function recordedSources(named: NamedQuote[], { passages }: KnownSources): NamedSource[] {
  return heldQuotes(named, passages).flatMap(({ source: { id, title }, quote }) => {
    const kind = sourceKindOf(id);
    return kind === null ? [] : [{ kind, id, title, quote: quote.slice(0, longestWords) }];
  });
}
