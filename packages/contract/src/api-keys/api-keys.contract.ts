import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant } from '../values.ts';
import { KeyScope, keyScopes } from './key-scopes.ts';

/** A key of a workspace, by which its owner's other tools call the API. */
export const ApiKey = z.object({
  _id: Id,
  /** What the coach calls it; what the key does is recorded under this name. */
  name: z.string(),
  scopes: z.array(KeyScope),
  /** The beginning of the key, by which people recognize it. */
  start: z.string(),
  /** The name of who made it; null: that person is gone. */
  madeBy: z.string().nullable(),
  /** Whether who made it still works in the workspace. */
  makerWorksHere: z.boolean(),
  createdAt: Instant,
  /** To within a minute; null: never. */
  lastUsedAt: Instant.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = z.object({
  name: z.string().trim().min(1, 'A name is required').max(60),
  scopes: z
    .array(KeyScope)
    .min(1, 'Choose what the key may do')
    .max(keyScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Each scope once'),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

/** A key that was just made. `key` is shown this one time. */
export const MadeApiKey = ApiKey.extend({ key: z.string() });
export type MadeApiKey = z.infer<typeof MadeApiKey>;

export const apiKeyRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api-keys',
    summary: 'The workspace’s API keys, the newest first. The keys themselves are not stored.',
    access: 'session',
    caller: 'manager',
    response: z.array(ApiKey),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api-keys',
    summary: 'Makes an API key, and returns it this one time. A workspace has 20 at most.',
    access: 'session',
    body: NewApiKey,
    response: MadeApiKey,
    status: 201,
  }),
  revoke: defineRoute({
    method: 'DELETE',
    path: '/api-keys/{id}',
    summary: 'Revokes an API key: its next call is refused.',
    access: 'session',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
};
