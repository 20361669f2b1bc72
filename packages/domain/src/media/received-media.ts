import { findFormat, type MediaFormat, mediaTypes } from './media-format.ts';

/** What bytes are, by the bytes themselves: no header and no name is believed. */
export type ReceivedType = {
  kind: 'audio' | 'video' | 'image';
  mediaType: string;
  /** How the name of a file of this kind ends. */
  ending: string;
};

/** The most bytes that tell what a file is. */
export const typeBytes = 16;

const pictures: readonly MediaFormat[] = ['png', 'jpeg', 'gif', 'webp', 'heic', 'avif'];
const recordings: readonly MediaFormat[] = ['wav', 'ogg', 'flac', 'mp3', 'aac'];

/** Returns what a file is, by its first bytes; null unless it is a recording, a picture or a video. */
export function receivedTypeOf(first: Uint8Array): ReceivedType | null {
  const found = findFormat(first);
  // Meta's voice notes are such containers, whatever their headers say.
  if (found === 'mp4' || found === 'm4a') return { kind: 'audio', mediaType: mediaTypes.m4a, ending: 'm4a' };
  if (found === 'mov') return { kind: 'video', mediaType: mediaTypes.mp4, ending: 'mp4' };
  if (found === 'webm') return { kind: 'audio', mediaType: 'audio/webm', ending: 'webm' };
  if (found === null || !(pictures.includes(found) || recordings.includes(found))) return null;
  const kind = pictures.includes(found) ? 'image' : 'audio';
  return { kind, mediaType: mediaTypes[found], ending: found === 'jpeg' ? 'jpg' : found };
}

/** What contacts send that may be kept. */
export const keptKinds = ['image', 'audio', 'video'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** Returns the format in which a contact's file is kept; null where it is not what the platform says it is. */
export function keptFormat(kind: KeptKind, first: Uint8Array): MediaFormat | null {
  const found = findFormat(first);
  if (found === null) return null;
  if (kind === 'image') return pictures.includes(found) ? found : null;
  // One container holds sound or video: which one, the platform says.
  if (['mp4', 'm4a', 'mov'].includes(found)) return kind === 'audio' ? 'm4a' : 'mp4';
  if (found === 'webm') return found;
  return kind === 'audio' && recordings.includes(found) ? found : null;
}
