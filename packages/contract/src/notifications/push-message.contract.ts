import { notificationKinds } from '@spotter/domain/notifications';
import { z } from 'zod';
import { Id } from '../values.ts';

/**
 * The encrypted content of a push. Its shape is that of Declarative Web Push, which Safari shows on its own;
 * other browsers pass it to the worker's `push` event as it is.
 */
export const PushMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    /** The target of a tap, on our own origin. Its query has the notification's id as `notification`. */
    navigate: z.url(),
    /** A newer notification with the same tag replaces an older one on the screen. */
    tag: z.string().max(32),
    /** Whether to make a sound again where one with the same tag is on the screen, unopened. */
    renotify: z.boolean(),
    /** How many notifications are unread. */
    app_badge: z.number().int().optional(),
    data: z.object({
      notificationId: Id,
      /** `test`: the user asked for it on the profile page. */
      kind: z.enum([...notificationKinds, 'test']),
      chatId: Id.nullable(),
      /** The answer that waits for the coach's word: Send and Edit are offered. */
      proposalId: Id.nullable(),
      /** Whether to offer "I'll take it": see `notificationRoutes.takeOver`. */
      canTakeOver: z.boolean(),
    }),
  }),
});
export type PushMessage = z.infer<typeof PushMessage>;
