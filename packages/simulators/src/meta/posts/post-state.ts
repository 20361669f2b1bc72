import { z } from 'zod';

export const postState = z.object({
  id: z.string(),
  accountId: z.string(),
  kind: z.enum(['image', 'video', 'reel', 'album', 'live']),
  caption: z.string(),
  pictureUrl: z.string().nullable(),
  at: z.string(),
  /** The organic post that this ad shows. */
  shows: z.string().nullable(),
});

export const commentState = z.object({
  id: z.string(),
  accountId: z.string(),
  postId: z.string(),
  /** The comment that it answers. */
  parentId: z.string().nullable(),
  /** Null: the account itself wrote it. */
  contactId: z.string().nullable(),
  text: z.string(),
  at: z.string(),
  hidden: z.boolean(),
  removed: z.boolean(),
  /** Whether the business used up its one private reply. */
  answeredPrivately: z.boolean(),
});

/** A post as everybody sees it. */
export type SimulatedPost = z.infer<typeof postState>;
/** A comment under a post. */
export type SimulatedComment = z.infer<typeof commentState>;
