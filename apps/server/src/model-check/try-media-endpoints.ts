import { toWav } from '@spotter/domain/media';
import type { Transcription } from '@spotter/providers/ports/contact-media';
import type { LanguageModel } from '@spotter/providers/ports/language-model';

const timeoutMs = 30_000;
const edge = 32;
const samplesASecond = 16_000;

/** Why voice notes are not heard, and pictures not seen; null: they are, or nothing is set. */
type MediaFailures = { transcription: string | null; vision: string | null };

/** Tries what is set: a second of silence, and the color of a red square. */
export async function tryMediaEndpoints(clients: {
  transcription: Transcription | null;
  vision: LanguageModel | null;
}): Promise<MediaFailures> {
  const [transcription, vision] = await Promise.all([
    tryTranscription(clients.transcription),
    tryVision(clients.vision),
  ]);
  return { transcription, vision };
}

async function tryTranscription(transcription: Transcription | null): Promise<string | null> {
  if (transcription === null) return null;
  const recording = { bytes: silentSecond(), mediaType: 'audio/wav', ending: 'wav' };
  const outcome = await transcription.transcribe(recording, { language: null });
  if (outcome.kind === 'heard') return null;
  return outcome.kind === 'not-offered' ? 'This server hears nothing' : `It does not hear (${outcome.detail})`;
}

async function tryVision(model: LanguageModel | null): Promise<string | null> {
  if (model === null) return null;
  const outcome = await model.generate(null, {
    instructions: 'Answer with one word.',
    messages: [{ role: 'user', content: 'Which color is this picture?' }],
    picture: await redSquare(),
    tools: [],
    maxOutputTokens: 200,
    timeoutMs,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (outcome.kind === 'text') return /red/i.test(outcome.text) ? null : 'It does not see that a red square is red';
  return `It does not see (${'detail' in outcome ? outcome.detail : outcome.kind})`;
}

/** Returns a WAV of one silent second. */
function silentSecond(): Buffer<ArrayBuffer> {
  return Buffer.from(toWav(new Float32Array(samplesASecond), samplesASecond));
}

async function redSquare(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: edge, height: edge, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
}
