import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { readClip, readMurmur } from './sample-clips.ts';
import { drawPicture } from './drawn-picture.ts';

/** A file at an address of the platform. */
export type MediaFile = { content: Buffer; mediaType: string };

const keptFiles = 50;
const clipName = /^clip-([a-z]+)-/;

// As on the platforms, an address works for a while: the oldest files go first, and all when the program ends.
const kept = new Map<string, MediaFile>();

/** Keeps a recording or picture of a lead; returns the name under which it is served. */
export function keepMedia(file: MediaFile): string {
  const name = `sent-${randomUUID()}`;
  kept.set(name, file);
  const [oldest] = kept.keys();
  if (kept.size > keptFiles && oldest !== undefined) kept.delete(oldest);
  return name;
}

/** Lets the address of a file end, as each does after a while. */
export function expireMedia(name: string): void {
  kept.delete(name);
}

/** Returns the picture under a name, which is drawn where none was sent; null: it is no longer there. */
export function pictureFile(name: string): MediaFile | null {
  if (name.startsWith('sent-')) return kept.get(name) ?? null;
  return { content: drawPicture(name), mediaType: 'image/png' };
}

/** Returns the recording under a name: one that was sent, a clip (`clip-NAME-…`), or a murmur. */
export function voiceNoteFile(name: string): MediaFile | null {
  if (name.startsWith('sent-')) return kept.get(name) ?? null;
  const clip = readClip(clipName.exec(name)?.[1] ?? '');
  return clip === null ? { content: readMurmur(), mediaType: 'audio/wav' } : { content: clip, mediaType: 'audio/mp4' };
}

/** Answers with a file, or that it is gone. */
export function sendMedia(reply: FastifyReply, file: MediaFile | null): FastifyReply {
  return file === null ? reply.code(404).send() : reply.type(file.mediaType).send(file.content);
}
