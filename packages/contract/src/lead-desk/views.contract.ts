import { maxViewNameLength, maxViews } from '@spotter/domain/inbox';
import { z } from 'zod';
import { ChatFilter } from '../chats/chat.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams } from '../values.ts';

/** The conversations of an account, narrowed as someone saved it under a name. */
export const SavedView = z.object({
  _id: Id,
  name: z.string(),
  /** The account, and its credential, which the address of its conversations has. */
  botId: Id,
  credentialId: Id,
  filter: ChatFilter,
  /** The user who saved it; null: they are gone. */
  createdBy: Id.nullable(),
  /** How many chats it has, up to 100; null: it has words to search for, which are not counted. */
  count: z.number().int().nullable(),
  /** Whether there may be more than `count`. */
  isMore: z.boolean(),
  /** What it is about was deleted or removed; null: nothing was. */
  gone: z.enum(['tag', 'account']).nullable(),
});
export type SavedView = z.infer<typeof SavedView>;

const Name = z.string().trim().min(1, 'A name is required').max(maxViewNameLength);
const Done = z.object({ ok: z.literal(true) });

export const viewRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/views',
    summary: 'The saved views of the workspace in their order, with how many chats each has.',
    access: 'session',
    response: z.array(SavedView),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/views',
    summary: `Saves the filters of an account's conversations under a name. 409 where the name is taken, or there are ${maxViews}.`,
    access: 'session',
    caller: 'setter',
    body: z.object({ name: Name, botId: Id, filter: ChatFilter }),
    response: SavedView,
    status: 201,
  }),
  rename: defineRoute({
    method: 'PUT',
    path: '/views/{id}',
    summary: 'Gives a saved view another name. 409 where it is taken.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    body: z.object({ name: Name }),
    response: SavedView,
  }),
  move: defineRoute({
    method: 'POST',
    path: '/views/{id}/move',
    summary: 'Moves a saved view to another place among the views, counted from 0.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    body: z.object({
      to: z
        .number()
        .int()
        .min(0)
        .max(maxViews - 1),
    }),
    response: Done,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/views/{id}',
    summary: 'Deletes a saved view. The chats stay.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: Done,
  }),
};
