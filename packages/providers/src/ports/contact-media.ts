import type { ReceivedType } from '@spotter/domain/media';

/** Why the media of an address cannot be had: `foreign`: the address is not the platform's. */
export type MediaRefusal = 'gone' | 'foreign' | 'too-large' | 'empty-file' | 'unknown-type';

export type FetchedMedia =
  | { kind: 'media'; bytes: Buffer<ArrayBuffer>; type: ReceivedType }
  | { kind: 'refused'; because: MediaRefusal }
  /** Nobody answered: a later try may work. */
  | { kind: 'unreachable' };

/** A recording or picture as it comes in. `range`: which part of it the platform sends, as HTTP says it. */
export type OpenedMedia =
  | {
      kind: 'opened';
      /** Null for a part that does not begin at the first byte. */
      type: ReceivedType | null;
      range: string | null;
      bytes: number | null;
      /** Fails where it gets longer than it may be. */
      content: AsyncIterable<Uint8Array>;
    }
  | Exclude<FetchedMedia, { kind: 'media' }>;

/** The voice notes and pictures of contacts, at the addresses that a platform gave. Never throws. */
export type ReceivedMedia = {
  fetch(address: string): Promise<FetchedMedia>;
  /** Opens it for somebody who looks on. `range`: the part that they ask for, as HTTP says it. */
  open(address: string, range: string | null): Promise<OpenedMedia>;
};

/** A recording; the ending of its name tells the server what it is. */
export type Recording = { bytes: Buffer<ArrayBuffer>; mediaType: string; ending: string };

/** A stretch of what was heard, with the recognizer's own doubts where it tells them. */
export type HeardStretch = {
  seconds: number;
  logprob: number | null;
  compression: number | null;
  noSpeech: number | null;
};

export type TranscriptionOutcome =
  | {
      kind: 'heard';
      text: string;
      /** Whether more was said than the text has. */
      isCut: boolean;
      language: string | null;
      seconds: number | null;
      stretches: HeardStretch[];
    }
  /** The server does not take this recording; another try would end the same way. */
  | { kind: 'refused'; because: 'unreadable' | 'too-large'; detail: string }
  | { kind: 'not-offered'; detail: string }
  /** A later try may work. */
  | {
      kind: 'unavailable';
      because: 'unreachable' | 'rate-limited' | 'timeout' | 'unauthorised' | 'unreadable';
      retryAfterMs: number | null;
      detail: string;
    };

/** A server that writes down what is said in a recording, by OpenAI's protocol. Never throws. */
export type Transcription = {
  /** `language`: ISO 639-1, only where it is certain: a wrong one makes a recognizer invent. */
  transcribe(recording: Recording, options: { language: string | null }): Promise<TranscriptionOutcome>;
};
