import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isAssent } from '@spotter/domain/booking';
import { z } from 'zod';
import { readCases } from '../labeled-cases.ts';
import { reportTable } from '../report.ts';

const answerSchema = z.object({ lang: z.string(), text: z.string(), yes: z.boolean(), kind: z.string() });
type LabeledAnswer = z.infer<typeof answerSchema>;

/**
 * Prints how many labeled answers to "Shall I book Tuesday at 10:00?" are judged right, by language and kind:
 * `--data` is a folder with an `assents.jsonl`, `--misses` a file for those that were judged wrong.
 */
export async function measureAssents(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { data: { type: 'string' }, misses: { type: 'string' } },
  });
  if (values.data === undefined) throw new Error('Where is the set? npm run bench -- assents --data FOLDER');
  const answers = readCases(join(values.data, 'assents.jsonl'), answerSchema);
  const wrong = answers.filter(({ text, yes }) => isAssent(text) !== yes);
  for (const by of ['lang', 'kind'] as const) {
    const groups = [...Map.groupBy(answers, (answer) => answer[by])].toSorted(([one], [other]) =>
      one.localeCompare(other),
    );
    reportTable([by, 'yes taken', 'others taken as a yes'], [...groups, ['all', answers] as const].map(figuresOf));
  }
  if (values.misses === undefined) return;
  await writeFile(values.misses, wrong.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  console.log(`\n${wrong.length} misses in ${values.misses}`);
}

function figuresOf([name, answers]: readonly [string, LabeledAnswer[]]): string[] {
  const taken = (yes: boolean) => {
    const asked = answers.filter((answer) => answer.yes === yes);
    const count = asked.filter(({ text }) => isAssent(text)).length;
    const share = asked.length === 0 ? '' : ` (${((100 * count) / asked.length).toFixed(1)} %)`;
    return asked.length === 0 ? '' : `${count} of ${asked.length}${share}`;
  };
  return [name, taken(true), taken(false)];
}
