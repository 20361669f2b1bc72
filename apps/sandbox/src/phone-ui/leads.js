import { find, initials, make } from './elements.js';
import { shortWhen } from './times.js';

/** Shows the leads of one account: the newest conversation first, and then leads who have not written yet. */
export function showLeads(leads, selected, onPick) {
  const written = leads
    .filter((lead) => lead.lastMessage)
    .toSorted((one, other) => (one.lastMessage.at < other.lastMessage.at ? 1 : -1));
  const fresh = leads.filter((lead) => !lead.lastMessage);
  const rows = written.map((lead) => leadRow(lead, selected, onPick));
  if (fresh.length > 0) rows.push(make('li', { class: 'list-note' }, 'Have not written yet'));
  rows.push(...fresh.map((lead) => leadRow(lead, selected, onPick)));
  const list = find('lead-list');
  const focused = document.activeElement?.dataset?.lead;
  list.replaceChildren(...rows);
  if (focused) list.querySelector(`[data-lead="${CSS.escape(focused)}"]`)?.focus();
}

function leadRow(lead, selected, onPick) {
  const name = lead.name ?? lead.username;
  const last = lead.lastMessage;
  const row = make(
    'button',
    {
      class: 'lead',
      type: 'button',
      'data-lead': lead.id,
      'aria-current': lead.id === selected?.id ? 'true' : null,
      onclick: () => onPick(lead),
    },
    make('span', { class: 'avatar', 'aria-hidden': 'true' }, initials(name)),
    make('strong', {}, name),
    last ? make('time', { datetime: last.at }, shortWhen(last.at)) : make('span'),
    make(
      'span',
      { class: 'lead-last' },
      last
        ? `${last.from === 'business' ? '↩ ' : ''}${last.text}`
        : lead.username
          ? `@${lead.username}`
          : 'On Messenger',
    ),
  );
  return make('li', {}, row);
}

/** Scrolls the list along when a lead who writes moves to its top. */
export function keepLeadInView(block) {
  document.querySelector('.lead[aria-current]')?.scrollIntoView({ block });
}

/** Returns a lead of an account who has not written yet, else its first. */
export function freshLead(leads, accountId) {
  const own = leads.filter((one) => one.accountId === accountId);
  return own.find((one) => !one.lastMessage) ?? own[0];
}
