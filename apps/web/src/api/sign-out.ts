import type { Platform } from './platform.ts';

/**
 * Ends the session of `token` on the server, in the very moment of the click and whatever becomes of the page: it may be
 * reloaded or closed at once. Public pages have the button too, so this does without the API's client.
 */
export function signOutOnServer({ baseUrl, fetch }: Platform, token: string): void {
  fetch(`${baseUrl}/api/auth/sign-out`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined);
}
