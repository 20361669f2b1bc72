import { sourceKinds } from '@spotter/domain/knowledge';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant } from '../values.ts';

/** What the coach should look at in offers and knowledge. */
export const KnowledgeIssue = z.object({
  /** The same as long as the issue is the same. */
  _id: Id,
  kind: z.enum(['contradiction', 'expired-offer', 'page-changed', 'unreadable']),
  /** In plain words, for the coach. */
  sentence: z.string(),
  /** What it is about; of a contradiction, two. */
  about: z.array(
    z.object({
      /** `entry`: a question with its answer. */
      kind: z.enum(sourceKinds),
      _id: Id,
      title: z.string(),
      /** What it says, in a few words; null where that does not matter. */
      says: z.string().nullable(),
    }),
  ),
  /**
   * What to offer. `edit`: open the first of `about`; `edit-offer`: open the offer, to give it a new date or end
   * it; `accept`: `POST /knowledge/issues/{id}/accept`; `read-again`: `POST /knowledge/{id}/refresh`.
   */
  action: z.enum(['edit', 'edit-offer', 'accept', 'read-again']),
  at: Instant,
});
export type KnowledgeIssue = z.infer<typeof KnowledgeIssue>;

/** How far contradictions are looked for. They are looked for once after each change, not when they are listed. */
export const IssuesState = z.object({
  /** `checking`: something changed, and the contradictions listed are those of before. */
  state: z.enum(['checked', 'checking']),
  /** When they were last looked for; null: never. */
  checkedAt: Instant.nullable(),
  /** Whether there is too much to compare, and only its first part was. */
  isPartial: z.boolean(),
});
export type IssuesState = z.infer<typeof IssuesState>;

export const knowledgeIssueRoutes = {
  listIssues: defineRoute({
    method: 'GET',
    path: '/knowledge/issues',
    summary:
      'What to look at: two that contradict each other, expired offers, pages that changed or cannot be read. At most 100.',
    access: 'session',
    response: z.array(KnowledgeIssue),
  }),
  issuesState: defineRoute({
    method: 'GET',
    path: '/knowledge/issues/state',
    summary: 'Whether the contradictions listed are those of what is written now, or are being looked for.',
    access: 'session',
    response: IssuesState,
  }),
  acceptIssue: defineRoute({
    method: 'POST',
    path: '/knowledge/issues/{id}/accept',
    summary: 'Takes an issue off the list: it is fine as it is. It comes back when what it is about changes.',
    access: 'session',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
};
