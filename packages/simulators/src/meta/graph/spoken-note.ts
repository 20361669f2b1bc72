const samplesASecond = 8_000;
const seconds = 3;
const syllableSeconds = 0.25;

/** Returns a WAV that rises and falls like speech: the voice note of a contact without a microphone. */
export function speakNote(): Buffer {
  const samples = Buffer.from(
    Array.from({ length: samplesASecond * seconds }, (_, index) => {
      const time = index / samplesASecond;
      const loudness = Math.sin((Math.PI * (time % syllableSeconds)) / syllableSeconds) ** 2;
      const pitch = 140 + 40 * Math.sin(time * 3);
      return 128 + Math.round(60 * loudness * Math.sin(2 * Math.PI * pitch * time));
    }),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  // Uncompressed, one channel.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(samplesASecond, 24);
  header.writeUInt32LE(samplesASecond, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
