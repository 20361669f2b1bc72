// The field in which the selected lead, or the coach, writes.
import { find, make } from './elements.js';

/** Shows which actions are possible with the text. */
export function showComposer(canWrite) {
  const lines = linesOf(find('text').value);
  find('send').disabled = !canWrite || lines.length === 0;
  find('burst').hidden = lines.length < 2 || !canWrite;
  find('burst').textContent = `Send as ${lines.length} messages`;
  find('hint-text').textContent =
    lines.length < 2 ? 'Enter sends. Shift + Enter begins a new line.' : 'A burst: 400 ms between two.';
}

/** Shows what a lead can send besides words: only on Instagram there are stories. */
export function showMedia({ isLead, hasStories }) {
  find('to-media').hidden = !isLead;
  if (!isLead) openMedia(false);
  find('media').querySelector('[data-media="story-reply"]').hidden = !hasStories;
}

function openMedia(isOpen) {
  find('media').hidden = !isOpen;
  find('to-media').ariaExpanded = String(isOpen);
}

/** What a reply to a story says where nothing is written. */
const storyReply = 'Love this! 🔥';

/** Builds the composer. `onSend` gets the texts to send one after another, `onMedia` what is sent besides. */
export function buildComposer({ onSend, onMedia, onInput }) {
  find('to-media').addEventListener('click', () => openMedia(find('media').hidden));
  find('media').addEventListener('click', (event) => {
    const kind = event.target.closest('[data-media]')?.dataset.media;
    if (kind === undefined) return;
    openMedia(false);
    find('to-media').focus();
    if (kind !== 'story-reply') return onMedia({ kind });
    const text = find('text').value.trim() || storyReply;
    find('text').value = '';
    onInput();
    onMedia({ kind, text });
  });
  find('composer').addEventListener('submit', (event) => {
    event.preventDefault();
    onSend([find('text').value.trim()].filter((text) => text !== ''));
  });
  find('burst').addEventListener('click', () => onSend(linesOf(find('text').value)));
  find('text').addEventListener('input', onInput);
  find('text').addEventListener('keydown', (event) => {
    // Enter that ends the composition of a character (isComposing) does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    find('composer').requestSubmit();
  });
}

function linesOf(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

let newest = null;

/**
 * Makes a button of each text that was asked for, for the first message of a lead. The coach may have changed
 * the keywords since, so they are asked for with each chat.
 */
export async function loadSuggestions(asked, onPick) {
  newest = asked;
  const { suggestions } = await asked;
  if (newest !== asked) return;
  const buttons = suggestions.map((text) => make('button', { type: 'button', onclick: () => onPick(text) }, text));
  find('suggestions').replaceChildren(...buttons);
}

/** Shows them where they fit and nothing is written yet. */
export function showSuggestions(fit) {
  find('suggestions').hidden = !fit || find('text').value !== '';
}
