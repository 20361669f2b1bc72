import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLanguageModel } from '@spotter/providers/language-model/language-model';
import { createPageFetch } from '@spotter/providers/web-page/page-fetch';
import { openMeasuredReading, type MeasuredReading, type MeasuredSource } from '@spotter/server/knowledge-reading';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';
import { z } from 'zod';
import { readCases } from '../labeled-cases.ts';
import { reportTable } from '../report.ts';

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
type Judged = { one: Case; reading: MeasuredReading; missing: string[]; extra: string[] };

/**
 * Prints how much of pages and files is read as it should be: expected sentences that were found, texts that
 * must not be read and were, whether what is not a page is doubted, and how many the model was asked about.
 * `--data` is a folder with `cases.jsonl` and `files`.
 */
export async function measureReading(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { data: { type: 'string' } } });
  if (values.data === undefined) throw new Error('Where is the set? npm run bench -- reading --data FOLDER');
  const cases = readCases(join(values.data, 'cases.jsonl'), Case);
  const judged = await readAll(cases, values.data);
  reportTable(
    ['case', 'expected', 'absent', 'outcome', 'as wanted'],
    judged.map(({ one, reading, missing, extra }) => [
      one.file,
      `${one.expected.length - missing.length} of ${one.expected.length}`,
      `${extra.length} of ${one.absent.length}`,
      reading.kind,
      isAsWanted({ one, reading }) ? 'yes' : 'NO',
    ]),
  );
  for (const { one, reading, missing, extra } of judged) {
    if (missing.length > 0 || extra.length > 0 || !isAsWanted({ one, reading }))
      console.log(
        JSON.stringify({ file: one.file, missing, extra, reason: 'reason' in reading ? reading.reason : null }),
      );
  }
  reportAll(judged);
}

/** Reads as the product does; where a page is in doubt, the simulator is the model that is asked. */
async function readAll(cases: Case[], folder: string): Promise<Judged[]> {
  const simulator = createLanguageModelSimulator();
  try {
    const baseUrl = `${await simulator.listen()}/v1`;
    const read = openMeasuredReading(createLanguageModel({ baseUrl, apiKey: 'bench', defaultModel: 'sandbox-setter' }));
    const judged: Judged[] = [];
    for (const one of cases) {
      const content = await readFile(join(folder, 'files', one.file));
      judged.push(judge(one, await read(sourceOf(one, content))));
    }
    return judged;
  } finally {
    await simulator.close();
  }
}

function isAsWanted({ one, reading }: Pick<Judged, 'one' | 'reading'>): boolean {
  return reading.kind === one.outcome || one.either;
}

function reportAll(judged: Judged[]): void {
  const count = (of: (each: Judged) => number) => judged.reduce((sum, each) => sum + of(each), 0);
  const expected = count(({ one }) => one.expected.length);
  const found = expected - count(({ missing }) => missing.length);
  const isLeft = ({ one, reading }: Judged) => reading.kind === 'doubtful' && !isAsWanted({ one, reading });
  const isGarbage = ({ one, reading }: Judged) => reading.kind === 'ready' && !isAsWanted({ one, reading });
  reportTable(
    ['all', 'count'],
    [
      ['expected sentences found', `${found} of ${expected} (${((100 * found) / Math.max(1, expected)).toFixed(1)} %)`],
      [
        'texts read that must not be',
        `${count(({ extra }) => extra.length)} of ${count(({ one }) => one.absent.length)}`,
      ],
      ['outcomes as wanted', `${judged.filter(isAsWanted).length} of ${judged.length}`],
      ['left to the coach wrongly', String(judged.filter(isLeft).length)],
      ['asked about', String(judged.filter(({ reading }) => reading.isAsked).length)],
      ['ready with garbage', String(judged.filter(isGarbage).length)],
    ],
  );
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

function judge(one: Case, reading: MeasuredReading): Judged {
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
