import { findDoubt, type Section } from '@spotter/domain/knowledge';
import type { FetchPage } from '@spotter/providers/ports/page-fetch';
import { createReaderThread, type ReadOutcome } from './read-in-thread.ts';
import { formatOf, readPage } from './read-source.ts';

/** What is read: an address, or a file by its name. */
export type MeasuredSource = { url: string; fetchPage: FetchPage } | { fileName: string; content: Uint8Array };

/** What came of it: passages that agents may rest on, or why there are none. */
export type MeasuredReading = { kind: 'ready'; passages: Section[] } | { kind: 'doubtful'; reason: string };

/** Returns a reader for measuring: as the product reads for the first time, without a database. */
export function openMeasuredReading(): (source: MeasuredSource) => Promise<MeasuredReading> {
  const read = createReaderThread({ timeoutMs: 120_000, heapMb: 256, processMb: 400 });

  async function outcomeOf(source: MeasuredSource): Promise<ReadOutcome> {
    if ('url' in source) return readPage({ fetchPage: source.fetchPage, read }, source.url, () => undefined);
    const format = formatOf(source.fileName);
    if (format === null) return { kind: 'unreadable', reason: 'Such files are not read.' };
    return read({ format, content: source.content, charset: null });
  }

  return async (source) => {
    const outcome = await outcomeOf(source);
    if (outcome.kind === 'unreadable') return { kind: 'doubtful', reason: outcome.reason };
    const { title, sections, signs } = outcome.text;
    const doubt = findDoubt({ isPage: 'url' in source, title, sections, signs }, null);
    return doubt === null ? { kind: 'ready', passages: sections } : { kind: 'doubtful', reason: doubt };
  };
}
