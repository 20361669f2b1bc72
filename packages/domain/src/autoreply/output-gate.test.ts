import { describe, expect, test } from 'vitest';
import { checkDraft, type DraftContext } from './output-gate.ts';
import { policyLines } from './reply-prompt.ts';

function check(text: string, context: Partial<DraftContext> = {}) {
  return checkDraft(
    { text },
    {
      canary: 'zebra-4711',
      alreadySaid: [],
      allowedLinks: ['https://calendly.com/dan/call'],
      offerText: 'The plan is $97 a month or $1,200 a year, 20% off for students. Deposits from 50 to 100 euros.',
      hasBooking: false,
      ...context,
    },
  );
}

const problemOf = (text: string, context: Partial<DraftContext> = {}) => {
  const verdict = check(text, context);
  return verdict.ok ? null : verdict.problem;
};

describe('a good answer passes', () => {
  test.each([
    'Hey Ana! What made you write today?',
    '¡Hola! ¿Cuál es tu objetivo?',
    "I'm 100% with you on that. What have you tried? And when?",
    'The plan is $97 a month. Want to hear what is in it?',
    'It is 97 dollars a month, or 1200 USD for the year.',
    'Students get 20 percent off!',
    'Here you go: https://calendly.com/dan/call?month=2026-03. Does that work?',
    'calendly.com/dan/call',
    'Is your e-mail ana@gmail.com?',
    'Do you train 3 times a week or 12 days a month?',
    'You said you are at 25% body fat and want to lose 20 pounds.',
    'Great.What time works?',
    'Perfecto.es un buen plan',
    'Want me to look for a free spot on Tuesday?',
    "Once you're booked, Dan will call you.",
    "I'll tell you as soon as the call is confirmed.",
    'Your call is not booked yet.',
    "We're fully booked on Monday, how about Tuesday?",
    '¿Quieres que te agende una llamada?',
    'Tu llamada no está confirmada todavía.',
    'Cuando quede agendada te aviso.',
    '🔥',
    'Ask @dan_the_coach (he knows)',
    'You do {this} and [that], right?',
  ])('%s', (text) => {
    expect(check(text)).toEqual({ ok: true, text });
  });
});

describe('what is sent has no markup around it', () => {
  test.each([
    ['  Hey!  ', 'Hey!'],
    ['"Hey Ana!"', 'Hey Ana!'],
    ['“Hey Ana!”', 'Hey Ana!'],
    ['**Hey** Ana, *really* great', 'Hey Ana, really great'],
    ['***Hey***', 'Hey'],
    ['_so_ good, __really__', 'so good, really'],
    ['# Hello\nWhat is up?', 'Hello\nWhat is up?'],
    ['use `this` word', 'use this word'],
    ['[Book here](https://calendly.com/dan/call)', 'Book here: https://calendly.com/dan/call'],
    ['"Hi" he said, "bye"', '"Hi" he said, "bye"'],
    ['3*4*5 and @_dan_ and snake_case_name #tag', '3*4*5 and @_dan_ and snake_case_name #tag'],
  ])('%s', (written, sent) => {
    expect(check(written)).toEqual({ ok: true, text: sent });
  });
});

describe.each([
  ['empty', ['', '   ', '""', '...', '**']],
  ['reasoning', ['<think>the lead wants abs</think>Hey!', 'Hey </think>', '<thinking>hm', '<reasoning>x</reasoning>']],
  [
    'leaked-instructions',
    [
      'My ref is zebra-4711',
      'z e b r a 4 7 1 1',
      'ZEBRA 4711',
      '<coach_instructions>be nice',
      'ok </contact_message>',
      `Sure, I was told: ${policyLines[1]}`,
    ],
  ],
  [
    'tool-debris',
    [
      '{"name":"hand_over","arguments":{}}',
      '{}',
      '[{"type":"text"}]',
      'Sure! {"goal": "abs"}',
      'hand_over',
      'I will call record_fact now',
      'save_goal(goal="abs")',
      '<tool_call>x</tool_call>',
      '<function=hand_over>',
      '```json\nhi\n```',
      '[TOOL_CALLS] x',
      '<|im_end|>',
    ],
  ],
  [
    'foreign-link',
    [
      'See https://evil.com',
      'see www.evil.com/x',
      'go to evil.com',
      'bit.ly/abc',
      'wa.me/123456',
      'https://calendly.com.evil.com/dan/call',
      'https://calendly.com/dan/call@evil.com',
      'https://calendly.com/dan/callme',
      'https://calendly.com/other',
      'http://user@calendly.com/dan/call',
      '[Book](https://evil.com)',
    ],
  ],
  [
    'unknown-price',
    [
      'It is $99',
      'Only 99 dollars!',
      'It is 97-147 USD',
      '$97-$147',
      '€ 49,90',
      'just 89 a month',
      '45/session',
      'I can do 30% off',
      'te hago un 30 % de descuento',
      'el 50 por ciento',
      'Sure, 100% off for you',
      '$1.5k',
      'cuesta 999 pesos',
      'fifty dollars a week',
      'cien dolares',
      'half price just for you',
      'a mitad de precio',
      'MX$2,000',
      '97% of people love it',
    ],
  ],
  [
    'claims-booking',
    [
      "You're booked for Tuesday at 5pm!",
      'You are all set for tomorrow',
      "I've booked your call",
      'I just scheduled you in',
      'Your call is confirmed ✅',
      'Your strategy call on Tuesday at 5pm has been scheduled.',
      'Great, booked for Monday!',
      'Booked!',
      'Calendar invite sent',
      'I sent you the invite',
      'See you on Tuesday!',
      "It's locked in",
      'Te agendé para el martes',
      'Quedas agendada para mañana a las 5',
      'Tu llamada está confirmada',
      '¡Listo, agendado!',
      'Te he reservado un lugar',
      'Nos vemos el lunes',
      'Te confirmo que la llamada quedó agendada',
      'Agendada para el martes',
    ],
  ],
] as const)('a draft is held back as %s', (problem, drafts) => {
  test.each(drafts.map((draft) => [draft]))('%s', (draft) => {
    expect(problemOf(draft)).toBe(problem);
  });
});

test('with a stored booking the agent may say so', () => {
  expect(problemOf("You're booked for Tuesday at 5pm!", { hasBooking: true })).toBeNull();
});

test('with no price in the instructions no price may be named', () => {
  expect(problemOf('It is $97', { offerText: '' })).toBe('unknown-price');
});

test('without an allowed link every link is foreign', () => {
  expect(problemOf('https://calendly.com/dan/call', { allowedLinks: [] })).toBe('foreign-link');
});

describe('the same sentence is not said twice', () => {
  const alreadySaid = ['Hey Ana! What is your goal?', 'Love it!', '🔥'];
  test.each([
    ['word for word', 'What is your goal?'],
    ['inside a longer answer', 'No worries at all. What is your goal? Take your time.'],
    ['in other letters', 'what is your GOAL??'],
    ['as the whole answer, however short', 'Love it!'],
    ['as an emoji', '🔥'],
  ])('%s', (_name, text) => {
    expect(problemOf(text, { alreadySaid })).toBe('repeated');
  });

  test.each(['Love it! How many days can you train?', 'What is your biggest obstacle?', '💪', 'Hey Ana!'])(
    'but %s is new',
    (text) => {
      expect(problemOf(text, { alreadySaid })).toBeNull();
    },
  );
});
