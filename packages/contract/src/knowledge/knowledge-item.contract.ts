import { z } from 'zod';
import { Id, Instant } from '../values.ts';

export const knowledgeKinds = ['qa', 'page', 'file'] as const;
export const KnowledgeKind = z.enum(knowledgeKinds);
export type KnowledgeKind = z.infer<typeof KnowledgeKind>;

/** Something the coach said is true: a question with its answer, a web page, or a file. */
export const KnowledgeItem = z.object({
  _id: Id,
  kind: KnowledgeKind,
  /** The question, the page's title (its address until it was read), or the file's name. */
  title: z.string(),
  /** Of a `qa`; null for the others. */
  answer: z.string().nullable(),
  /** Of a `page`; null for the others. */
  url: z.string().nullable(),
  /** Of a `file`; null for the others. */
  file: z.object({ name: z.string(), mediaType: z.string(), bytes: z.number().int() }).nullable(),
  /** `reading`: it is being fetched or read; what was read before is still found. */
  state: z.enum(['reading', 'ready', 'failed']),
  /** Why it could not be read, in plain words; of a page that was `ready`, why it could not be read again. */
  reason: z.string().nullable(),
  /**
   * Whether something was read that may be wrong and is not used;
   * `reason` says why, and the coach may use it anyway.
   */
  doubtful: z.boolean(),
  /**
   * How much of a page's text was left out, in percent: menus, and what nobody sees.
   * Null where that means nothing.
   */
  leftOut: z.number().int().nullable(),
  /** How far reading is; null while it is not read. `total` null: not known yet. */
  progress: z.object({ done: z.number().int(), total: z.number().int().nullable() }).nullable(),
  /** How many passages were read. */
  passageCount: z.number().int(),
  /** When what stands here was read; null before. */
  readAt: Instant.nullable(),
  /** When the page was found to say something else than what the coach had seen; null after the coach accepted it. */
  changedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type KnowledgeItem = z.infer<typeof KnowledgeItem>;
