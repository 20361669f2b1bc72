// Where the picked lead, or the coach, writes.
import { find } from './elements.js';

/** Shows what may be done with what is written. */
export function showComposer(canWrite) {
  const lines = linesOf(find('text').value);
  find('send').disabled = !canWrite || lines.length === 0;
  find('burst').hidden = lines.length < 2 || !canWrite;
  find('burst').textContent = `Send as ${lines.length} messages`;
  find('hint-text').textContent =
    lines.length < 2 ? 'Enter sends. Shift + Enter begins a new line.' : 'A burst: 400 ms between two.';
}

/** `onSend` gets the texts to send one after another. */
export function buildComposer({ onSend, onInput }) {
  find('composer').addEventListener('submit', (event) => {
    event.preventDefault();
    onSend([find('text').value.trim()].filter((text) => text !== ''));
  });
  find('burst').addEventListener('click', () => onSend(linesOf(find('text').value)));
  find('text').addEventListener('input', onInput);
  find('text').addEventListener('keydown', (event) => {
    // Enter that ends the choice of a character (isComposing) is not meant to send.
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
