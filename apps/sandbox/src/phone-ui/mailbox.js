import { find, make } from './elements.js';
import { server } from './server.js';
import { shortWhen, span, when } from './times.js';

let mails = [];
let openId = null;
let shownId = null;

/** Shows these emails, newest first, and how many are unread. */
export function showMails(list) {
  mails = list;
  draw();
}

/** Adds a received email. */
export function addMail(mail) {
  mails = [mail, ...mails.filter(({ id }) => id !== mail.id)];
  draw();
  find('spoken').textContent = `New email to ${mail.to.join(', ')}: ${mail.subject}`;
}

/** Marks an email as read, here or on another page. */
export function markRead(id) {
  mails = mails.map((mail) => (mail.id === id ? { ...mail, unread: false } : mail));
  draw();
}

/** Opens an email, which then counts as read. Null: only the list. */
export async function openMail(id) {
  openId = id;
  find('mailbox').classList.toggle('reading', id !== null);
  history.replaceState(null, '', id === null ? '#mailbox' : `#mailbox/${id}`);
  draw();
  if (id === null || id === shownId) return;
  const mail = await server.mail(id);
  if (openId !== id) return;
  showMail(mail);
  shownId = id;
  if (!mail.unread) return;
  markRead(id);
  await server.markMailRead(id);
}

/** Returns the id of the open email, or null. */
export const openMailId = () => openId;

/** Builds the mailbox. `onOpen` is called with the id of the selected email, or null for the list. */
export function buildMailbox(onOpen) {
  find('mail-list').addEventListener('click', (event) => {
    const row = event.target.closest('[data-mail]');
    if (row) onOpen(row.dataset.mail);
  });
  find('to-mails').addEventListener('click', () => {
    const left = openId;
    onOpen(null);
    find('mail-list').querySelector(`[data-mail="${left}"]`)?.focus();
  });
  for (const choice of document.querySelectorAll('input[name="mail-form"]'))
    choice.addEventListener('change', () => showForm(choice.value));
}

function draw() {
  const unread = mails.filter((mail) => mail.unread).length;
  for (const badge of document.querySelectorAll('.unread-count')) {
    badge.hidden = unread === 0;
    badge.replaceChildren(String(unread), make('span', { class: 'unseen' }, ' unread'));
  }
  find('no-mails').hidden = mails.length > 0;
  find('no-mail').hidden = openId !== null || mails.length === 0;
  find('mail').hidden = openId === null;
  const list = find('mail-list');
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.mail : null;
  list.replaceChildren(...mails.map(mailRow));
  if (focused) list.querySelector(`[data-mail="${focused}"]`)?.focus();
}

function mailRow(mail) {
  const row = make(
    'button',
    {
      class: mail.unread ? 'mail-row unread' : 'mail-row',
      type: 'button',
      'data-mail': mail.id,
      'aria-current': mail.id === openId ? 'true' : null,
    },
    mail.unread ? make('span', { class: 'unseen' }, 'Unread: ') : null,
    make('strong', {}, mail.subject || 'No subject'),
    make('time', { datetime: mail.at }, shortWhen(mail.at)),
    make('span', { class: 'mail-to' }, `To ${mail.to.join(', ')}`),
  );
  return make('li', {}, row);
}

function showMail(mail) {
  find('mail-subject').textContent = mail.subject || 'No subject';
  const facts = [
    ['To', mail.to.join(', ')],
    ['From', mail.from],
    ...(mail.replyTo ? [['Reply to', mail.replyTo]] : []),
    ['Arrived', when(mail.at)],
  ];
  find('mail-facts').replaceChildren(
    ...facts.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]),
  );
  find('mail-invitation').hidden = !mail.invitation;
  if (mail.invitation) find('mail-invitation').replaceChildren(...invitation(mail));
  find('mail-text').replaceChildren(...withLinks(mail.text || 'This email has no text.'));
  // The email has an answer of its own, not srcdoc,
  // which would inherit this page's policy and lose the email's styles.
  const page = make('iframe', {
    title: 'The email as it looks',
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    src: `/api/mails/${mail.id}/page`,
  });
  find('mail-page').replaceChildren(...(mail.hasHtml ? [page] : []));
  find('mail-forms').hidden = !mail.hasHtml;
  showForm(mail.hasHtml ? (document.querySelector('input[name="mail-form"]:checked')?.value ?? 'page') : 'text');
}

/** Returns the attached calendar file: its request in short, and the file itself. */
function invitation({ id, invitation: { name, method, summary, start, end } }) {
  const spoken = [method, summary, start && end ? span(start, end) : null].filter((part) => part !== null);
  const file = make('a', { href: `/api/mails/${id}/invitation`, download: name }, name);
  return ['Invitation: ', file, spoken.map((part) => ` · ${part}`).join('')];
}

function showForm(form) {
  find('mail-page').hidden = form !== 'page';
  find('mail-text').hidden = form !== 'text';
}

/** Returns the text with its addresses as links that open in a new tab. */
function withLinks(text) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? make('a', { href: part, target: '_blank', rel: 'noopener' }, part) : part,
    );
}
