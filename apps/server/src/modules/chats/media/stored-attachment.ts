import type { HeardNotes } from '@spotter/contract';
import type { PictureDescription, ReadingFailure, Transcript } from '@spotter/domain/media';
import type { CarriedFile } from './signed-addresses.ts';

/** `heardAt`: when it was known, in ISO. `heard`: absent where nothing listened. */
export type StoredTranscript = Transcript & { heardAt?: string; heard?: HeardNotes };

/**
 * What a message carries beside words: a file that we sent and store, or what a contact sent, with what was
 * heard or seen in it and the file in which it is kept.
 */
export type StoredAttachment = {
  type: string;
  url: string | null;
  title: string | null;
  file?: CarriedFile;
  /** Whether the file is a clip's. */
  isClip?: true;
  transcript?: StoredTranscript;
  description?: PictureDescription;
  /** Why it is not kept though the coach wants that. */
  notKept?: ReadingFailure;
};
