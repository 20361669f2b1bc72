import { channelKinds } from '@spotter/domain/channels';
import {
  clipProblems,
  maxClipNameLength,
  maxGivenByLength,
  maxWhenToUseLength,
  mediaKinds,
} from '@spotter/domain/media';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Day, Id, IdParams } from '../values.ts';

export const ClipConsent = z.object({
  /** Who agreed to be shown. */
  givenBy: z.string().trim().min(1, 'Say who agreed').max(maxGivenByLength),
  /** The last day of it, on the coach's calendar; null: no end. */
  until: Day.nullable(),
});

const ClipFields = z.object({
  name: z.string().trim().min(1, 'A name is required').max(maxClipNameLength),
  /** When the agent sends it, in the coach's words; empty: only the coach does. */
  whenToUse: z.string().trim().max(maxWhenToUseLength),
  /** Whether the agent sends it to a contact only once. */
  perContactOnce: z.boolean(),
  /** Whether someone but the coach can be recognized: then it is sent only with their consent. */
  showsPerson: z.boolean(),
  consent: ClipConsent.nullable(),
});

/** A clip as the client sends it. A picture or video counts as one of a person unless it says otherwise. */
export const ClipBody = ClipFields.extend({
  whenToUse: ClipFields.shape.whenToUse.default(''),
  perContactOnce: z.boolean().default(true),
  showsPerson: z.boolean().default(true),
  consent: ClipConsent.nullable().default(null),
});
export type ClipBody = z.infer<typeof ClipBody>;

export const Clip = ClipFields.extend({
  _id: Id,
  /** What its file is. */
  kind: z.enum(mediaKinds),
  /** The signed address of the file. */
  url: z.string(),
  bytes: z.number().int(),
  /** The channels that take it. */
  channels: z.array(z.enum(channelKinds)),
  /** Why it is sent to nobody; null: it may be sent. */
  problem: z.enum(clipProblems).nullable(),
});
export type Clip = z.infer<typeof Clip>;

export const clipRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/clips',
    summary: "The coach's recorded answers, pictures, videos and guides by their names.",
    access: 'session',
    response: z.array(Clip),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/clips',
    summary:
      'Adds a clip, as a multipart form with the field `clip` (JSON), and behind it the field `file`. What no channel takes is refused (413, 415) with the reason, and 409 where the same content is a clip already.',
    access: 'session',
    body: ClipBody,
    formField: 'clip',
    fileField: 'file',
    response: Clip,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/clips/{id}',
    summary: 'Changes what is said of a clip; takes all of it. The file stays.',
    access: 'session',
    params: IdParams,
    body: ClipBody,
    response: Clip,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/clips/{id}',
    summary: 'Deletes a clip with its file. Chats keep its name, and show that it is gone.',
    access: 'session',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
};
