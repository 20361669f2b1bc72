import { createHash } from 'node:crypto';
import { safetyCategories } from '@spotter/domain/safety';
import { z } from 'zod';
import { readLabeledLines } from '../platform/files/labeled-lines.ts';

const Message = z.object({
  lang: z.string(),
  category: z.enum([...safetyCategories, 'none']),
  severity: z.enum(['severe', 'other', 'none']),
  hinted: z.boolean(),
  text: z.string(),
});

/** A message that a person labeled. */
export type SampleMessage = z.infer<typeof Message>;

/** How many ordinary messages are taken for each one of a category, because false alarms are rarer. */
const ordinaryFactor = 10;

/**
 * Returns a sample of labeled messages, the same every time: `perKind` of each category, named and hinted, and
 * ordinary ones.
 */
export function readSafetySample(file: string, perKind: number): SampleMessage[] {
  const all = readLabeledLines(file).map((line) => Message.parse(line));
  const byKind = Map.groupBy(all, ({ category, hinted }) => `${category} ${hinted}`);
  return [...byKind.values()].flatMap((messages) => {
    const count = messages[0]!.category === 'none' ? perKind * ordinaryFactor : perKind;
    return messages.toSorted((one, other) => (mixed(one.text) < mixed(other.text) ? -1 : 1)).slice(0, count);
  });
}

/** Returns a key for an order that does not depend on how the file was written. */
function mixed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
