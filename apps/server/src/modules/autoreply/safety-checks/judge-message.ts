import { judgedDangers, type JudgedDanger, type ModelJudgment } from '@spotter/domain/safety';
import type { AgentTool } from '@spotter/providers/ports/language-model';
import { z } from 'zod';

/** The input that the model fills in. */
const JudgeMessage = z.object({
  danger: z
    .enum(['none', ...judgedDangers])
    .describe(
      'What the newest messages say or hint at: self-harm; abuse or violence, by or against them; a medical emergency; an eating disorder; a minor; none',
    ),
  wantsPerson: z.boolean().describe('They want a human being instead of you'),
  wantsToStop: z.boolean().describe('They want no more messages'),
  isMinor: z.boolean().describe('They are, or seem to be, under 18'),
  language: z.string().describe('The language they write, such as en or es'),
});

// Small models write "true" for true, leave out what is false, and vary capitals and hyphens.
const Yes = z.preprocess(
  (value) => (typeof value === 'string' ? ['true', 'yes', '1'].includes(value.trim().toLowerCase()) : value === true),
  z.boolean(),
);
const words = new Map<string, JudgedDanger | null>([
  ...judgedDangers.map((danger): [string, JudgedDanger] => [lettersOf(danger), danger]),
  ...['none', 'no', 'null', 'false', ''].map((word): [string, null] => [word, null]),
]);
const Danger = z.preprocess(
  (value) => (value === undefined || value === null || value === false ? '' : value),
  z
    .string()
    .max(60)
    .transform(lettersOf)
    .refine((word) => words.has(word))
    .transform((word) => words.get(word) ?? null),
);
const Read = z.object({
  danger: Danger,
  wantsPerson: Yes,
  wantsToStop: Yes,
  isMinor: Yes,
  language: z.string().trim().min(1).max(20).nullable().catch(null),
});
const fields = ['danger', 'wantsPerson', 'wantsToStop', 'isMinor'];

/** Parses a model's judgement leniently; null where it is not a judgement. */
export function parseJudgment(input: unknown): ModelJudgment | null {
  if (typeof input !== 'object' || input === null || !fields.some((field) => field in input)) return null;
  return Read.safeParse(input).data ?? null;
}

/**
 * Returns the tool with which a model judges the contact's words; of several judgements in a turn the graver one
 * counts.
 */
export function judgeMessageTool(keep: (judgment: ModelJudgment) => void): AgentTool {
  return {
    name: 'judge_message',
    description: "Judges the contact's newest messages. Call it first in every turn, before you write.",
    input: JudgeMessage,
    takesAnyInput: true,
    async execute(input) {
      const judgment = parseJudgment(input);
      if (judgment === null) return { ok: false, code: 'unreadable', danger: JudgeMessage.shape.danger.options };
      keep(judgment);
      return { ok: true };
    },
  };
}

/** Returns both judgements joined: a finding of either counts. */
export function joinJudgments(before: ModelJudgment | null, now: ModelJudgment): ModelJudgment {
  if (before === null) return now;
  const named = judgedDangers.filter((danger) => danger === before.danger || danger === now.danger);
  return {
    danger: named[0] ?? null,
    wantsPerson: before.wantsPerson || now.wantsPerson,
    wantsToStop: before.wantsToStop || now.wantsToStop,
    isMinor: before.isMinor || now.isMinor,
    language: now.language ?? before.language,
  };
}

function lettersOf(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z]/g, '');
}
