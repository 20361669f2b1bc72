import { escapeHtml, hiddenFields, loginPage } from '../shell/login-page.ts';
import type { SimulatedPage } from './messenger-world-state.ts';

/**
 * Returns the dialog in which a person allows the app and checks pages;
 * its buttons post `decision` and `page-<id>`s.
 */
export function consentPage(request: Record<string, string>, pages: SimulatedPage[]): string {
  // New pages are checked, and pages that were connected before are shown too;
  // where all were, the first is checked.
  const isNew = ({ subscribedFields }: SimulatedPage) => subscribedFields.length === 0;
  const isTicked = (page: SimulatedPage) => (pages.some(isNew) ? isNew(page) : page === pages[0]);
  const choices = pages
    .map(
      (page) =>
        `<label><input type="checkbox" name="page-${escapeHtml(page.id)}"${isTicked(page) ? ' checked' : ''}> ` +
        `<strong>${escapeHtml(page.name)}</strong> <span>${escapeHtml(page.category)}${isNew(page) ? '' : ' (already connected)'}</span></label>`,
    )
    .join('');
  return loginPage(
    'Facebook (simulator): allow access?',
    `<h1>Choose the pages that the app may use</h1>
<p>The app asks to see your name and pages, and to read and answer their messages. This is a simulator. No real page is touched.</p>
<form method="post" action="/dialog/oauth">${hiddenFields(request)}
<fieldset><legend>Pages</legend>${choices || '<p>You have no page here yet.</p>'}</fieldset>
<button name="decision" value="allow">Allow</button>
<button name="decision" value="cancel">Cancel</button>
<button name="decision" value="allow-without-messages">Allow without messages</button>
<button name="decision" value="allow-without-comments">Allow without comments</button>
</form>`,
  );
}

/** Returns the page that replaces a redirect when the request itself is wrong. */
export function dialogErrorPage(reason: string): string {
  return loginPage('Facebook (simulator): sorry', `<h1>Sorry, something went wrong</h1><p>${escapeHtml(reason)}</p>`);
}
