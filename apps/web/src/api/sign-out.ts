import { authRoutes, createApiClient } from '@spotter/contract';
import type { Platform } from './platform.ts';

/** Ends the session of `token` on the server; the browser may have forgotten it already. */
export async function signOutOnServer({ baseUrl, fetch }: Platform, token: string): Promise<void> {
  await createApiClient({ baseUrl, fetch, token: () => token }).call(authRoutes.signOut);
}
