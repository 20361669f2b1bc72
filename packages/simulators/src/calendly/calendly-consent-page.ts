import { escapeHtml, hiddenFields, loginPage } from '../meta/login-page.ts';
import { calendlyScopes } from './calendly-tokens.ts';
import type { SimulatedCalendlyAccount } from './calendly-world-state.ts';

/** The name of a scope's tick in the form. */
export function tickName(scope: string): string {
  return `grant:${scope}`;
}

/** The page on which a person chooses the account and ticks what the app may do; its buttons post `decision`. */
export function consentPage(
  request: Record<string, string>,
  scopes: string[],
  accounts: SimulatedCalendlyAccount[],
): string {
  const choices = accounts
    .map(
      ({ email, name }, index) =>
        `<label><input type="radio" name="account" value="${escapeHtml(email)}"${index === 0 ? ' checked' : ''}> ` +
        `<strong>${escapeHtml(name)}</strong> <span>${escapeHtml(email)}</span></label>`,
    )
    .join('');
  const ticks = scopes
    .map(
      (scope) =>
        `<label><input type="checkbox" name="${escapeHtml(tickName(scope))}" checked> ` +
        `${escapeHtml(calendlyScopes[scope] ?? scope)}</label>`,
    )
    .join('');
  return loginPage(
    'Calendly (stand-in): allow access?',
    `<h1>Connect your Calendly account</h1>
<p>The app wants to book meetings for you. This is a stand-in; no real account is touched.</p>
<form method="post" action="/oauth/authorize">${hiddenFields(request)}
<fieldset><legend>Account</legend>${choices || '<p>There is no account here yet.</p>'}</fieldset>
<fieldset><legend>It may</legend>${ticks}</fieldset>
<button name="decision" value="allow"${accounts.length === 0 ? ' disabled' : ''}>Allow</button>
<button name="decision" value="cancel">Cancel</button>
</form>`,
  );
}

/** What is shown instead of a redirect when the request itself is wrong. */
export function authorizeErrorPage(reason: string): string {
  return loginPage('Calendly (stand-in): sorry', `<h1>An error has occurred</h1><p>${escapeHtml(reason)}</p>`);
}
