/** How far the product is with hearing a voice note or seeing a picture; `off`: nothing here can. */
export const readingStates = ['pending', 'ready', 'failed', 'off'] as const;
export type ReadingState = (typeof readingStates)[number];

/** Why a voice note could not be heard, a picture not be seen, or either not be kept. */
export const readingFailures = [
  'gone',
  'unreachable',
  'too-large',
  'empty-file',
  'not-sound',
  'not-picture',
  'silent',
  'refused',
  'budget',
  'unavailable',
  'no-room',
] as const;
export type ReadingFailure = (typeof readingFailures)[number];

/** What was heard in a voice note. */
export type Transcript = {
  status: ReadingState;
  /** Empty unless `ready`. */
  text: string;
  /** ISO 639-1, or the word that the recognizer has for it; null where it names none. */
  language: string | null;
  seconds: number | null;
  /** Whether it was heard so badly that nothing is answered by it. */
  unclear: boolean;
  failure: ReadingFailure | null;
};

/** What a picture can show, as far as the product treats it differently. */
export const pictureKinds = [
  'ordinary',
  'screenshot',
  'price-list',
  'body',
  'wound',
  'plate',
  'lab-report',
  'medicine',
  'minor',
  'explicit',
  'unknown',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** What was seen in a picture. */
export type PictureDescription = {
  status: ReadingState;
  /** One line; empty unless `ready`. */
  text: string;
  kind: PictureKind | null;
  failure: ReadingFailure | null;
};

/** What was heard or seen in an attachment; absent: it is of a kind that is not read. */
export type MediaReading = { transcript?: Transcript | undefined; description?: PictureDescription | undefined };

/** How long an answer waits for what was said or shown. */
export const readingPatienceMs = 15_000;

/**
 * Returns the words of a message: what was typed, then what was heard in it. They are stored as its text, so
 * that whatever reads a contact's words reads them.
 */
export function wordsOf(typed: string, attachments: readonly MediaReading[]): string {
  return [typed, ...heardIn(attachments)].filter((part) => part !== '').join('\n');
}

/** Returns what of a message's words was typed. */
export function typedOf(words: string, attachments: readonly MediaReading[]): string {
  const heard = heardIn(attachments).join('\n');
  if (heard === '' || !words.endsWith(heard)) return words;
  return words.slice(0, words.length - heard.length).trimEnd();
}

/** Whether words of a message were heard and not typed. */
export function isHeard(attachments: readonly MediaReading[]): boolean {
  return heardIn(attachments).length > 0;
}

function heardIn(attachments: readonly MediaReading[]): string[] {
  return attachments.flatMap(({ transcript }) =>
    transcript?.status === 'ready' && transcript.text !== '' ? [transcript.text] : [],
  );
}

/** What a decision knows of the media of a message. */
export type MediaState = 'listening' | 'looking' | 'unheard' | 'delicate' | 'read';

const delicateKinds: readonly (PictureKind | null)[] = [
  'body',
  'wound',
  'plate',
  'lab-report',
  'medicine',
  'minor',
  'explicit',
  'unknown',
];

/** Returns what a decision has to know of a message's media; undefined where nothing in it is read. */
export function mediaStateOf(attachments: readonly MediaReading[]): MediaState | undefined {
  const read = attachments.filter(
    ({ transcript, description }) => transcript !== undefined || description !== undefined,
  );
  if (read.length === 0) return undefined;
  if (read.some(({ description }) => description?.status === 'ready' && delicateKinds.includes(description.kind)))
    return 'delicate';
  if (read.some(({ transcript }) => transcript?.status === 'pending')) return 'listening';
  if (read.some(({ description }) => description?.status === 'pending')) return 'looking';
  return read.some(({ transcript }) => transcript !== undefined && !isClear(transcript)) ? 'unheard' : 'read';
}

function isClear({ status, unclear }: Transcript): boolean {
  return status === 'ready' && !unclear;
}
