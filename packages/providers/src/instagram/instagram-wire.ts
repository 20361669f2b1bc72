import { z } from 'zod';
import { optionalText } from '../meta/graph-wire.ts';
import { wireId } from '../meta/webhook-envelope.ts';

/** A contact's profile; every field may be missing. */
export const profileSchema = z.object({ username: optionalText, name: optionalText, profile_pic: optionalText });

/** `/me`: webhooks name `user_id`; `id` is scoped to our app. */
export const meSchema = z.object({
  user_id: wireId,
  id: wireId.nullish(),
  username: z.string(),
  name: optionalText,
  profile_picture_url: optionalText,
});

/** The two ids under which the account itself appears among the people of a conversation. */
export const ownIdsSchema = z.object({ user_id: wireId.nullish(), id: wireId.nullish() });

// One text with commas, or a list.
const permissionsSchema = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/[,\s]+/).filter(Boolean))])
  .catch([]);
const shortTokenSchema = z.object({ access_token: z.string().min(1), permissions: permissionsSchema });

/** The answer to a code: documented inside `data`, also seen flat. */
export const codeAnswerSchema = z
  .union([z.object({ data: z.tuple([shortTokenSchema]) }).transform(({ data }) => data[0]), shortTokenSchema])
  .transform(({ access_token: accessToken, permissions }) => ({ accessToken, permissions }));

/** The login's host does not use the envelope of Graph errors. */
export const loginErrorSchema = z.object({ error_message: z.string() });
