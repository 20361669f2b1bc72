/** Marks the part of the page that is shown. */
export function markTab(tab) {
  document.body.dataset.tab = tab;
  for (const button of document.querySelectorAll('.tabs button')) {
    button.setAttribute('aria-current', String(button.dataset.tab === tab));
  }
  // On a wide screen there are two views: the phone with its leads, or the mailbox.
  for (const button of document.querySelectorAll('.views button')) {
    button.setAttribute('aria-current', String((button.dataset.tab === 'mailbox') === (tab === 'mailbox')));
  }
}
