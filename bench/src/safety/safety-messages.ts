import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dangerWords, phraseLanguages, safetyCategories, type DangerWord, type ModelJudgment } from '@spotter/domain';
import { parseJudgment } from '@spotter/server/judge-message';
import { z } from 'zod';
import { readCases } from '../labeled-cases.ts';

const idSchema = z.union([z.string(), z.number()]).transform(String);
const messageSchema = z.object({
  id: idSchema,
  lang: z.enum(phraseLanguages),
  category: z.enum([...safetyCategories, 'none']),
  severity: z.enum(['severe', 'other', 'none']),
  hinted: z.boolean(),
  text: z.string(),
});

/** A labeled message, for measuring. */
export type SafetyMessage = z.infer<typeof messageSchema>;

/** Returns the labeled messages of a folder of outside data: its `messages.jsonl`. */
export async function readSafetyMessages(folder: string): Promise<SafetyMessage[]> {
  const lines = (await readFile(join(folder, 'messages.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line, at) => {
    const read = messageSchema.safeParse(JSON.parse(line));
    if (!read.success) throw new Error(`Line ${at + 1} of messages.jsonl: ${z.prettifyError(read.error)}`);
    return read.data;
  });
}

/** What a real model said of the messages of a folder, by their ids. */
export type RecordedModel = {
  /** Its judgment with each answer. */
  judgments: ReadonlyMap<string, ModelJudgment>;
  /** Its answer where Spotter's own lines are in doubt. */
  dangerAnswers: ReadonlyMap<string, DangerWord>;
};

/**
 * Returns what is recorded of a real model in a folder:
 * its `judgments.jsonl` and `danger-answers.jsonl`; null: nothing.
 */
export async function readRecordedModel(folder: string): Promise<RecordedModel | null> {
  const [judgments, dangerAnswers] = await Promise.all([readJudgments(folder), readDangerAnswers(folder)]);
  return judgments.size === 0 ? null : { judgments, dangerAnswers };
}

async function readDangerAnswers(folder: string): Promise<RecordedModel['dangerAnswers']> {
  const file = join(folder, 'danger-answers.jsonl');
  const schema = z.object({ id: idSchema, says: z.enum(dangerWords) });
  const cases = existsSync(file) ? await readCases(file, schema) : [];
  return new Map(cases.map(({ id, says }) => [id, says]));
}

async function readJudgments(folder: string): Promise<RecordedModel['judgments']> {
  const file = join(folder, 'judgments.jsonl');
  const cases = existsSync(file) ? await readCases(file, z.looseObject({ id: idSchema })) : [];
  return new Map(
    cases.map(({ id, ...judgment }) => {
      const read = parseJudgment(judgment);
      if (read === null) throw new Error(`${id} has no judgment that can be read`);
      return [id, read];
    }),
  );
}
