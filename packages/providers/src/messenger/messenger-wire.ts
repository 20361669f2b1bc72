import { z } from 'zod';
import { optionalText } from '../meta/graph-wire.ts';
import { wireId } from '../meta/webhook-envelope.ts';

/** A contact's profile; `{}` when it is not visible to us. */
export const profileSchema = z.object({ first_name: optionalText, last_name: optionalText, profile_pic: optionalText });

/** `/me` with a page's token: the page. */
export const meSchema = z.object({ id: wireId, name: z.string() });

/** `/me` with a person's token: the person. */
export const personSchema = z.object({ id: wireId });

/** The requested permissions of the dialog, and their status. */
export const grantedSchema = z.object({ data: z.array(z.object({ permission: z.string(), status: z.string() })) });

const pageSchema = z.object({
  id: wireId,
  name: z.string(),
  access_token: optionalText,
  tasks: z.array(z.string()).nullish().catch(null),
});
export type WirePage = z.infer<typeof pageSchema>;

/** Some of a person's pages. */
export const accountPageSchema = z.object({
  data: z.array(pageSchema),
  paging: z
    .object({ cursors: z.object({ after: z.string() }).nullish(), next: z.string().nullish() })
    .nullish()
    .catch(null),
});

/** The state of a token in `/debug_token`. */
export const tokenStateSchema = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: wireId.nullish().catch(null),
    scopes: z.array(z.string()).catch([]),
  }),
});
