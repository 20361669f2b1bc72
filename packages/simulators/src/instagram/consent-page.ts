import { escapeHtml, hiddenFields, loginPage } from '../shell/login-page.ts';
import type { SimulatedAccount } from './instagram-world-state.ts';

/**
 * Returns the page on which the owner of an account allows the app; its buttons post `decision` with the hidden
 * request.
 */
export function consentPage(request: Record<string, string>, accounts: SimulatedAccount[]): string {
  const choices = accounts
    .map(
      (account, index) =>
        `<label><input type="radio" name="account" value="${escapeHtml(account.id)}"${index === 0 ? ' checked' : ''}> ` +
        `<strong>${escapeHtml(account.username)}</strong> ` +
        `<span>${escapeHtml(account.name ?? '')}${account.subscribedFields.length > 0 ? ' (already connected)' : ''}</span></label>`,
    )
    .join('');
  return loginPage(
    'Instagram (simulator): allow access?',
    `<h1>Allow access to your Instagram account?</h1>
<p>The app asks to see your profile and to read and answer your messages. This is a simulator. No real account is touched.</p>
<form method="post" action="/oauth/authorize">${hiddenFields(request)}
<fieldset><legend>Choose the account</legend>${choices || '<p>There is no account here yet.</p>'}</fieldset>
<button name="decision" value="allow"${accounts.length === 0 ? ' disabled' : ''}>Allow</button>
<button name="decision" value="cancel">Cancel</button>
<button name="decision" value="allow-without-messages"${accounts.length === 0 ? ' disabled' : ''}>Allow without messages</button>
<button name="decision" value="allow-without-comments"${accounts.length === 0 ? ' disabled' : ''}>Allow without comments</button>
</form>`,
  );
}

/** Returns the page that replaces a redirect when the request itself is wrong. */
export function authorizeErrorPage(reason: string): string {
  return loginPage(
    'Instagram (simulator): sorry',
    `<h1>Sorry, this page isn’t available</h1><p>Invalid request: ${escapeHtml(reason)}</p>`,
  );
}
