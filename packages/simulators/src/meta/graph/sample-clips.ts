import { readFileSync } from 'node:fs';

/** A voice note for a lead without a microphone, spoken by a speech synthesizer. */
export type SampleClip = { name: string; text: string; language: string; seconds: number };

export const sampleClips: SampleClip[] = [
  { name: 'price', text: 'Hey, how much is the twelve week plan?', language: 'english', seconds: 3.1 },
  { name: 'call', text: 'I would love to talk. Can we do a call on Thursday?', language: 'english', seconds: 3.8 },
  { name: 'goal', text: 'I want to lose twenty pounds before my wedding.', language: 'english', seconds: 3.4 },
  { name: 'yes', text: 'Yes, that works for me.', language: 'english', seconds: 2.2 },
  { name: 'spanish', text: 'Hola, quiero saber cuánto cuesta el plan.', language: 'spanish', seconds: 3.1 },
  { name: 'german', text: 'Hallo, wie viel kostet das Programm?', language: 'german', seconds: 2.8 },
  { name: 'stop', text: 'Please stop messaging me.', language: 'english', seconds: 2 },
  { name: 'danger', text: "I don't want to live anymore.", language: 'english', seconds: 2.3 },
];

const read = new Map<string, Buffer>();

/** Returns a WAV that rises and falls like speech: the voice note of a contact without a microphone. */
export function readMurmur(): Buffer {
  return readFile('murmur.wav');
}

/** Returns the recording of a clip: MP4 with AAC, as Instagram has voice notes. Null where there is none. */
export function readClip(name: string): Buffer | null {
  if (!sampleClips.some((clip) => clip.name === name)) return null;
  return readFile(`${name}.m4a`);
}

function readFile(file: string): Buffer {
  const content = read.get(file) ?? readFileSync(new URL(`clips/${file}`, import.meta.url));
  read.set(file, content);
  return content;
}
