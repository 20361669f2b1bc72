import {
  maxAskedLength,
  maxForbidden,
  maxForbiddenLength,
  maxRuleLength,
  maxRules,
  maxRulesOfChat,
  ruleScopes,
} from '@spotter/domain/autoreply';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant } from '../values.ts';

const RuleText = z
  .string()
  .trim()
  .min(1, 'Write what it should say')
  .max(maxRuleLength, `At most ${maxRuleLength} characters`);

/** What a coach wants of answers. `never` and `answer` are checked by rules, `free` is for the model alone. */
export const RuleWording = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('never'),
    /** Words or phrases; a longer word forbids its other endings too. */
    words: z
      .array(z.string().trim().min(1).max(maxForbiddenLength, `At most ${maxForbiddenLength} characters each`))
      .min(1, 'Write what it must not say')
      .max(maxForbidden, `At most ${maxForbidden} at once`),
  }),
  z.object({
    kind: z.literal('answer'),
    /** What the contact asks about, in a few words. */
    asked: z.string().trim().min(1, 'Write what they ask about').max(maxAskedLength),
    text: RuleText,
  }),
  z.object({ kind: z.literal('free'), text: RuleText }),
]);
export type RuleWording = z.infer<typeof RuleWording>;

/** The conversation that a correction was made from: runs of simulated leads play it again. */
export const SavedCase = z.object({
  chatId: Id,
  /** What the contact had written last. Long texts are cut. */
  asked: z.string(),
  /** The answer that was wrong. */
  wrong: z.string(),
  /** What the coach sent instead; null: nothing. */
  sent: z.string().nullable(),
});
export type SavedCase = z.infer<typeof SavedCase>;

/** A coach's correction: a rule, and the case that it was made from. */
export const Correction = z.object({
  _id: Id,
  /** `chat`: that chat alone. `agent`: the agent. `always`: all agents of the workspace, later ones too. */
  scope: z.enum(ruleScopes),
  rule: RuleWording,
  at: Instant,
  /** Who made it; null: someone who is gone. */
  by: z.string().nullable(),
  /** Whether the agent keeps to it now: a version from before it may have been restored. */
  isInForce: z.boolean(),
  /** The ids of the corrections that it contradicts. */
  contradicts: z.array(Id),
  /** null: it was made without one, or the contact was erased. */
  case: SavedCase.nullable(),
});
export type Correction = z.infer<typeof Correction>;

/** What is corrected: an answer in a chat, or one that waited for the coach's word. */
const CorrectedAnswer = z.union([z.object({ chatId: Id, messageId: Id }), z.object({ chatId: Id, proposalId: Id })]);

export const CorrectionBody = z.object({
  scope: z.enum(ruleScopes),
  rule: RuleWording,
  /** null: a rule without a case. A rule for one chat needs it. */
  about: CorrectedAnswer.nullable(),
});
export type CorrectionBody = z.infer<typeof CorrectionBody>;

export const correctionRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/agent/{id}/corrections',
    summary: `The corrections of an agent, those of all agents included, the oldest first. At most ${maxRules} are in force.`,
    access: 'session',
    params: IdParams,
    response: z.array(Correction),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/agent/{id}/corrections',
    summary: `Makes a rule of a correction, and a saved case of the answer that it is about. For agents it is published as their next version. 409 where an agent has ${maxRules} rules, or a chat ${maxRulesOfChat}.`,
    access: 'session',
    params: IdParams,
    body: CorrectionBody,
    response: Correction,
    status: 201,
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/corrections/{id}',
    summary: 'Changes the rule of a correction, or brings it back into force. The case is judged by the new rule.',
    access: 'session',
    params: IdParams,
    body: z.object({ rule: RuleWording }),
    response: Correction,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/corrections/{id}',
    summary: 'Deletes a correction with its case. For agents the rule goes with their next version.',
    access: 'session',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
  listOfChat: defineRoute({
    method: 'GET',
    path: '/chat/{id}/corrections',
    summary: 'The corrections that count in one chat alone, the oldest first.',
    access: 'session',
    params: IdParams,
    response: z.array(Correction),
  }),
};
