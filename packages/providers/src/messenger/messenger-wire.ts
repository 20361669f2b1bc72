import { z } from 'zod';
import { optionalText } from '../meta/graph-wire.ts';
import { wireId } from '../meta/webhook-envelope.ts';

/** A contact's profile; `{}` when we may not see it. */
export const profileSchema = z.object({ first_name: optionalText, last_name: optionalText, profile_pic: optionalText });

/** `/me` with a page's token: the page. */
export const meSchema = z.object({ id: wireId, name: z.string() });
