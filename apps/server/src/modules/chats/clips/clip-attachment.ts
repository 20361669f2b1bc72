import { type MediaFormat, type MediaKind, webNameOf } from '@spotter/domain/media';
import type { CarriedFile } from '../media/signed-addresses.ts';
import type { StoredAttachment } from '../media/stored-attachment.ts';

type NamedClip = { id: string; name: string; kind: MediaKind; format: MediaFormat };

/** Returns the file of a clip, as its address names it. */
export function clipFile({ id, name, format }: Pick<NamedClip, 'id' | 'name' | 'format'>): CarriedFile {
  return { id, name: webNameOf(`${name}.${format}`, format) };
}

/** Returns a clip as part of a message. */
export function clipAttachment(clip: NamedClip): StoredAttachment {
  return { type: clip.kind, url: null, title: clip.name, file: clipFile(clip), isClip: true };
}
