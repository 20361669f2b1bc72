import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLanguageModel } from '@spotter/providers/language-model/language-model';
import { createPageFetch } from '@spotter/providers/web-page/page-fetch';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';
import { z } from 'zod';
import { readLabeledLines } from '../../../platform/files/labeled-lines.ts';
import { openMeasuredReading, type MeasuredReading, type MeasuredSource } from './measured-reading.test-support.ts';

const Case = z.object({
  file: z.string(),
  kind: z.enum(['page', 'file']),
  contentType: z.string().nullable(),
  fileName: z.string().nullable(),
  expected: z.array(z.string()),
  absent: z.array(z.string()),
  outcome: z.enum(['ready', 'doubtful']),
  /** Whether the other outcome is right too. */
  either: z.boolean().default(false),
});
type Case = z.infer<typeof Case>;

/** What came of a case: expected texts that were not read, and texts that must not be read and were. */
export type JudgedReading = { one: Case; reading: MeasuredReading; missing: string[]; extra: string[] };

/**
 * Reads a folder with `cases.jsonl` and `files` as the product does; where a page is in doubt, the simulator is
 * the model that is asked.
 */
export async function readCorpus(folder: string): Promise<JudgedReading[]> {
  const cases = readLabeledLines(join(folder, 'cases.jsonl')).map((line) => Case.parse(line));
  const simulator = createLanguageModelSimulator();
  try {
    const baseUrl = `${await simulator.listen()}/v1`;
    const read = openMeasuredReading(createLanguageModel({ baseUrl, apiKey: 'bench', defaultModel: 'sandbox-setter' }));
    const judged: JudgedReading[] = [];
    for (const one of cases) {
      const content = await readFile(join(folder, 'files', one.file));
      judged.push(judge(one, await read(sourceOf(one, content))));
    }
    return judged;
  } finally {
    await simulator.close();
  }
}

/** Whether a case came out as it should. */
export function isAsWanted({ one, reading }: Pick<JudgedReading, 'one' | 'reading'>): boolean {
  return reading.kind === one.outcome || one.either;
}

/** A page comes as the product fetches it, from a site that sends these bytes. */
function sourceOf({ kind, contentType, fileName, file }: Case, content: Buffer): MeasuredSource {
  if (kind === 'file') return { fileName: fileName ?? file, content };
  const fetchPage = createPageFetch({
    standIn: null,
    timeoutMs: 10_000,
    about: 'https://spotter.example',
    fetch: async ({ pathname }) =>
      pathname === '/robots.txt'
        ? new Response(null, { status: 404 })
        : new Response(new Uint8Array(content), {
            headers: contentType === null ? {} : { 'content-type': contentType },
          }),
  });
  return { url: 'https://site.example/page', fetchPage };
}

function judge(one: Case, reading: MeasuredReading): JudgedReading {
  if (reading.kind === 'doubtful')
    return { one, reading, missing: one.outcome === 'ready' ? one.expected : [], extra: [] };
  const lines = reading.passages.flatMap(({ heading, text }) => [heading, ...text.split('\n')]).map(spaced);
  // A sentence that goes on in the next passage is read, whether a heading stands between or not.
  const wholes = [
    reading.passages.map(({ heading, text }) => `${heading} ${text}`),
    reading.passages.map(({ text }) => text),
  ].map((texts) => spaced(texts.join(' ')));
  const isRead = (text: string) =>
    wholes.some((whole) => holdsParts(whole, text)) || lines.some((line) => hasInOrder(line, cellsOf(text)));
  return {
    one,
    reading,
    missing: one.expected.filter((text) => !isRead(text)),
    extra: one.absent.filter((text) => wholes.some((whole) => whole.includes(spaced(text)))),
  };
}

/** Max length of what stands between two parts of an expected text, such as separators and names of columns. */
const maxGap = 60;

/** Whether the parts of an expected text, divided by ` … `, follow each other closely. */
function holdsParts(whole: string, expected: string): boolean {
  const [first, ...rest] = expected.split(' … ').map(spaced);
  for (let from = whole.indexOf(first!); from !== -1; from = whole.indexOf(first!, from + 1)) {
    let end: number | null = from + first!.length;
    for (const part of rest) {
      const next: number = end === null ? -1 : whole.slice(end, end + maxGap + part.length).indexOf(part);
      end = next === -1 ? null : end! + next + part.length;
    }
    if (end !== null) return true;
  }
  return false;
}

/** An expected row of a table has its cells between strokes or tabs. */
function cellsOf(text: string): string[] {
  return text
    .split(/[|\t]/)
    .map(spaced)
    .filter((cell) => cell !== '');
}

function hasInOrder(line: string, cells: string[]): boolean {
  if (cells.length < 2) return false;
  let at = 0;
  for (const cell of cells) {
    const found = line.indexOf(cell, at);
    if (found < 0) return false;
    at = found + cell.length;
  }
  return true;
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
