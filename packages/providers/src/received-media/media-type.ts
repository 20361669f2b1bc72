import { findFormat, type MediaFormat, mediaTypes } from '@spotter/domain/media';
import type { MediaType } from '../ports/contact-media.ts';

/** The most bytes that tell what a file is. */
export const typeBytes = 16;

const pictures: MediaFormat[] = ['png', 'jpeg', 'gif', 'webp', 'heic', 'avif'];
const recordings: MediaFormat[] = ['wav', 'ogg', 'flac', 'mp3', 'aac'];

/** Returns what a file is, by its first bytes; null unless it is a recording, a picture or a video. */
export function mediaTypeOf(first: Buffer): MediaType | null {
  const found = findFormat(first);
  // Meta's voice notes are such containers, whatever their headers say.
  if (found === 'mp4' || found === 'm4a') return { kind: 'audio', mediaType: mediaTypes.m4a, ending: 'm4a' };
  if (found === 'mov') return { kind: 'video', mediaType: mediaTypes.mp4, ending: 'mp4' };
  if (found === 'webm') return { kind: 'audio', mediaType: 'audio/webm', ending: 'webm' };
  if (found === null || !(pictures.includes(found) || recordings.includes(found))) return null;
  const kind = pictures.includes(found) ? 'image' : 'audio';
  return { kind, mediaType: mediaTypes[found], ending: found === 'jpeg' ? 'jpg' : found };
}
