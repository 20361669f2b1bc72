import { z } from 'zod';
import { Source } from '../channel-source.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';

/**
 * How someone came on the never list: by hand in their chat, by their handle, with an import,
 * or because they asked to stop.
 */
export const neverListWays = ['chat', 'handle', 'import', 'stop'] as const;
export const NeverListWay = z.enum(neverListWays);
export type NeverListWay = z.infer<typeof NeverListWay>;

/** A reason why no agent answers someone. Whoever is on the list for two reasons is there twice. */
export const NeverListEntry = z.object({
  /** The id to take them off by: that of the chat, where it came about there. */
  _id: Id,
  way: NeverListWay,
  /** Small letters, without the @; null where the platform has none, or has not said. */
  handle: z.string().nullable(),
  name: z.string().nullable(),
  /** The signed address of their picture; null when there is none, or they never wrote. */
  picture: z.string().nullable(),
  /** Their newest chat; null while they have not written. */
  chatId: Id.nullable(),
  /** The channel of that chat. */
  from: Source.nullable(),
  /** Null: before this was recorded. */
  at: Instant.nullable(),
  /** The import they came with. */
  import: z.object({ _id: Id, name: z.string() }).nullable(),
});
export type NeverListEntry = z.infer<typeof NeverListEntry>;

/** A list of handles that came in at once. `count`: those of it that are still on the list. */
export const NeverListImport = z.object({ _id: Id, name: z.string(), count: z.number().int(), at: Instant });
export type NeverListImport = z.infer<typeof NeverListImport>;

export const NeverListSummary = z.object({
  /** By how they came on it. */
  counts: z.record(NeverListWay, z.number().int()),
  /** The newest 50. */
  imports: z.array(NeverListImport),
});
export type NeverListSummary = z.infer<typeof NeverListSummary>;

/** What came of adding handles. */
export const NeverListAdded = z.object({
  /** What takes them all off again; null where nobody was added. */
  _id: Id.nullable(),
  added: z.number().int(),
  /** Handles that were on the list before: they stay as they came. */
  known: z.number().int(),
  /** Handles that the text repeats. */
  repeated: z.number().int(),
  /** Lines that name nobody. */
  skipped: z.number().int(),
});
export type NeverListAdded = z.infer<typeof NeverListAdded>;

const Done = z.object({ ok: z.literal(true) });

export const neverListRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/never-list',
    summary: 'Everybody whom no agent answers, newest first, with how and when they came on the list.',
    access: 'session',
    scope: 'read',
    query: PageQuery.extend({
      /** Beginnings of words in handles and names. */
      search: z.string().trim().max(100).optional(),
      way: NeverListWay.optional(),
    }),
    response: z.array(NeverListEntry),
    paged: true,
  }),
  summary: defineRoute({
    method: 'GET',
    path: '/never-list/summary',
    summary: 'How many are on the never list in each way, and the imports that can be taken back.',
    access: 'session',
    scope: 'read',
    response: NeverListSummary,
  }),
  add: defineRoute({
    method: 'POST',
    path: '/never-list',
    summary:
      'Puts Instagram handles on the never list: one per line, or a table (CSV) with a line of names. 400 names each wrong line, and then nothing is added, unless `skipWrong` is set.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    body: z.object({
      text: z.string().min(1, 'At least one handle is required').max(900_000),
      /** What the import is called, such as the name of its file. Without it, one handle is added without an import. */
      name: z.string().trim().min(1).max(100).optional(),
      skipWrong: z.boolean().optional(),
    }),
    response: NeverListAdded,
    status: 201,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/never-list/{id}',
    summary:
      'Takes someone off the never list, or all that an import added. 409 where they asked to stop: only a keyword of theirs ends that.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    params: IdParams,
    response: Done,
  }),
};
