import { find, make } from './elements.js';
import { platforms } from './platforms.js';
import { when } from './times.js';

/** After a pause of this length, a line shows when the chat continued, in ms. */
const longPauseMs = 30 * 60 * 1000;
/** Messages of one side within this time are grouped, in ms. */
const togetherMs = 2 * 60 * 1000;

let shown = new Set();

/** Shows whether the messages of the chat are still to come. */
export function showLoading(isLoading) {
  find('chat').ariaBusy = String(isLoading);
}

/** Whether all messages of the chat are known. */
export function isLoaded() {
  return find('chat').ariaBusy === 'false';
}

/**
 * Draws the thread as the side that holds the phone sees it.
 * `isNewThread`: nothing in it counts as just received.
 */
export function showThread({ iceBreakers, messages, typing, reason }, { side, platform, onTap }, isNewThread) {
  const own = side === 'lead' ? 'contact' : 'business';
  const chat = find('chat');
  const atEnd = isNewThread || chat.scrollHeight - chat.scrollTop - chat.clientHeight < 120;
  const rows = [];
  const lastOwn = messages.findLast((message) => message.from === own);
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1];
    const pause = before ? Date.parse(message.at) - Date.parse(before.at) : Infinity;
    if (pause > longPauseMs) rows.push(make('li', { class: 'when' }, when(message.at)));
    const after = messages[index + 1];
    rows.push(
      messageRow(message, {
        own: message.from === own,
        joined: before?.from === message.from && pause <= togetherMs,
        label: labelBelow(message, after, { isLastOwn: message === lastOwn, platform }),
        isNew: !isNewThread && !shown.has(message.id),
      }),
    );
    if (after === undefined && message.id === reason?.messageId && reason.line !== null) {
      rows.push(make('li', { class: 'reason' }, reason.line));
    }
  }
  const newest = messages.at(-1);
  // As on the platforms, the buttons belong to the contact, and disappear with the next message.
  if (side === 'lead' && newest?.quickReplies?.length > 0) rows.push(buttonRow(newest.quickReplies, onTap));
  if (messages.length === 0)
    rows.push(make('li', { class: 'empty' }, 'No messages yet. Write the first one, as this lead would.'));
  if (messages.length === 0 && side === 'lead' && iceBreakers?.length > 0)
    rows.push(
      buttonRow(
        iceBreakers.map((title) => ({ title })),
        onTap,
      ),
    );
  shown = new Set(messages.map((message) => message.id));
  find('messages').replaceChildren(...rows);
  find('typing').hidden = !typing || side === 'coach';
  if (atEnd) chat.scrollTop = chat.scrollHeight;
}

function messageRow(message, { own, joined, label, isNew }) {
  const classes = ['message', own && 'own', joined && 'joined', isNew && 'new', message.via === 'api' && 'by-agent'];
  return make(
    'li',
    { class: classes.filter(Boolean).join(' ') },
    make('span', { class: 'unseen' }, `${writerOf(message)}:`),
    make('span', { class: message.unsent ? 'bubble unsent' : 'bubble', title: when(message.at) }, textOf(message)),
    label && make('span', { class: 'below' }, label),
  );
}

function buttonRow(quickReplies, onTap) {
  const buttons = quickReplies.map(({ title }) =>
    make('button', { type: 'button', onclick: () => onTap(title) }, title),
  );
  return make('li', { class: 'quick-replies' }, ...buttons);
}

/**
 * Returns what the platform does not show but helps here: who wrote for the business, and whether the newest own
 * message was seen.
 */
function labelBelow(message, after, { isLastOwn, platform }) {
  const parts = [];
  const endsGroup = !after || after.from !== message.from || after.via !== message.via;
  if (message.from === 'business' && endsGroup)
    parts.push(message.via === 'api' ? 'by Spotter' : platforms[platform].byHand);
  if (message.edits > 0) parts.push('edited');
  if (message.reaction) parts.push(message.reaction);
  if (isLastOwn && message.seen) parts.push('Seen');
  return parts.length > 0 ? parts.join(' · ') : null;
}

function textOf(message) {
  if (message.unsent) return 'Message unsent';
  return message.text || message.attachments.map((attachment) => `[${attachment.type}]`).join(' ');
}

/** Who wrote a message, in words for a screen reader. */
export function writerOf(message) {
  if (message.from === 'contact') return 'Lead';
  return message.via === 'api' ? 'Spotter' : 'Coach';
}
