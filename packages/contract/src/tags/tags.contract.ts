import { maxTagNameLength, ruleArrivals, ruleStages, tagColors } from '@spotter/domain/inbox';
import { z } from 'zod';
import { Chat } from '../chats/chat.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams } from '../values.ts';

/**
 * When a tag is given without anybody doing it: a chat reaches a stage, a keyword engages it, or it came by a
 * comment, an ad or a link. A rule gives tags from then on, and takes none away.
 */
export const TagRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), value: z.enum(ruleStages) }),
  z.object({ kind: z.literal('keyword'), value: z.string().trim().min(1, 'A keyword is required').max(100) }),
  z.object({ kind: z.literal('arrival'), value: z.enum(ruleArrivals) }),
]);
export type TagRule = z.infer<typeof TagRule>;

const TagFields = z.object({
  name: z.string().trim().min(1, 'A name is required').max(maxTagNameLength),
  color: z.enum(tagColors),
  /** Whether agents may give it; they know it by its name. */
  byAgent: z.boolean(),
  /** Whether it marks clients: agents answer them, and sell them nothing. */
  client: z.boolean(),
  rule: TagRule.nullable(),
});

/** A tag as the client sends it. */
export const TagBody = TagFields.extend({
  color: TagFields.shape.color.default('gray'),
  byAgent: z.boolean().default(false),
  client: z.boolean().default(false),
  rule: TagRule.nullable().default(null),
});
export type TagBody = z.infer<typeof TagBody>;

export const Tag = TagFields.extend({
  _id: Id,
  /** How many chats have it. */
  chats: z.number().int(),
});
export type Tag = z.infer<typeof Tag>;

const Done = z.object({ ok: z.literal(true) });

export const tagRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/tags',
    summary: 'The tags of the workspace by their names, with how many chats have each.',
    access: 'session',
    scope: 'read',
    response: z.array(Tag),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/tags',
    summary: 'Adds a tag. 409 where one has the name already, in another case or with an emoji.',
    access: 'session',
    scope: 'chats',
    body: TagBody,
    response: Tag,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/tags/{id}',
    summary: 'Changes a tag; takes the whole tag. 409 where another has the name: merge the two instead.',
    access: 'session',
    params: IdParams,
    body: TagBody,
    response: Tag,
  }),
  merge: defineRoute({
    method: 'POST',
    path: '/tags/{id}/merge',
    summary: 'Gives another tag to every chat that has this one, and deletes this one.',
    access: 'session',
    params: IdParams,
    body: z.object({ into: Id }),
    response: Tag,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/tags/{id}',
    summary: 'Deletes a tag, and takes it off every chat.',
    access: 'session',
    params: IdParams,
    response: Done,
  }),
  give: defineRoute({
    method: 'PUT',
    path: '/chat/{id}/tags/{tagId}',
    summary: 'Gives a chat a tag.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    params: IdParams.extend({ tagId: Id }),
    response: Chat,
  }),
  take: defineRoute({
    method: 'DELETE',
    path: '/chat/{id}/tags/{tagId}',
    summary: 'Takes a tag off a chat. A rule gives it again only when its case comes again.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    params: IdParams.extend({ tagId: Id }),
    response: Chat,
  }),
};
