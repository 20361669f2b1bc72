import { parseArgs } from 'node:util';
import { isAsWanted, readCorpus, type JudgedReading } from '@spotter/server/reading-corpus';
import { reportTable } from '../report.ts';

/**
 * Prints how much of pages and files is read as it should be: expected sentences that were found, texts that
 * must not be read and were, whether what is not a page is doubted, and how many the model was asked about.
 * `--data` is a folder with `cases.jsonl` and `files`.
 */
export async function measureReading(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { data: { type: 'string' } } });
  if (values.data === undefined) throw new Error('Where is the set? npm run bench -- reading --data FOLDER');
  const judged = await readCorpus(values.data);
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

function reportAll(judged: JudgedReading[]): void {
  const count = (of: (each: JudgedReading) => number) => judged.reduce((sum, each) => sum + of(each), 0);
  const expected = count(({ one }) => one.expected.length);
  const found = expected - count(({ missing }) => missing.length);
  const isLeft = ({ one, reading }: JudgedReading) => reading.kind === 'doubtful' && !isAsWanted({ one, reading });
  const isGarbage = ({ one, reading }: JudgedReading) => reading.kind === 'ready' && !isAsWanted({ one, reading });
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
