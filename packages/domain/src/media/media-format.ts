/** What a message can carry beside words. */
export const mediaKinds = ['image', 'audio', 'video', 'file'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** The formats that are recognized, with the type that says so on the web. */
export const mediaTypes = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  webm: 'video/webm',
  pdf: 'application/pdf',
} as const;
export type MediaFormat = keyof typeof mediaTypes;

/** The beginning and the end of a file: what its format is found by. */
export type FileEnds = { head: Uint8Array; tail: Uint8Array };

/** How many bytes of each end are enough. */
export const endBytes = 65_536;

/** Returns the format of a file by its content, whatever its name says; null where it is none of ours. */
export function findFormat(head: Uint8Array): MediaFormat | null {
  const text = (from: number, to: number) => String.fromCodePoint(...head.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 5) === '%PDF-') return 'pdf';
  if (text(0, 4) === 'RIFF') return riffs[text(8, 12)] ?? null;
  if (text(4, 8) === 'ftyp') return brandOf(text(8, 12));
  if (text(0, 4) === 'OggS') return 'ogg';
  if (text(0, 4) === 'fLaC') return 'flac';
  if (text(0, 3) === 'ID3') return 'mp3';
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3) return 'webm';
  // Eleven bits set, then the layer: none is AAC, any other is MP3.
  if (head[0] === 0xff && (head[1]! & 0xe0) === 0xe0) return (head[1]! & 0x06) === 0 ? 'aac' : 'mp3';
  return text(0, 1_000).includes('<svg') ? 'svg' : null;
}

/** Whether a PDF opens only with a password: its trailer, at either end, names how it is encrypted. */
export function isLockedPdf({ head, tail }: FileEnds): boolean {
  return [head, tail].some((end) => holds(end, '/Encrypt'));
}

const riffs: Record<string, MediaFormat> = { WAVE: 'wav', WEBP: 'webp', 'AVI ': 'avi' };

function brandOf(brand: string): MediaFormat {
  if (brand.startsWith('avi')) return 'avif';
  if (['hei', 'hev', 'mif', 'msf'].some((start) => brand.startsWith(start))) return 'heic';
  if (['M4A', 'M4B'].some((start) => brand.startsWith(start))) return 'm4a';
  return brand.startsWith('qt') ? 'mov' : 'mp4';
}

function holds(bytes: Uint8Array, word: string): boolean {
  const codes = Array.from(word, (letter) => letter.codePointAt(0)!);
  for (let at = bytes.indexOf(codes[0]!); at !== -1; at = bytes.indexOf(codes[0]!, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return true;
  }
  return false;
}
