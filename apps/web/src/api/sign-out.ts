import type { Platform } from './platform.ts';

/**
 * Ends the session of `token` on the server at the moment of the click, even if the page is reloaded or closed
 * right after. Public pages have the button too, so this does without the API's client.
 */
export function signOutOnServer({ baseUrl, fetch }: Platform, token: string): void {
  fetch(`${baseUrl}/api/auth/sign-out`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined);
}
