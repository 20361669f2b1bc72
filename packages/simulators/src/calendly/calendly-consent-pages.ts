import { consentPage } from '../shell/consent-page.ts';
import { escapeHtml, loginPage } from '../shell/login-page.ts';
import { calendlyScopes } from './calendly-tokens.ts';
import type { SimulatedCalendlyAccount } from './calendly-world-state.ts';

const words = {
  title: 'Calendly (simulator): allow access?',
  heading: 'Connect your Calendly account',
  wish: 'The app wants to book meetings for you.',
  allow: 'Allow',
};

/** Returns the page on which a person gives an app access to Calendly. */
export function calendlyConsentPage(
  request: Record<string, string>,
  scopes: string[],
  accounts: SimulatedCalendlyAccount[],
): string {
  const ticks = scopes.map((scope): [string, string] => [scope, calendlyScopes[scope] ?? scope]);
  return consentPage(words, '/oauth/authorize', request, ticks, accounts);
}

/** Returns the page that replaces a redirect when the request itself is wrong. */
export function authorizeErrorPage(reason: string): string {
  return loginPage('Calendly (simulator): sorry', `<h1>An error has occurred</h1><p>${escapeHtml(reason)}</p>`);
}
