import { expect, test } from 'vitest';
import { type ChannelKind, channelKinds } from '../channels.ts';
import { decideMedia, webNameOf } from './channel-media.ts';
import { type MediaFormat, mediaTypes } from './media-format.ts';

const mb = 1024 * 1024;
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!);
const heads: Record<MediaFormat, string> = {
  png: '\x89PNG\r\n\x1a\n',
  jpeg: '\xff\xd8\xff\xe0',
  gif: 'GIF89a',
  webp: 'RIFF1234WEBP',
  heic: '\0\0\0\x18ftypheic',
  avif: '\0\0\0\x18ftypavif',
  svg: '<?xml version="1.0"?><svg xmlns="x">',
  m4a: '\0\0\0\x18ftypM4A ',
  aac: '\xff\xf1\x50\x80',
  mp3: 'ID3\x04',
  wav: 'RIFF1234WAVE',
  ogg: 'OggS\0',
  flac: 'fLaC\0',
  mp4: '\0\0\0\x18ftypisom',
  mov: '\0\0\0\x14ftypqt  ',
  avi: 'RIFF1234AVI ',
  webm: '\x1a\x45\xdf\xa3',
  pdf: '%PDF-1.7',
};

type Given = { name?: string; bytes?: number; declaredType?: string; head?: string; tail?: string };

function decide(channel: ChannelKind, format: MediaFormat, given: Given = {}) {
  const { name = `a.${format}`, bytes = 1_000, declaredType = mediaTypes[format] } = given;
  const ends = { head: bytesOf(given.head ?? heads[format]), tail: bytesOf(given.tail ?? '') };
  return decideMedia(channel, { name, bytes, declaredType, ends });
}

test('each channel takes its own formats, found by the content', () => {
  const taken = (channel: ChannelKind) =>
    Object.fromEntries(
      (Object.keys(heads) as MediaFormat[]).map((format) => {
        const decision = decide(channel, format, { name: 'photo' });
        return [format, decision.kind === 'taken' ? decision.as : null];
      }),
    );
  const both = { png: 'image', jpeg: 'image', m4a: 'audio', aac: 'audio', wav: 'audio', pdf: 'file' };
  const videos = { mp4: 'video', mov: 'video', avi: 'video', webm: 'video' };
  const none = { webp: null, heic: null, avif: null, svg: null, ogg: null, flac: null };
  expect(taken('instagram')).toEqual({ ...both, ...videos, ...none, gif: null, mp3: null });
  expect(taken('messenger')).toEqual({ ...both, ...videos, ...none, gif: 'image', mp3: 'audio' });
});

test('what holds sound or video is what its sender says', () => {
  expect(decide('instagram', 'mp4', { declaredType: 'audio/mp4' })).toMatchObject({ as: 'audio', format: 'm4a' });
  expect(decide('instagram', 'webm', { declaredType: 'audio/webm' })).toMatchObject({ because: 'format' });
  expect(decide('messenger', 'mp3', { head: '\xff\xfb\x90' })).toMatchObject({ as: 'audio', format: 'mp3' });
});

test.each<[string, ChannelKind, MediaFormat, Given, string]>([
  ['an empty file', 'instagram', 'png', { bytes: 0 }, '“a.png” is empty.'],
  [
    'a picture over the limit',
    'messenger',
    'jpeg',
    { bytes: 8 * mb + 1 },
    'Messenger takes pictures of at most 8 MB. Save it smaller.',
  ],
  [
    'a video of 26 MB',
    'instagram',
    'mp4',
    { bytes: 26 * mb },
    'Instagram takes videos of at most 25 MB. Cut it shorter or save it smaller.',
  ],
  [
    'a GIF named .jpg',
    'instagram',
    'gif',
    { name: 'me.jpg' },
    '“me.jpg” is really a GIF file. Instagram doesn’t take GIF pictures. Save it as JPEG or PNG instead.',
  ],
  [
    'a HEIC',
    'messenger',
    'heic',
    { name: 'IMG_1.HEIC' },
    'Messenger doesn’t take HEIC pictures. Save it as JPEG or PNG instead.',
  ],
  ['an SVG', 'instagram', 'svg', {}, 'Instagram doesn’t take SVG pictures. Save it as JPEG or PNG instead.'],
  ['an MP3', 'instagram', 'mp3', {}, 'Instagram doesn’t take MP3 recordings. Save it as M4A or WAV instead.'],
  [
    'a PDF with a password',
    'instagram',
    'pdf',
    { tail: 'trailer << /Size 9 /Encrypt 8 0 R >>' },
    '“a.pdf” has a password, so they couldn’t open it. Save it without one first.',
  ],
  [
    'a program',
    'instagram',
    'pdf',
    { name: 'a.exe', head: 'MZ\x90' },
    'Instagram takes pictures, voice notes, videos and PDFs. “a.exe” is none of them.',
  ],
])('%s is refused with the reason and what to do', (_case, channel, format, given, sentence) => {
  expect(decide(channel, format, given)).toMatchObject({ kind: 'refused', sentence });
});

test('a file that is shorter than any sign of a format is refused, not an error', () => {
  for (const channel of channelKinds) expect(decide(channel, 'pdf', { head: 'x' }).kind).toBe('refused');
});

test.each([
  ['Trainingsplan für Anna.pdf', 'pdf', 'Trainingsplan-fur-Anna.pdf'],
  ['../../etc/passwd.png', 'png', 'etc-passwd.png'],
  ['写真.jpg', 'jpeg', 'file.jpg'],
] as const)('%s is %s on the web as %s', (name, format, expected) => {
  expect(webNameOf(name, format)).toBe(expected);
});
