import type { DecisionRecord } from '@spotter/contract';
import { safetyCategories, safetyLines } from '@spotter/domain';
import { z } from 'zod';
import type { decisions } from '../chats/chats.tables.ts';

// Records of older versions hold less: what is missing is told as unknown.
const Stored = z.object({
  facts: z
    .object({
      accountEnabled: z.boolean(),
      chatEnabled: z.boolean(),
      offReason: z.string().nullable(),
      agent: z.string().nullable(),
      planAllows: z.boolean(),
      engaged: z.boolean(),
      optedOut: z.boolean(),
      otherAppOwnsThread: z.boolean(),
      unanswered: z.number(),
      failedAttempts: z.number(),
      quietMs: z.number(),
      judgedInPart: z.boolean().catch(false),
    })
    .nullable()
    .catch(null),
  delay: z
    .union([z.object({ type: z.literal('custom'), minutes: z.number() }), z.object({ type: z.literal('adaptive') })])
    .nullable()
    .catch(null),
  until: z.string().nullable().catch(null),
  windowLeftMinutes: z.number().nullable().catch(null),
  severe: z.boolean().catch(false),
  model: z
    .object({
      name: z.string(),
      inputTokens: z.number().nullable(),
      outputTokens: z.number().nullable(),
      steps: z.number(),
      milliseconds: z.number(),
      costDollars: z.number().nullable(),
    })
    .nullable()
    .catch(null),
  checks: z.array(z.string()).catch([]),
  repaired: z.string().nullable().catch(null),
  mended: z.array(z.string()).catch([]),
  tools: z.array(z.string()).catch([]),
  answered: z.object({ kind: z.string(), because: z.string() }).nullable().catch(null),
  concern: z
    .object({ line: z.enum(safetyLines), category: z.enum(safetyCategories) })
    .nullable()
    .catch(null),
  stopSeenBy: z.enum(safetyLines).nullable().catch(null),
  judged: z.boolean().nullable().catch(null),
  draftFlagged: z.string().nullable().catch(null),
});

/** A stored decision as the API tells it. */
export function presentDecisionRecord(row: typeof decisions.$inferSelect): DecisionRecord {
  const { concern, stopSeenBy, ...record } = Stored.parse(row.record);
  return {
    _id: row.id,
    decision: {
      kind: row.kind,
      reason: row.reason as DecisionRecord['decision']['reason'],
      keyword: row.keyword,
      at: row.at.toISOString(),
    },
    messageId: row.messageId,
    ...record,
    seen: concern ?? (stopSeenBy === null ? null : { line: stopSeenBy, category: 'stop' }),
    delay:
      record.delay === null
        ? null
        : record.delay.type === 'custom'
          ? { type: 'Custom', minutes: record.delay.minutes }
          : { type: 'Adaptative' },
  };
}
