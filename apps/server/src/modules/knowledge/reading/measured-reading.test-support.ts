import { doubtAfterAnswer, judgeReading, type PageAnswer, type Reading, type Section } from '@spotter/domain/knowledge';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { FetchPage } from '@spotter/providers/ports/page-fetch';
import { toWorkspaceId } from '../../../platform/access.ts';
import { askWhatPage } from './ask-what-page.ts';
import { createReaderThread, type ReadOutcome } from './read-in-thread.ts';
import { formatOf, readPage } from './read-source.ts';
import { asJudged } from './store-reading.ts';

/** What is read: an address, or a file by its name. */
export type MeasuredSource = { url: string; fetchPage: FetchPage } | { fileName: string; content: Uint8Array };

/**
 * What came of it: passages that agents may rest on, or why there are none, and whether the model was asked what
 * it is.
 */
export type MeasuredReading = { isAsked: boolean } & (
  | { kind: 'ready'; passages: Section[] }
  | { kind: 'doubtful'; reason: string }
);

/**
 * Returns a reader for measuring: as the product reads for the first time, without a database. `model`: says
 * what a page is; null: nobody does.
 */
export function openMeasuredReading(model: LanguageModel | null): (source: MeasuredSource) => Promise<MeasuredReading> {
  const read = createReaderThread({ timeoutMs: 120_000, heapMb: 256, processMb: 400 });

  async function outcomeOf(source: MeasuredSource): Promise<ReadOutcome> {
    if ('url' in source) return readPage({ fetchPage: source.fetchPage, read }, source.url, () => undefined);
    const format = formatOf(source.fileName);
    if (format === null) return { kind: 'unreadable', reason: 'Such files are not read.' };
    return read({ format, content: source.content, charset: null });
  }

  async function askAbout(reading: Reading): Promise<PageAnswer | null> {
    if (model === null) return null;
    const asked = { modelFor: () => model, pausedUntil: () => Promise.resolve(null) };
    return askWhatPage(asked, toWorkspaceId('measured'), reading);
  }

  return async (source) => {
    const outcome = await outcomeOf(source);
    if (outcome.kind === 'unreadable') return { kind: 'doubtful', reason: outcome.reason, isAsked: false };
    const reading = asJudged(outcome, 'url' in source);
    const judgment = judgeReading(reading, null);
    const isAsked = judgment.kind === 'unclear';
    const doubt = isAsked ? doubtAfterAnswer(reading, await askAbout(reading)) : null;
    const reason = judgment.kind === 'doubtful' ? judgment.reason : doubt;
    return reason === null
      ? { kind: 'ready', passages: reading.sections, isAsked }
      : { kind: 'doubtful', reason, isAsked };
  };
}
