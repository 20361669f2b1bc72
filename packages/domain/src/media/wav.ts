const headerBytes = 44;

/**
 * Returns sound as a WAV file: PCM, one channel, 16 bits. Every channel takes it, and no encoder is needed.
 * Samples are from -1 to 1; `rate`: how many there are in a second.
 */
export function toWav(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = samples.length * 2;
  const file = new Uint8Array(headerBytes + bytes);
  const view = new DataView(file.buffer);
  const put = (at: number, text: string) =>
    file.set(
      Array.from(text, (letter) => letter.codePointAt(0)!),
      at,
    );
  put(0, 'RIFF');
  view.setUint32(4, headerBytes + bytes - 8, true);
  put(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // PCM, one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  put(36, 'data');
  view.setUint32(40, bytes, true);
  for (const [index, sample] of samples.entries())
    view.setInt16(headerBytes + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  return file;
}
