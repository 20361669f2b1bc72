import { judgeHearing, type ReadingFailure, type Transcript } from '@spotter/domain/media';
import type { FetchedMedia, Transcription } from '@spotter/providers/ports/contact-media';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { StoredTranscript } from './stored-attachment.ts';

/** What came of a try to hear or see something; `again`: it may work later. */
export type Read<Reading> =
  | { kind: 'read'; reading: Reading }
  | { kind: 'again'; afterMs: number | null; detail: string };

/** The operator's limit of what is heard for a workspace in a day. */
export type HearingBudget = {
  mayHear(workspaceId: WorkspaceId): Promise<boolean>;
  /** Counts what was heard, and returns its price. */
  noteHeard(workspaceId: WorkspaceId, seconds: number): Promise<{ costDollars: number | null }>;
};

/** A voice note has about 4 kB a second: counted where a server does not tell how long it was. */
const bytesPerSecond = 4_000;

const nothing: Transcript = {
  status: 'failed',
  text: '',
  language: null,
  seconds: null,
  unclear: false,
  failure: null,
};

/** Fetches a voice note into memory and has it written down. */
export async function readRecording(
  parts: { fetch: () => Promise<FetchedMedia>; transcription: Transcription | null; budget: HearingBudget },
  asked: { workspaceId: WorkspaceId; language: string | null },
): Promise<Read<StoredTranscript>> {
  const { fetch, transcription, budget } = parts;
  if (transcription === null) return off;
  if (!(await budget.mayHear(asked.workspaceId))) return failed('budget');
  const found = await fetch();
  if (found.kind === 'unreachable')
    return { kind: 'again', afterMs: null, detail: 'The voice note could not be fetched' };
  if (found.kind === 'refused') return failed(found.because === 'unknown-type' ? 'not-sound' : reasonOf(found.because));
  if (found.type.kind === 'image') return failed('not-sound');
  const recording = { bytes: found.bytes, mediaType: found.type.mediaType, ending: found.type.ending };
  const outcome = await transcription.transcribe(recording, { language: asked.language });
  switch (outcome.kind) {
    case 'heard': {
      const { text, isCut, language, seconds } = outcome;
      const length = Math.ceil(seconds ?? found.bytes.length / bytesPerSecond);
      const heard = { seconds: length, ...(await budget.noteHeard(asked.workspaceId, length)) };
      const judged = judgeHearing(text, outcome.stretches);
      if (judged === 'silent') return { kind: 'read', reading: { ...nothing, seconds, failure: 'silent', heard } };
      return {
        kind: 'read',
        // Of what was not written down nothing is known.
        reading: {
          status: 'ready',
          text,
          language,
          seconds,
          unclear: isCut || judged === 'unclear',
          failure: null,
          heard,
        },
      };
    }
    case 'refused':
      return failed(outcome.because === 'too-large' ? 'too-large' : 'refused');
    case 'not-offered':
      return off;
    case 'unavailable':
      return { kind: 'again', afterMs: outcome.retryAfterMs, detail: outcome.detail };
  }
}

/** Returns the reason that the coach is shown. */
export function reasonOf(because: 'gone' | 'foreign' | 'too-large' | 'empty-file'): ReadingFailure {
  return because === 'foreign' ? 'gone' : because;
}

const off: Read<Transcript> = { kind: 'read', reading: { ...nothing, status: 'off' } };

function failed(failure: ReadingFailure): Read<Transcript> {
  return { kind: 'read', reading: { ...nothing, failure } };
}
