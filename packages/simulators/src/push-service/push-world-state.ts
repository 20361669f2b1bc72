import { z } from 'zod';

export const SubscribedBrowser = z.object({
  id: z.string(),
  applicationServerKey: z.string(),
  privateKey: z.string(),
  publicKey: z.string(),
  auth: z.string(),
});
export type SubscribedBrowser = z.infer<typeof SubscribedBrowser>;

/** A push as the receiving browser decrypts it. */
export const ReceivedPush = z.object({
  id: z.string(),
  browserId: z.string(),
  receivedAt: z.coerce.date(),
  /** null: it could not be decrypted with the browser's keys. */
  payload: z.string().nullable(),
  ttlSeconds: z.number(),
  urgency: z.string(),
  topic: z.string().nullable(),
});
export type ReceivedPush = z.infer<typeof ReceivedPush>;

/** What the simulator remembers. */
export const pushWorldState = z.object({
  browsers: z.array(SubscribedBrowser),
  pushes: z.array(ReceivedPush),
});
export type PushWorldState = z.infer<typeof pushWorldState>;
