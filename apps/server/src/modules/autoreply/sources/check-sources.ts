import { composeVerification, readVerdicts, type DraftProblem } from '@spotter/domain/autoreply';
import {
  findUnsupportable,
  findRefused,
  heldQuotes,
  listUnsourced,
  plantSentences,
  sourceKindOf,
  verdictsOnAnswer,
  wholeText,
  type NamedQuote,
  type Passage,
} from '@spotter/domain/knowledge';
import { withoutPrices } from '@spotter/domain/offers';
import { languageOf } from '@spotter/language/detection/chat-language';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import type { NamedSource } from '@spotter/contract';
import type { GenerateOutcome, GenerateRequest, GenerateUsage } from '@spotter/providers/ports/language-model';
import type { KnownSources } from './known-sources.ts';

/**
 * What is wrong with what a draft claims: the problem, and the words to look at. `harmless`: what of it claims
 * nothing without any check, its questions where it names no source and code doubts nothing.
 */
export type SourceFault = {
  problem: Extract<DraftProblem, 'unsourced-claim' | 'contradicts-source' | 'unchecked-claim'>;
  words: string;
  harmless: string;
};

export type SourcesChecked =
  | { kind: 'held'; usage: GenerateUsage | null }
  | { kind: 'fault'; fault: SourceFault; usage: GenerateUsage | null }
  | Extract<GenerateOutcome, { kind: 'unavailable' | 'aborted' }>;

/**
 * Max tokens of the verdicts:
 * a line with a quote for each sentence of the answer, a word for each that was planted.
 */
const maxOutputTokens = 800;
const maxWordsLength = 200;

/**
 * Checks what a draft claims in two ways. Code compares its words with those of the sources that it names, and
 * refuses what no passage could carry. A second request to the model sees the passages, the question, what is
 * known of the contact, the draft and what code has doubts about, and has to show the words that each sentence
 * rests on. Among the sentences are false ones: a request that agrees with one of them has checked nothing.
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
  const contact = [...settings.contactWords, ...facts.map(({ value }) => value)];
  const passageOf = (title: string, words: string): Passage => ({
    id: title,
    title,
    heading: '',
    text: words,
    score: 0,
  });
  const known = [
    ...sources.passages,
    ...(calls.length === 0 ? [] : [passageOf('Calls of this contact', calls.join('\n'))]),
  ];
  // Once there are offers, a price in the instructions is not truth, and they license nothing.
  const aboutContact = passageOf(
    'What the coach told the assistant',
    sources.hasOffers ? withoutPrices(instructions) : instructions,
  );
  const passages = [...known, aboutContact];
  const heldSources = heldQuotes(named, sources.passages).map(({ source }) => source);
  const held = heldSources.map(wholeText);
  const doubts = listUnsourced(text, {
    ...sources,
    named,
    contactWords: contact,
    alsoTrue: [instructions, ...calls],
    knownNames: settings.knownNames,
  });
  if (doubts.length === 0 && claimsNothing(text)) return { kind: 'held', usage: null };
  const sentences = sentencesOf(text);
  const readable = {
    passages: passages.map(wholeText),
    licensing: held.length > 0 ? [held.join('\n')] : (sources.hasOffers ? known : passages).map(wholeText),
    contact,
  };
  const unsupportable = findUnsupportable(doubts, sentences, readable);
  if (unsupportable !== null) return faulty('unsourced-claim', unsupportable.words, null);
  const planted = plantSentences(text, {
    passages: sources.passages,
    named: heldSources,
    additionalTexts: [...contact, instructions, ...calls],
    language: languageOf([sources.question, text]),
  });
  const request = composeVerification(passages, { question: sources.question, facts }, { sentences, doubts, planted });
  const outcome = await settings.ask({ ...request, tools: [], maxOutputTokens });
  if (outcome.kind === 'unavailable' || outcome.kind === 'aborted') return outcome;
  const count = planted.before.length + sentences.length + planted.after.length;
  const verdicts = verdictsOnAnswer(readVerdicts(outcome.kind === 'text' ? outcome.text : '', count), planted);
  if (verdicts === null) {
    const harmless = named.length === 0 && doubts.length === 0 ? sentences.filter(asks).join('') : '';
    return faulty('unchecked-claim', text, outcome.usage, harmless.trim());
  }
  const refused = findRefused(verdicts, sentences, doubts, readable);
  if (refused === null) return { kind: 'held', usage: outcome.usage };
  const problem = refused.because === 'contradicted' ? 'contradicts-source' : 'unsourced-claim';
  return faulty(problem, sentences[refused.sentence]!, outcome.usage);
}

function faulty(
  problem: SourceFault['problem'],
  words: string,
  usage: GenerateUsage | null,
  harmless = '',
): SourcesChecked {
  return { kind: 'fault', fault: { problem, words: words.trim().slice(0, maxWordsLength), harmless }, usage };
}

function asks(sentence: string): boolean {
  return sentence.trimEnd().endsWith('?');
}

/** Whether a draft only asks: then there is nothing to verify. */
function claimsNothing(text: string): boolean {
  return text.split(/[.!…\n]/).every((part) => part.trim() === '' || part.trim().endsWith('?'));
}

/** Returns the sources of an answer as they are recorded. */
export function recordedSources(named: NamedQuote[], { passages }: KnownSources): NamedSource[] {
  return heldQuotes(named, passages).flatMap(({ source: { id, title }, quote }) => {
    const kind = sourceKindOf(id);
    return kind === null ? [] : [{ kind, id, title, quote: quote.slice(0, maxWordsLength) }];
  });
}
