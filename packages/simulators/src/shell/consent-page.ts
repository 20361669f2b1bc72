import { escapeHtml, hiddenFields, loginPage } from './login-page.ts';

/** The words of a service's consent page. */
export type ConsentWords = {
  /** The title of the window; begins with the owner of the page, and a colon. */
  title: string;
  heading: string;
  /** What the app asks for. */
  wish: string;
  allow: string;
};

/** Returns the name of a scope's checkbox in the form. */
export function tickName(scope: string): string {
  return `grant:${scope}`;
}

/**
 * Returns the page on which a person chooses the account and checks what the app may do; its buttons post
 * `decision` to `action`. `ticks` are the scopes with their words.
 */
export function consentPage(
  words: ConsentWords,
  action: string,
  request: Record<string, string>,
  ticks: [scope: string, words: string][],
  accounts: { email: string; name: string }[],
): string {
  const choices = accounts
    .map(
      ({ email, name }, index) =>
        `<label><input type="radio" name="account" value="${escapeHtml(email)}"${index === 0 ? ' checked' : ''}> ` +
        `<strong>${escapeHtml(name)}</strong> <span>${escapeHtml(email)}</span></label>`,
    )
    .join('');
  const boxes = ticks
    .map(
      ([scope, meaning]) =>
        `<label><input type="checkbox" name="${escapeHtml(tickName(scope))}" checked> ${escapeHtml(meaning)}</label>`,
    )
    .join('');
  return loginPage(
    words.title,
    `<h1>${escapeHtml(words.heading)}</h1>
<p>${escapeHtml(words.wish)} This is a simulator. No real account is touched.</p>
<form method="post" action="${escapeHtml(action)}">${hiddenFields(request)}
<fieldset><legend>Account</legend>${choices || '<p>There is no account here yet.</p>'}</fieldset>
<fieldset><legend>It may</legend>${boxes}</fieldset>
<button name="decision" value="allow"${accounts.length === 0 ? ' disabled' : ''}>${escapeHtml(words.allow)}</button>
<button name="decision" value="cancel">Cancel</button>
</form>`,
  );
}
