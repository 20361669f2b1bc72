import { z } from 'zod';

/** What a key may be allowed to do. A route names the one it needs; see `defineRoute`. */
export const keyScopes = ['read', 'chats', 'bookings', 'agents'] as const;

export const KeyScope = z.enum(keyScopes);
export type KeyScope = z.infer<typeof KeyScope>;
