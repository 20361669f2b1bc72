import { z } from 'zod';
import { Instant } from '../values.ts';

/** Until when a chat, an account or an agent stays silent; at most 30 days ahead. null ends the pause. */
export const PauseBody = z.object({ until: Instant.nullable() });
export type PauseBody = z.infer<typeof PauseBody>;
