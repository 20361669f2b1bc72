import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { phraseLanguages, safetyCategories } from '@spotter/domain';
import { z } from 'zod';

const messageSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
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
