import { notificationKinds } from '@spotter/domain';
import { z } from 'zod';
import { Id } from '../values.ts';

/**
 * What a push carries, encrypted. The shape is that of Declarative Web Push, which Safari shows by itself; other browsers
 * hand it to the worker's `push` event as it is.
 */
export const PushMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    /** Where a tap leads, on our own origin. Its query has the notification's id as `notification`. */
    navigate: z.url(),
    /** A newer notification of the same tag takes the place of an older one on the screen. */
    tag: z.string().max(32),
    /** Whether to sound again where one of the same tag is on the screen: nobody has opened that one. */
    renotify: z.boolean(),
    /** How many notifications are unread. */
    app_badge: z.number().int().optional(),
    data: z.object({
      notificationId: Id,
      /** `test`: it was asked for from the profile. */
      kind: z.enum([...notificationKinds, 'test']),
      chatId: Id.nullable(),
      /** Whether to offer "I'll take it": see `notificationRoutes.takeOver`. */
      canTakeOver: z.boolean(),
    }),
  }),
});
export type PushMessage = z.infer<typeof PushMessage>;
