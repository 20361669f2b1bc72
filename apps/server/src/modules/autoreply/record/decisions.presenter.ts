import {
  AgentVersionRef,
  DangerAsked,
  FoundSource,
  HeardNotes,
  IntentAsked,
  ModelUse,
  NamedSource,
  RefusedDraft,
  WhenUnanswered,
  recordedTools,
  type DecisionRecord,
} from '@spotter/contract';
import { draftProblems, offReasons } from '@spotter/domain/autoreply';
import { yesReasons } from '@spotter/domain/booking';
import { safetyCategories, safetyLines } from '@spotter/domain/safety';
import { dropReasons } from '@spotter/domain/sending';
import { z } from 'zod';
import type { DecidedProposal, decisions } from '../../chats/index.ts';
import type { AnswerPart } from './decisions.repository.ts';

/**
 * Returns a schema that drops values unknown to this version,
 * because records of other versions may contain some.
 */
function knownOf<const Value extends string>(values: readonly Value[]) {
  return z
    .array(z.string())
    .transform((names) => names.flatMap((name) => values.filter((value) => value === name)))
    .catch([]);
}

// Records of older versions contain less; missing fields are presented as unknown.
const Stored = z.object({
  version: AgentVersionRef.nullable().catch(null),
  facts: z
    .object({
      accountEnabled: z.boolean(),
      chatEnabled: z.boolean(),
      offReason: z.enum(offReasons).nullable().catch(null),
      agent: z.string().nullable(),
      planAllows: z.boolean(),
      engaged: z.boolean(),
      optedOut: z.boolean(),
      otherAppOwnsThread: z.boolean(),
      client: z.boolean().catch(false),
      otherAppId: z.string().nullable().catch(null),
      tookThread: z.boolean().catch(false),
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
  model: ModelUse.nullable().catch(null),
  heard: HeardNotes.nullable().catch(null),
  intent: IntentAsked.nullable().catch(null),
  danger: DangerAsked.nullable().catch(null),
  checks: knownOf(draftProblems),
  repaired: z.enum(draftProblems).nullable().catch(null),
  refused: z.array(RefusedDraft).catch([]),
  mended: knownOf(draftProblems),
  tools: knownOf(recordedTools),
  tags: z.array(z.object({ name: z.string(), by: z.enum(['agent', 'rule']) })).catch([]),
  clip: z.string().nullable().catch(null),
  answered: z
    .object({ kind: z.string(), because: z.enum(yesReasons) })
    .nullable()
    .catch(null),
  concern: z
    .object({ line: z.enum(safetyLines), category: z.enum(safetyCategories) })
    .nullable()
    .catch(null),
  stopSeenBy: z.enum(safetyLines).nullable().catch(null),
  judged: z.boolean().nullable().catch(null),
  ownText: z.boolean().catch(false),
  draftFlagged: z.string().nullable().catch(null),
  sources: z.array(NamedSource).catch([]),
  found: FoundSource.nullable().catch(null),
  unanswered: z.string().nullable().catch(null),
  whenUnanswered: WhenUnanswered.nullable().catch(null),
});

/**
 * Returns a stored decision as in the API. `parts`: the messages of its answer, if there are several.
 * `proposed`: the answer that it put before the coach.
 */
export function presentDecisionRecord(
  row: typeof decisions.$inferSelect,
  parts: AnswerPart[],
  proposed: DecidedProposal | null,
): DecisionRecord {
  const { concern: finding, stopSeenBy, ...record } = Stored.parse(row.record);
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
    approval: proposed === null ? null : presentApproval(proposed),
    parts: parts.length === 0 ? null : presentParts(parts),
    seen: finding ?? (stopSeenBy === null ? null : { line: stopSeenBy, category: 'stop' }),
    delay:
      record.delay === null
        ? null
        : record.delay.type === 'custom'
          ? { type: 'Custom', minutes: record.delay.minutes }
          : { type: 'Adaptative' },
  };
}

function presentApproval({ proposal, by }: DecidedProposal): NonNullable<DecisionRecord['approval']> {
  const { text, topic, outcome, because, sentText, decidedAt } = proposal;
  return { text, topic, outcome, because, sentText, by, at: decidedAt?.toISOString() ?? null };
}

const reached = ['sent', 'delivered', 'seen'];

function presentParts(parts: AnswerPart[]): NonNullable<DecisionRecord['parts']> {
  const dropped = parts.find(({ aborted }) => aborted)?.failure;
  return {
    of: parts.length,
    sent: parts.filter(({ aborted, status }) => !aborted && reached.includes(status)).length,
    dropped: dropReasons.find((reason) => reason === dropped) ?? null,
  };
}
