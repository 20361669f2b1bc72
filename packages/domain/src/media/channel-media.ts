import { characters } from '@spotter/language/text/characters';
import { type ChannelKind, serviceNames } from '../channels.ts';
import { type FileEnds, findFormat, isLockedPdf, type MediaFormat, type MediaKind } from './media-format.ts';

const mb = 1024 * 1024;

/** What a channel takes of one kind. */
type KindLimits = { formats: readonly MediaFormat[]; maxBytes: number };

const videos: KindLimits = { formats: ['mp4', 'mov', 'webm', 'avi'], maxBytes: 25 * mb };
const files: KindLimits = { formats: ['pdf'], maxBytes: 25 * mb };

/**
 * What each channel takes, the usual format first. Messenger's pages name no formats of pictures and sound:
 * these are the ones in its examples.
 */
export const channelMedia: Record<ChannelKind, Record<MediaKind, KindLimits>> = {
  instagram: {
    image: { formats: ['jpeg', 'png'], maxBytes: 8 * mb },
    audio: { formats: ['m4a', 'wav', 'aac'], maxBytes: 25 * mb },
    video: videos,
    file: files,
  },
  messenger: {
    image: { formats: ['jpeg', 'png', 'gif'], maxBytes: 8 * mb },
    audio: { formats: ['m4a', 'mp3', 'wav', 'aac'], maxBytes: 25 * mb },
    video: videos,
    file: files,
  },
};

/** No channel takes more. */
export const maxMediaBytes = 25 * mb;

/** A file that the coach wants to send. */
export type OfferedFile = {
  name: string;
  bytes: number;
  /** What its sender says it is. It only tells sound from video where one container holds either. */
  declaredType: string;
  ends: FileEnds;
};

/** Whether a channel takes a file, and as what; else why not, in words for the coach. */
export type MediaDecision =
  | { kind: 'taken'; as: MediaKind; format: MediaFormat }
  | { kind: 'refused'; because: 'empty' | 'too-large' | 'format' | 'locked'; sentence: string };

/** Decides whether a channel takes a file. The content decides, not the name. */
export function decideMedia(channel: ChannelKind, file: OfferedFile): MediaDecision {
  const { service } = serviceNames[channel];
  const limits = channelMedia[channel];
  const refuse = (because: Extract<MediaDecision, { kind: 'refused' }>['because'], sentence: string) =>
    ({ kind: 'refused', because, sentence }) as const;
  if (file.bytes === 0) return refuse('empty', `“${file.name}” is empty.`);
  const format = findFormat(file.ends.head);
  const kind = format === null ? null : kindOf(format, file.declaredType);
  if (format === null || kind === null) {
    return refuse('format', `${service} takes pictures, voice notes, videos and PDFs. “${file.name}” is none of them.`);
  }
  const { formats, maxBytes } = limits[kind];
  if (!formats.includes(asSound(format, kind))) {
    const misnamed = nameEndsAs(file.name, format) ? '' : `“${file.name}” is really a ${labels[format]} file. `;
    return refuse(
      'format',
      `${misnamed}${service} doesn’t take ${labels[format]} ${plurals[kind]}. Save it as ${either(formats)} instead.`,
    );
  }
  if (file.bytes > maxBytes) return refuse('too-large', tooLarge(service, kind, maxBytes));
  if (format === 'pdf' && isLockedPdf(file.ends)) {
    return refuse('locked', `“${file.name}” has a password, so they couldn’t open it. Save it without one first.`);
  }
  return { kind: 'taken', as: kind, format: asSound(format, kind) };
}

function tooLarge(service: string, kind: MediaKind, maxBytes: number): string {
  const help = {
    image: 'Save it smaller',
    audio: 'Record a shorter one',
    video: 'Cut it shorter or save it smaller',
    file: 'Save it smaller, or send a link to it',
  };
  return `${service} takes ${plurals[kind]} of at most ${maxBytes / mb} MB. ${help[kind]}.`;
}

const kinds: Record<MediaFormat, MediaKind> = {
  png: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  heic: 'image',
  avif: 'image',
  svg: 'image',
  m4a: 'audio',
  aac: 'audio',
  mp3: 'audio',
  wav: 'audio',
  ogg: 'audio',
  flac: 'audio',
  mp4: 'video',
  mov: 'video',
  avi: 'video',
  webm: 'video',
  pdf: 'file',
};

/** These containers hold sound without pictures, too. */
function kindOf(format: MediaFormat, declaredType: string): MediaKind {
  const isSound = declaredType.startsWith('audio/') && (format === 'mp4' || format === 'webm');
  return isSound ? 'audio' : kinds[format];
}

/** An MP4 with sound alone is what M4A names. */
function asSound(format: MediaFormat, kind: MediaKind): MediaFormat {
  return format === 'mp4' && kind === 'audio' ? 'm4a' : format;
}

const labels: Record<MediaFormat, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  gif: 'GIF',
  webp: 'WebP',
  heic: 'HEIC',
  avif: 'AVIF',
  svg: 'SVG',
  m4a: 'M4A',
  aac: 'AAC',
  mp3: 'MP3',
  wav: 'WAV',
  ogg: 'OGG',
  flac: 'FLAC',
  mp4: 'MP4',
  mov: 'MOV',
  avi: 'AVI',
  webm: 'WebM',
  pdf: 'PDF',
};

const plurals: Record<MediaKind, string> = {
  image: 'pictures',
  audio: 'recordings',
  video: 'videos',
  file: 'files',
};

function either(formats: readonly MediaFormat[]): string {
  const [first, second] = formats.map((format) => labels[format]);
  return second === undefined ? first! : `${first} or ${second}`;
}

/** Whether the end of a name fits the format, or says nothing about it. */
function nameEndsAs(name: string, format: MediaFormat): boolean {
  const ending = name.toLowerCase().split('.').at(-1)!;
  const named: Record<string, MediaFormat> = { jpg: 'jpeg', heif: 'heic' };
  const said = named[ending] ?? (ending in kinds ? (ending as MediaFormat) : null);
  return said === null || said === format;
}

const accents = characters(String.raw`\u0300-\u036f`);
const outsideWords = characters('^A-Za-z0-9');

/** Returns a name for a file on the web: letters that every platform takes, and the ending of its format. */
export function webNameOf(name: string, format: MediaFormat): string {
  const dot = name.lastIndexOf('.');
  // NFD puts accents behind their letters, where they can be removed.
  const stem = (dot > 0 ? name.slice(0, dot) : name).slice(0, 60).normalize('NFD');
  const words = accents.replaceRuns(stem, '');
  const plain = outsideWords.replaceRuns(words, ' ').trim().replaceAll(' ', '-');
  return `${plain === '' ? 'file' : plain}.${format === 'jpeg' ? 'jpg' : format}`;
}
