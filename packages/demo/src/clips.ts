import { plainPdf } from './plain-pdf.ts';

/** A recorded answer or a guide of the demo coach, which her agent may send. */
export type DemoClip = {
  name: string;
  kind: 'audio' | 'file';
  format: 'wav' | 'pdf';
  whenToUse: string;
  /** A sound has samples from -1 to 1, `rate` of them in a second. */
  content: { kind: 'file'; bytes: Uint8Array } | { kind: 'sound'; samples: Float32Array; rate: number };
};

const guide = `Two dumbbells, three days
A starter plan by Dana Solano

Day 1: goblet squat 3 x 10, one-arm row 3 x 10, floor press 3 x 10
Day 2: split squat 3 x 8, overhead press 3 x 8, dead bug 3 x 12
Day 3: Romanian deadlift 3 x 10, push-up 3 x max, farmer walk 3 x 40 steps

Rest a day between them. When ten reps feel easy, take two more.`;

/** Written and made for the demo: a guide, and a recording that hums where Dana would speak. */
export const demoClips: DemoClip[] = [
  {
    name: 'How check-ins work',
    kind: 'audio',
    format: 'wav',
    whenToUse: 'They ask how check-ins or feedback work',
    content: hum(4),
  },
  {
    name: 'Two-dumbbell starter plan',
    kind: 'file',
    format: 'pdf',
    whenToUse: 'They ask for a free plan to try at home',
    content: { kind: 'file', bytes: plainPdf([guide]) },
  },
];

/** Returns a sound that rises and falls like a voice. */
function hum(seconds: number): Extract<DemoClip['content'], { kind: 'sound' }> {
  const rate = 8_000;
  const samples = Float32Array.from({ length: rate * seconds }, (_, index) => {
    const time = index / rate;
    const loudness = Math.sin(Math.PI * time * 3.5) ** 2;
    const pitch = 180 + 50 * Math.sin(time * 2.4);
    return 0.4 * loudness * Math.sin(2 * Math.PI * pitch * time);
  });
  return { kind: 'sound', samples, rate };
}
