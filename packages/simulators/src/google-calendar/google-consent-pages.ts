import { consentPage } from '../shell/consent-page.ts';
import { escapeHtml, loginPage } from '../shell/login-page.ts';
import { googleScopes } from './google-tokens.ts';
import type { SimulatedGoogleAccount } from './google-world-state.ts';

const words = {
  title: 'Google (simulator): allow access?',
  heading: 'Select what the app can access',
  wish: 'The app wants to work with your Google Calendar.',
  allow: 'Continue',
};

/** Whether the consent page has a checkbox for a scope: the identity is granted with the sign-in itself. */
export function isTickable(scope: string): boolean {
  return scope.includes('/auth/calendar');
}

/** Returns the page on which a person gives an app access to a calendar. */
export function googleConsentPage(
  request: Record<string, string>,
  scopes: string[],
  accounts: SimulatedGoogleAccount[],
): string {
  const ticks = scopes.filter(isTickable).map((scope): [string, string] => [scope, googleScopes[scope] ?? scope]);
  return consentPage(words, '/o/oauth2/v2/auth', request, ticks, accounts);
}

/** Returns the page that replaces a redirect when the request itself is wrong. */
export function authorizeErrorPage(reason: string): string {
  return loginPage(
    'Google (simulator): access blocked',
    `<h1>Access blocked: authorization error</h1><p>Error 400: ${escapeHtml(reason)}</p>`,
  );
}
