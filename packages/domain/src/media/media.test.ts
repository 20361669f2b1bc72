import { describe, expect, test } from 'vitest';
import { judgeHearing } from './judge-hearing.ts';
import { keptFormat } from './received-media.ts';
import { parseDescription } from './picture-description.ts';
import { isHeard, mediaStateOf, typedOf, wordsOf, type PictureDescription, type Transcript } from './readings.ts';

const transcript = (given: Partial<Transcript> = {}): { transcript: Transcript } => ({
  transcript: { status: 'ready', text: 'call me', language: 'en', seconds: 2, unclear: false, failure: null, ...given },
});
const description = (
  kind: PictureDescription['kind'],
  status: PictureDescription['status'] = 'ready',
): { description: PictureDescription } => ({
  description: { status, text: 'something', kind, failure: null },
});

test('the words of a message are what was typed, then what was heard', () => {
  const heard = [transcript()];
  expect(wordsOf('hi', heard)).toBe('hi\ncall me');
  expect(typedOf(wordsOf('hi', heard), heard)).toBe('hi');
  expect(typedOf(wordsOf('', heard), heard)).toBe('');
  expect(wordsOf('hi', [transcript({ status: 'pending', text: '' }), description('ordinary')])).toBe('hi');
  expect([isHeard(heard), isHeard([description('ordinary')])]).toEqual([true, false]);
});

test('of several attachments the one that matters most decides', () => {
  expect(mediaStateOf([{}])).toBeUndefined();
  expect(mediaStateOf([transcript({ status: 'pending', text: '' }), description('body')])).toBe('delicate');
  expect(mediaStateOf([transcript({ status: 'pending', text: '' })])).toBe('listening');
  expect(mediaStateOf([description(null, 'pending')])).toBe('looking');
  for (const bad of [{ status: 'failed' }, { status: 'off' }, { unclear: true }] as const)
    expect(mediaStateOf([transcript(bad)])).toBe('unheard');
  expect(mediaStateOf([transcript(), description('ordinary')])).toBe('read');
});

describe('hearing', () => {
  const segment = { seconds: 2, logprob: -0.3, compression: 1.3, noSpeech: 0.01 };
  test.each([
    ['plain words', 'hello there', [segment], 'clear'],
    ['words without doubts', 'hello there', [], 'clear'],
    ['no words', '  ', [], 'silent'],
    ['an invention on silence', 'Thank you for watching!', [{ ...segment, noSpeech: 0.9, logprob: -1.4 }], 'silent'],
    ['unlikely words', 'hvad med', [{ ...segment, logprob: -1.6 }], 'unclear'],
    ['a loop', 'and and and', [{ ...segment, compression: 3 }], 'unclear'],
    ['one sentence again and again', 'Thank you. '.repeat(8), [], 'unclear'],
  ])('%s', (_name, text, segments, judged) => {
    expect(judgeHearing(text, segments)).toBe(judged);
  });
});

test.each([
  ['plate: rice and salad', { kind: 'plate', text: 'rice and salad' }],
  ['Lab report: blood values', { kind: 'lab-report', text: 'blood values' }],
  ['ordinary: a swollen, bruised ankle', { kind: 'wound', text: 'a swollen, bruised ankle' }],
  ['ordinary: a child on a bike', { kind: 'minor', text: 'a child on a bike' }],
  ['ordinary: a red bike', { kind: 'ordinary', text: 'a red bike' }],
  ['A red bike in the sun', { kind: 'unknown', text: 'A red bike in the sun' }],
  ['unknown: what is this', { kind: 'unknown', text: 'unknown: what is this' }],
  ['   ', null],
])('a model that says %j', (answer, finding) => {
  expect(parseDescription(answer)).toEqual(finding);
});

const [mp4, png, ogg] = ['\0\0\0\x18ftypisom', '\x89PNG\r\n\x1a\n', 'OggS'].map((text) =>
  Uint8Array.from(text, (letter) => letter.codePointAt(0)!),
);
test.each([
  ['a container of sound', 'audio', mp4, 'm4a'],
  ['the same of a video', 'video', mp4, 'mp4'],
  ['the same by the name of a picture', 'image', mp4, null],
  ['a picture', 'image', png, 'png'],
  ['a picture by the name of a voice note', 'audio', png, null],
  ['sound', 'audio', ogg, 'ogg'],
  ['sound by the name of a video', 'video', ogg, null],
  ['nothing that is known', 'image', new Uint8Array(3), null],
] as const)('%s is kept as what it is, or not at all', (_what, kind, first, format) => {
  expect(keptFormat(kind, first!)).toBe(format);
});
