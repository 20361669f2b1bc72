import { escapeHtml, hiddenFields, loginPage } from '../meta/login-page.ts';
import { googleScopes } from './google-tokens.ts';
import type { SimulatedGoogleAccount } from './google-world-state.ts';

/** Google shows no tick for who somebody is: that is granted with the sign-in itself. */
export function isTickable(scope: string): boolean {
  return scope.includes('/auth/calendar');
}

/** The name of a scope's tick in the form. */
export function tickName(scope: string): string {
  return `grant:${scope}`;
}

/** The page on which a person chooses the account and ticks what the app may do; its buttons post `decision`. */
export function consentPage(
  request: Record<string, string>,
  scopes: string[],
  accounts: SimulatedGoogleAccount[],
): string {
  const choices = accounts
    .map(
      ({ email, name }, index) =>
        `<label><input type="radio" name="account" value="${escapeHtml(email)}"${index === 0 ? ' checked' : ''}> ` +
        `<strong>${escapeHtml(name)}</strong> <span>${escapeHtml(email)}</span></label>`,
    )
    .join('');
  const ticks = scopes
    .filter(isTickable)
    .map(
      (scope) =>
        `<label><input type="checkbox" name="${escapeHtml(tickName(scope))}" checked> ` +
        `${escapeHtml(googleScopes[scope] ?? scope)}</label>`,
    )
    .join('');
  return loginPage(
    'Google (stand-in): allow access?',
    `<h1>Select what the app can access</h1>
<p>The app wants to work with your Google Calendar. This is a stand-in; no real account is touched.</p>
<form method="post" action="/o/oauth2/v2/auth">${hiddenFields(request)}
<fieldset><legend>Account</legend>${choices || '<p>There is no account here yet.</p>'}</fieldset>
<fieldset><legend>It may</legend>${ticks}</fieldset>
<button name="decision" value="allow"${accounts.length === 0 ? ' disabled' : ''}>Continue</button>
<button name="decision" value="cancel">Cancel</button>
</form>`,
  );
}

/** What is shown instead of a redirect when the request itself is wrong. */
export function authorizeErrorPage(reason: string): string {
  return loginPage(
    'Google (stand-in): access blocked',
    `<h1>Access blocked: authorisation error</h1><p>Error 400: ${escapeHtml(reason)}</p>`,
  );
}
