import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  dangerWords,
  phraseLanguages,
  safetyCategories,
  type DangerWord,
  type ModelJudgment,
} from '@spotter/domain/safety';
import { parseJudgment } from '@spotter/server/judge-message';
import { readLabeledLines } from '@spotter/server/labeled-lines';
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
export function readSafetyMessages(folder: string): SafetyMessage[] {
  return readLabeledLines(join(folder, 'messages.jsonl')).map((line, at) => {
    const read = messageSchema.safeParse(line);
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
 * Returns what is recorded of a real model in a folder: its `judgments.jsonl` and `danger-answers.jsonl`;
 * null: nothing.
 */
export function readRecordedModel(folder: string): RecordedModel | null {
  const [judgments, dangerAnswers] = [readJudgments(folder), readDangerAnswers(folder)];
  return judgments.size === 0 ? null : { judgments, dangerAnswers };
}

function readDangerAnswers(folder: string): RecordedModel['dangerAnswers'] {
  const file = join(folder, 'danger-answers.jsonl');
  const schema = z.object({ id: idSchema, says: z.enum(dangerWords) });
  const cases = isThere(file) ? readCases(file, schema) : [];
  return new Map(cases.map(({ id, says }) => [id, says]));
}

function readJudgments(folder: string): RecordedModel['judgments'] {
  const file = join(folder, 'judgments.jsonl');
  const cases = isThere(file) ? readCases(file, z.looseObject({ id: idSchema })) : [];
  return new Map(
    cases.map(({ id, ...judgment }) => {
      const read = parseJudgment(judgment);
      if (read === null) throw new Error(`${id} has no judgment that can be read`);
      return [id, read];
    }),
  );
}

function isThere(file: string): boolean {
  return existsSync(file) || existsSync(`${file}.gz`);
}
