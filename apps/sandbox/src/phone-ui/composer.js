// The field in which the selected lead, or the coach, writes.
import { find, make } from './elements.js';
import { server } from './server.js';

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
  find('samples').hidden = true;
  find('to-media').ariaExpanded = String(isOpen);
}

/** Shows what can be sent of a kind: voice notes with what is said in them, or pictures with what they show. */
async function showSamples(kind, onMedia, onInput) {
  const { clips, pictures } = await server.samples();
  const send = (media) => () => {
    openMedia(false);
    find('to-media').focus();
    onMedia(media);
  };
  const choices =
    kind === 'photo'
      ? pictures.map(({ name, label }) => sampleButton(label, send({ kind, sample: name })))
      : clips.map(({ name, label }) => sampleButton(label, send({ kind, clip: name })));
  const own = kind === 'voice-note' && canRecord() ? [recordButton(send, onInput)] : [];
  find('samples').replaceChildren(...own, ...choices);
  find('samples').hidden = false;
  find('samples').querySelector('button').focus();
}

const canRecord = () => navigator.mediaDevices !== undefined && window.MediaRecorder !== undefined;

function sampleButton(label, onclick) {
  return make('button', { type: 'button', onclick }, label);
}

/**
 * Returns the button that records with this machine's microphone. Nothing here can hear, so what is said is
 * written into the field.
 */
function recordButton(send, onInput) {
  let recorder = null;
  const button = sampleButton('Record what the field says', async () => {
    if (recorder !== null) return recorder.stop();
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
    if (stream === null) {
      button.textContent = 'The microphone may not be used';
      return undefined;
    }
    const parts = [];
    recorder = new MediaRecorder(stream);
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', async () => {
      for (const track of stream.getTracks()) track.stop();
      const says = find('text').value.trim();
      find('text').value = '';
      onInput();
      send({ kind: 'recording', audio: await inBase64(new Blob(parts)), says })();
    });
    recorder.start();
    button.textContent = 'Stop and send';
    return undefined;
  });
  return button;
}

async function inBase64(blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** What a reply to a story says where nothing is written. */
const storyReply = 'Love this! 🔥';

/** Builds the composer. `onSend` gets the texts to send one after another, `onMedia` what is sent besides. */
export function buildComposer({ onSend, onMedia, onInput }) {
  find('to-media').addEventListener('click', () => openMedia(find('media').hidden));
  find('media').addEventListener('click', (event) => {
    const kind = event.target.closest('[data-media]')?.dataset.media;
    if (kind === undefined) return;
    if (kind !== 'story-reply') return showSamples(kind, onMedia, onInput);
    openMedia(false);
    find('to-media').focus();
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
