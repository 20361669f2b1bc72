import { toWav } from '@spotter/domain/media';
import { mixDown } from './mix-down.ts';

/** Enough for speech, and half a megabyte a minute less than twice as many. */
const rate = 16_000;

/** A recording that runs. */
export type Recording = {
  /** How loud it is now, from 0 to 1. */
  level(): number;
  /** Ends it. Resolves to a WAV file. */
  finish(): Promise<Blob>;
  discard(): void;
};

/** Why nothing can be recorded. */
export type RecordProblem = 'no-recorder' | 'no-microphone' | 'refused' | 'failed';

/** Asks for the microphone and records. */
export async function startRecording(): Promise<Recording | RecordProblem> {
  // Browsers leave it out on a page that was not loaded securely.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined || typeof MediaRecorder === 'undefined') return 'no-recorder';
  try {
    const stream = await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
    return record(stream);
  } catch (error) {
    const { name } = error as DOMException;
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
    return name === 'NotFoundError' || name === 'NotReadableError' ? 'no-microphone' : 'failed';
  }
}

function record(stream: MediaStream): Recording {
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  recorder.start();

  async function end(): Promise<void> {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
    await Promise.all([stopped, context.close()]);
  }

  return {
    level() {
      analyser.getFloatTimeDomainData(wave);
      const loudest = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      return Math.min(1, loudest);
    },
    async finish() {
      await end();
      return inWav(new Blob(pieces, { type: recorder.mimeType }));
    },
    discard: () => void end(),
  };
}

/** Returns what a browser recorded, in whatever format it does, as WAV: decoding brings it to the rate, too. */
async function inWav(recorded: Blob): Promise<Blob> {
  const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await recorded.arrayBuffer());
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, at) => decoded.getChannelData(at));
  return new Blob([toWav(mixDown(channels), rate)], { type: 'audio/wav' });
}
