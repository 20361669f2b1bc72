import { sourceKinds } from '@spotter/domain/knowledge';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, PageQuery } from '../values.ts';
import { KnowledgeItem, KnowledgeKind } from './knowledge-item.contract.ts';

/** The most that a file may weigh. */
export const maxFileBytes = 10 * 1024 * 1024;

/** What was read, as the search finds it. */
export const ReadPassage = z.object({
  /** `entry:<id>`, `page:<id>#<n>` or `file:<id>#<n>`. */
  id: z.string(),
  /** Empty where there is none. */
  heading: z.string(),
  text: z.string(),
  /** How leads may ask for it, as the model wrote it: it helps the search and is never shown to anyone. */
  wordings: z.array(z.string()),
});
export type ReadPassage = z.infer<typeof ReadPassage>;

export const KnowledgeDetail = KnowledgeItem.extend({
  /** In the order of the source; at most the first 500. */
  passages: z.array(ReadPassage),
});
export type KnowledgeDetail = z.infer<typeof KnowledgeDetail>;

const Question = z.string().trim().min(1, 'A question is required').max(500);
const Answer = z.string().trim().min(1, 'An answer is required').max(2000);
const PageUrl = z
  .string()
  .trim()
  .max(2000)
  .regex(/^https?:\/\/[^\s/]+/i, 'An address looks like https://your-site.com/page');

export const NewKnowledge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('qa'), question: Question, answer: Answer }),
  z.object({ kind: z.literal('page'), url: PageUrl }),
]);
export type NewKnowledge = z.infer<typeof NewKnowledge>;

/** A passage that fits a question, with where it comes from. */
export const FoundPassage = z.object({
  /** `offer:<id>`, `entry:<id>`, `page:<id>#<n>` or `file:<id>#<n>`. */
  id: z.string(),
  title: z.string(),
  /** Empty where there is none. */
  heading: z.string(),
  text: z.string(),
  /** Only the order within one search means something. */
  score: z.number(),
  source: z.object({
    kind: z.enum(sourceKinds),
    _id: Id,
    /** The page's address; null for the others. */
    url: z.string().nullable(),
  }),
  /** Its place in each of the searches that were joined, from 1; null where it was not found. */
  ranks: z.object({ words: z.number().int().nullable(), meaning: z.number().int().nullable() }),
});
export type FoundPassage = z.infer<typeof FoundPassage>;

const Done = z.object({ ok: z.literal(true) });

export const knowledgeRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/knowledge',
    summary: 'What the coach said is true: questions with answers, pages and files, newest first.',
    access: 'session',
    query: PageQuery.extend({ kind: KnowledgeKind.optional() }),
    response: z.array(KnowledgeItem),
    paged: true,
  }),
  /** A file is a form, which the typed client does not write: send `FormData` with it as `file`. */
  create: defineRoute({
    method: 'POST',
    path: '/knowledge',
    summary:
      'Adds a question with its answer or a page; or, as a multipart form, a PDF, DOCX, TXT or MD of at most 10 MiB in the field `file`. Pages and files answer as `reading`.',
    access: 'session',
    body: NewKnowledge,
    fileField: 'file',
    response: KnowledgeItem,
    status: 201,
  }),
  find: defineRoute({
    method: 'GET',
    path: '/knowledge/{id}',
    summary: 'One of them, with what was read.',
    access: 'session',
    params: IdParams,
    response: KnowledgeDetail,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/knowledge/{id}',
    summary: 'Changes a question or answer, the address of a page, or the name of a file. What is left out stays.',
    access: 'session',
    params: IdParams,
    body: z.object({
      question: Question.optional(),
      answer: Answer.optional(),
      url: PageUrl.optional(),
      name: z.string().trim().min(1).max(200).optional(),
    }),
    response: KnowledgeItem,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/knowledge/{id}',
    summary: 'Deletes it with everything that was read; no search finds it from then on.',
    access: 'session',
    params: IdParams,
    response: Done,
  }),
  refresh: defineRoute({
    method: 'POST',
    path: '/knowledge/{id}/refresh',
    summary: 'Reads a page or file again.',
    access: 'session',
    params: IdParams,
    response: KnowledgeItem,
  }),
  trust: defineRoute({
    method: 'POST',
    path: '/knowledge/{id}/trust',
    summary: 'Reads a page or file again, and uses what is found although it may be wrong.',
    access: 'session',
    params: IdParams,
    response: KnowledgeItem,
  }),
  setWordings: defineRoute({
    method: 'PUT',
    path: '/knowledge/{id}/wordings',
    summary: 'Replaces how leads may ask for a passage; an empty list deletes them.',
    access: 'session',
    params: IdParams,
    body: z.object({
      /** The id of the passage. */
      passage: z.string().max(100),
      wordings: z.array(z.string().trim().min(1).max(200)).max(150),
    }),
    response: KnowledgeDetail,
  }),
  search: defineRoute({
    method: 'POST',
    path: '/knowledge/search',
    summary: 'The passages of offers and knowledge that fit a question, best first; at most 8.',
    access: 'session',
    caller: 'setter',
    body: z.object({ question: z.string().trim().min(1, 'A question is required').max(2000) }),
    response: z.array(FoundPassage),
  }),
};
