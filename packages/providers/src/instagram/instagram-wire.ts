import { z } from 'zod';
import { optionalText } from '../meta/graph-wire.ts';
import { wireId } from '../meta/webhook-envelope.ts';

/** A contact's profile; every field may be missing. */
export const profileSchema = z.object({ username: optionalText, name: optionalText, profile_pic: optionalText });

/** `/me`: `user_id` is what webhooks name, `id` is scoped to our app. */
export const meSchema = z.object({
  user_id: wireId,
  id: wireId.nullish(),
  username: z.string(),
  name: optionalText,
  profile_picture_url: optionalText,
});

/** The two ids under which the account itself shows up among the people of a conversation. */
export const ownIdsSchema = z.object({ user_id: wireId.nullish(), id: wireId.nullish() });
