import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant } from '../values.ts';

/** What a list of tags leaves out: how many, and the first of them by their names. */
const LeftOut = z.object({ count: z.number().int(), named: z.array(z.string()) });

/** What a list of tags does. */
export const TagImportPlan = z.object({
  /** How many conversations get a tag, and how many tags they get together. */
  chats: z.number().int(),
  tags: z.number().int(),
  /** How many of its tags they have already. */
  known: z.number().int(),
  /** The names of the tags that it adds to the workspace. */
  newTags: z.array(z.string()),
  /** Tags for which the workspace has no room: nobody gets them. */
  noRoom: LeftOut,
  /** Handles that have no conversation. */
  notFound: LeftOut,
  /** Handles whose conversations are all of accounts that were removed. */
  accountClosed: LeftOut,
  /** Lines that cannot be used, each with what puts it right. */
  wrong: LeftOut,
});
export type TagImportPlan = z.infer<typeof TagImportPlan>;

export const tagImportStates = ['running', 'done', 'undoing'] as const;

/** A list of tags that came in at once. */
export const TagImport = z.object({
  _id: Id,
  name: z.string(),
  at: Instant,
  state: z.enum(tagImportStates),
  /** How many conversations have a tag by it. */
  chats: z.number().int(),
  /** How many tags it has not given yet. */
  waiting: z.number().int(),
});
export type TagImport = z.infer<typeof TagImport>;

const List = z.object({
  text: z.string().min(1, 'At least one line is required').max(900_000),
});

export const tagImportRoutes = {
  exportCsv: defineRoute({
    method: 'GET',
    path: '/tags/export',
    summary:
      'Which conversations have which tags, who gave each and when, as a CSV file (RFC 4180). An import takes it.',
    access: 'session',
    response: z.string(),
    answers: 'text/csv',
  }),
  planImport: defineRoute({
    method: 'POST',
    path: '/tags/imports/plan',
    summary: 'Says what a list of tags would do, and whom and what it leaves out. Nothing is changed.',
    access: 'session',
    body: List,
    response: TagImportPlan,
  }),
  startImport: defineRoute({
    method: 'POST',
    path: '/tags/imports',
    summary:
      'Gives people tags by their Instagram handles: `handle, tag, tag` in each line, or a table (CSV) with a line of names. Adds the tags that there are not. 400 names each wrong line, and then nothing is done, unless `skipWrong` is set. `import` is null where nobody gets a tag.',
    access: 'session',
    body: List.extend({
      /** What the import is called, such as the name of its file. */
      name: z.string().trim().min(1).max(100).optional(),
      skipWrong: z.boolean().optional(),
    }),
    response: TagImportPlan.extend({ import: TagImport.nullable() }),
    status: 201,
  }),
  listImports: defineRoute({
    method: 'GET',
    path: '/tags/imports',
    summary: 'The newest 50 imports of tags, each with how far it is.',
    access: 'session',
    response: z.array(TagImport),
  }),
  undoImport: defineRoute({
    method: 'DELETE',
    path: '/tags/imports/{id}',
    summary: 'Takes off what an import of tags gave, ends it, and deletes the tags it added that nothing uses.',
    access: 'session',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
};
