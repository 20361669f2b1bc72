import { find, icon, make } from './elements.js';
import { platforms } from './platforms.js';
import { when } from './times.js';

/** After a pause of this length, a line shows when the chat continued, in ms. */
const longPauseMs = 30 * 60 * 1000;
/** Messages of one side within this time are grouped, in ms. */
const togetherMs = 2 * 60 * 1000;

const emojis = ['❤️', '😂', '😮', '👍', '🔥'];

let shown = new Set();
/** The id of the message whose reactions are open; null: none. */
let reacting = null;

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
export function showThread(thread, options, isNewThread) {
  const { iceBreakers, messages, typing, reason } = thread;
  const { side, platform, onTap, onReact } = options;
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
        answered: messages.find(({ id }) => id === message.replyTo) ?? null,
        own: message.from === own,
        joined: before?.from === message.from && pause <= togetherMs,
        label: labelBelow(message, after, { isLastOwn: message === lastOwn, platform }),
        isNew: !isNewThread && !shown.has(message.id),
        onOpen:
          side === 'lead' && message.from === 'business'
            ? () => {
                reacting = reacting === message.id ? null : message.id;
                showThread(thread, options, false);
                (find('messages').querySelector('.reactions button') ?? reactButtonOf(message.id))?.focus();
              }
            : null,
      }),
    );
    if (side === 'lead' && message.from === 'business' && message.id === reacting)
      rows.push(reactionRow(message, onReact));
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
  const focused = document.activeElement?.dataset.react;
  find('messages').replaceChildren(...rows);
  if (focused) reactButtonOf(focused)?.focus();
  find('typing').hidden = !typing || side === 'coach';
  if (atEnd) chat.scrollTop = chat.scrollHeight;
}

const reactButtonOf = (id) => find('messages').querySelector(`[data-react="${id}"]`);

/** Returns the emoji with which the lead can react to a message; the chosen one takes it back. */
function reactionRow(message, onReact) {
  const choose = (emoji) => {
    reacting = null;
    reactButtonOf(message.id).focus();
    onReact(message.id, message.reaction === emoji ? null : emoji);
  };
  const buttons = emojis.map((emoji) =>
    make(
      'button',
      { type: 'button', 'aria-pressed': String(message.reaction === emoji), onclick: () => choose(emoji) },
      emoji,
    ),
  );
  return make('li', { class: 'reactions', role: 'group', 'aria-label': 'React to this message' }, ...buttons);
}

function messageRow(message, { answered, own, joined, label, isNew, onOpen }) {
  const classes = ['message', own && 'own', joined && 'joined', isNew && 'new', message.via === 'api' && 'by-agent'];
  return make(
    'li',
    { class: classes.filter(Boolean).join(' ') },
    make('span', { class: 'unseen' }, `${writerOf(message)}:`),
    make('span', { class: 'bubble-row' }, bubble(message, answered), onOpen && reactButton(message, onOpen)),
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

function reactButton(message, onOpen) {
  const button = make('button', {
    class: 'react',
    type: 'button',
    'data-react': message.id,
    'aria-label': 'React',
    'aria-expanded': String(reacting === message.id),
    onclick: onOpen,
  });
  button.append(icon('react'));
  return button;
}

function bubble(message, answered) {
  const look = message.unsent ? 'bubble unsent' : 'bubble';
  const shownMedia = message.unsent ? [] : message.attachments.map(media);
  const story = message.story && make('span', { class: 'story' }, 'Reply to a story');
  const quote = answered && make('span', { class: 'quote' }, `Answers: ${textOf(answered) || 'Attachment'}`);
  return make('span', { class: look, title: when(message.at) }, story, quote, ...shownMedia, textOf(message));
}

/** Returns a picture or recording, from the page's own address, or the kind of another attachment. */
function media({ type, url }) {
  const path = url === null ? null : new URL(url, location.href).pathname;
  if (type === 'image' && path?.startsWith('/pictures/'))
    return make('img', { src: path, alt: 'Photo', width: 160, height: 160 });
  if (type === 'audio' && path?.startsWith('/voice-notes/'))
    return make('audio', { src: path, controls: true, 'aria-label': 'Voice note' });
  if (path?.startsWith('/sent-files/')) return sentFile(type, path);
  return make('span', {}, `[${type}]`);
}

/** Returns what the business sent: a picture, a player, or a link to a file. */
function sentFile(type, path) {
  // The platform shows a file for as long as the sandbox runs.
  const gone = (event) => event.target.replaceWith(make('span', {}, `[${type}]`));
  if (type === 'image') return make('img', { class: 'sent', src: path, alt: 'Photo', onerror: gone });
  if (type === 'audio') return make('audio', { src: path, controls: true, 'aria-label': 'Voice note', onerror: gone });
  if (type === 'video')
    return make('video', { class: 'sent', src: path, controls: true, 'aria-label': 'Video', onerror: gone });
  return make('a', { href: path, target: '_blank', rel: 'noreferrer' }, 'PDF');
}

function textOf(message) {
  return message.unsent ? 'Message unsent' : message.text;
}

/** Who wrote a message, in words for a screen reader. */
export function writerOf(message) {
  if (message.from === 'contact') return 'Lead';
  return message.via === 'api' ? 'Spotter' : 'Coach';
}
