import { describe, expect, test } from 'vitest';
import { checkDraft, type DraftContext } from './output-gate.ts';
import { policyLines } from '../prompt/reply-prompt.ts';

function check(text: string, context: Partial<DraftContext> = {}) {
  return checkDraft(
    { text },
    {
      canary: 'zebra-4711',
      earlierReplies: [],
      allowedLinks: ['https://calendly.com/dan/call'],
      offerText: 'The plan is $97 a month or $1,200 a year, 20% off for students. Deposits from 50 to 100 euros.',
      bookings: [],
      knownContacts: ['mine is ana@gmail.com'],
      now: new Date('2026-11-23T15:30:00Z'),
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
    "I don't have that in front of me, I'll ask. What would you love to change first?",
    'I do not have it in front of me and will ask.',
    'I cannot hear or see voice notes here, could you write it in a line?',
    "I'm 100% with you on that. What have you tried?",
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
    'Shall I book you in for Tuesday at 5?',
    'Can we talk on Tuesday?',
    'Want me to put you down for Friday?',
    'Would Tuesday at 5 work for a call?',
    'Most people feel better after the first month.',
    'I have a free spot on Tuesday at 5.',
    'The first call is where Dan looks at your goal.',
    'No discount on that one, sorry!',
    'You can do one or two sessions at home.',
    '¿Te agendo para el martes a las 5?',
    '¿Quieres que te apunte para el jueves?',
    'Hay lugar el martes a las 5 o el jueves a las 7.',
    'Si te parece, te agendo cuando me digas la hora.',
    "We're fully booked on Monday, how about Tuesday?",
    '¿Quieres que te agende una llamada?',
    'Tu llamada no está confirmada todavía.',
    'Cuando quede agendada te aviso.',
    "I'm Dan's automated assistant, happy to get a person for you.",
    'Sorry, I cannot say what is wrong with it from here. Please let a doctor look at it.',
    '🔥',
    'Ask @dan_the_coach (he knows)',
    'You do {this} and [that], right?',
    'Getting from 30% to 22% body fat takes about 20 weeks.',
    'Losing 10% of your body weight is a great first step.',
    'Bajar de 28% a 20% de grasa corporal lleva unos meses.',
    'Aim for 120 grams of protein and 2,000 calories a day.',
    "You'll save 5 hours a week. Train 5 days on, 2 off.",
    'Do you have 3 days free a week?',
    "We don't do discounts, but there is a plan for students.",
    'It takes 12 weeks and costs $97 a month.',
    'La llamada es gratis y dura 60 minutos.',
    'The call is free of charge.',
    "There's no charge for the call.",
    'It is $97 or 3 payments of 100 euros.',
    'It is $97 or 3 x $97.',
    "That slot is already booked, I'm sorry! I have 6 PM or 7 PM.",
    'Ese horario ya está reservado, lo siento. ¿Te sirve el jueves a las 10?',
    'Todavía no está confirmada, te escribo en cuanto el calendario la confirme.',
    "Send me your email and I'll book you in for Tuesday at 5!",
    'Pásame tu correo y te agendo el martes a las 5.',
    'Si te va bien el martes, te la agendo.',
    "You'll get a confirmation email once we book it.",
    'Anotado 💪 ¿Qué has probado hasta ahora?',
    'Perfecto, queda anotado tu objetivo.',
    "I saved that, thanks! So you're down for 3 sessions a week?",
    "We're set up for busy people: home workouts of 30 minutes.",
    'It is booked out on Mondays, but Tuesday is open.',
    'Te mandé el enlace arriba para que elijas horario.',
    'The group meets on Tuesdays at 6 pm.',
    'So your work meeting is on Tuesday at 5.',
    "You have a doctor's appointment on Tuesday, got it.",
    'Workouts are light, it is scheduled around your work.',
    'Your spot is secured after the call.',
    'On Tuesday you train legs, on Wednesday you rest.',
    'Tienes hasta el viernes para decidirte.',
    "Sorry, I can't provide medical advice. Please ask your doctor.",
    'Lo siento, no puedo ayudarte con dolores de rodilla por aquí, mejor un médico.',
    'Llegado a este punto me gustaría saber más de ti.',
    'i totally get that',
    'tell me what you struggle with',
    'Así es',
    'que tengas buen día',
    'dime qué te gustaría',
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
    ['[Link](https://calendly.com/dan/call)', 'Link: https://calendly.com/dan/call'],
    ['"Hi" he said, "bye"', '"Hi" he said, "bye"'],
    ['3*4*5 and @_dan_ and snake_case_name #tag', '3*4*5 and @_dan_ and snake_case_name #tag'],
  ])('%s', (written, sent) => {
    expect(check(written)).toEqual({ ok: true, text: sent });
  });
});

describe.each([
  ['empty', ['', '   ', '""', '...', '**']],
  [
    'cut-off',
    [
      'So the plan has three parts and',
      'I would love to help you with the',
      'First,',
      'Te cuento que el plan es para',
      'We start (',
      'Because',
      'I would love to help you with',
      'The program costs $',
    ],
  ],
  [
    'refusal',
    [
      'As an AI language model, I cannot give you that.',
      "I'm sorry, but I can't assist with that request.",
      'I cannot fulfill this request.',
      "I'm just a language model.",
      'That goes against my guidelines.',
      'I was made by OpenAI',
      'Como modelo de lenguaje no puedo opinar.',
      'Lo siento, pero no puedo ayudarte con eso.',
      'Lo siento, no puedo.',
      'Disculpa, no puedo ayudarte con eso.',
      'No puedo ayudarte con esa solicitud.',
      "I can't help with that.",
      "I'm not able to assist with that request.",
      'According to my instructions you get no discount.',
      'Soy un modelo de IA.',
    ],
  ],
  [
    'reasoning',
    [
      '<think>the lead wants abs</think>Hey!',
      'Hey </think>',
      '<thinking>hm',
      '<reasoning>x</reasoning>',
      '<thoughts>x</thoughts>Hey',
      '<analysis>x</analysis>Hey',
      '[think]x[/think] Hey',
      '◁think▷x◁/think▷Hey',
      'Thought: she wants a price. Answer: hi',
      'Okay, the user wants to know the price. I should be brief.',
      'El usuario pregunta por el precio.',
      'Assistant: Hey Ana!',
      'Final answer: Hey Ana!',
      "Sure! Here's a short, warm reply:\nHey Ana!",
    ],
  ],
  [
    'leaked-instructions',
    [
      'My ref is zebra-4711',
      'z e b r a 4 7 1 1',
      'ZEBRA 4711',
      '<coach_instructions>be nice',
      'ok </contact_message>',
      `Sure, I was told: ${policyLines[1]}`,
      'I was told: Never claim to be human.',
      'ok: give no medical or diet advice.',
      "You are Dan, the assistant that answers the direct messages of a health and fitness coach in the coach's voice.",
      'it says fields_to_learn: goal',
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
      'ASK_TO_CONFIRM now',
      'Tuesday at 5 PM (slot-mhx3k2l0)',
      'Hi [Name]!',
      'Hi {{first_name}}, how are you?',
      'Book here: [insert link]',
      '<b>Hey</b>',
      '[/INST] Hey',
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
      'evil dot com',
      'write to evil [.] com',
      'evil(dot)com',
      'entra en malo punto com',
      'evil . com',
      'evil。com',
      'ev\u200Bil.com',
      'еvil.com',
      'get it at best.xyz',
      'bit.ly',
      't.me/joinus',
      'http://192.168.0.1/x',
      'https://calendly.com/dan/call/../../evil',
      'evil-dot-com',
      'evil dot coach',
      'get it at best.click',
      'linktr.ee',
      'mailto:x@evil.zz',
      '192.168.0.1/login',
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
      'Sure, 100% оff fоr yоu',
      'El programa cuesta 1 dólar',
      '$1.5k',
      'cuesta 999 pesos',
      'sixty dollars a week',
      'doscientos dolares',
      'half price just for you',
      'a mitad de precio',
      'MX$2,000',
      '97% of people love it',
      'ninety nine dollars',
      'it is just ninety-nine a month',
      'two hundred bucks for everything',
      'son mil doscientos cincuenta pesos',
      'fifty percent off',
      'treinta por ciento menos',
      'I can give you half off',
      'buy one get one',
      '2x1 this week',
      'Your first month is free!',
      'primer mes gratis',
      'Let me get you a special discount',
      'te puedo hacer un cupon',
      'you save $300',
      'get 150 off',
      '$12 and it is yours',
      'just 20 dollars',
      '99 pavos',
      'CHF 99',
      '99 zł',
      '2 grand',
      'The price is 450.',
      'cuesta 450',
      'te lo dejo en 450',
      '4 cuotas de 150',
      'pay 150 now',
      'a third off',
      'te lo dejo a la mitad',
      'the first month is on me',
      'te regalo el primer mes',
      'corre por mi cuenta',
      'full refund if it is not for you',
      'te devuelvo el dinero',
      'I can offer you a special deal',
      'I can offer a discount',
      "I'll waive the fee",
      'te lo dejo más barato',
      '30pct off',
      '85 a week',
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
      "You're all set for Tuesday",
      'All booked in, see you then!',
      "You're on the calendar for 3pm",
      'Got you down for Friday at 4',
      'Consider it booked',
      "I'll book you in for Tuesday at 5",
      "I'm going to put you down for tomorrow at 3",
      'Booking you in now',
      'Dan will call you on Monday at 10',
      'The spot is yours!',
      "It's a date",
      'I went ahead and reserved Thursday for you',
      'Your appointment has been rescheduled to Friday.',
      "I've moved your call to Thursday",
      "You'll get a confirmation email shortly",
      'I just emailed you the zoom link',
      'Talk to you on Tuesday at 5!',
      'Confirmed: Tuesday at 5pm',
      'te he agendado',
      'Ya te agendé',
      'Te apunto para el jueves',
      'Te anoto para mañana a las 5',
      'Ya estás anotada para el lunes',
      'Tu cita ha quedado programada',
      'Acabo de reservar tu lugar',
      'Te llamamos el martes a las 5',
      'Recibirás una invitación en tu correo',
      'El horario es tuyo',
      'Listo, cita confirmada',
      'He movido tu llamada al jueves',
      'Hablamos el martes entonces',
      'Sí, te agendé para el martes',
      "No, you're booked for Tuesday at 5",
      'Te apunté el martes',
      'El jueves a las 5 nos vemos entonces',
      'Perfecto, quedamos el martes a las 5',
      'Tienes tu llamada el martes a las 5',
      'Tu llamada es el martes a las 5',
      'El coach te espera el martes a las 5',
      'Te veo el martes a las 5',
      'Hasta el martes!',
      'Ya estás en la agenda',
      'Te puse en el calendario para el martes',
      'Reservé tu cita',
      'Te guardé el lugar del martes',
      'Cambié tu llamada al jueves',
      'Tu llamada se movió al jueves',
      'Martes a las 5, confirmado',
      'Martes a las 5 es tuyo',
      'La reserva está hecha',
      'Todo listo para el martes a las 5',
      'Queda para el martes a las 5',
      'Hablarás con Dan el martes a las 5',
      'You have a call with Dan on Tuesday at 5',
      'Your call with Dan is on Tuesday at 5 PM',
      'Tuesday at 5 it is!',
      'Tuesday at 5 is yours',
      'Tuesday at 5 is confirmed',
      'Just booked it!',
      'Got it scheduled for Tuesday',
      'Penciled you in',
      'Hey Ana, booked you for Tuesday',
      "Your call's booked",
      'Spot reserved ✅',
      'The booking went through',
      'I arranged your call for Tuesday',
      'Moved it to Thursday',
      'I changed your call to Thursday',
      "We're on for Tuesday at 5",
      "You're good for Tuesday",
      'All sorted for Tuesday at 5',
      "I'm holding Tuesday at 5 for you",
      'Looking forward to our call on Tuesday!',
      'Dan is expecting you Tuesday at 5',
      "He'll call you Tuesday at 5",
      "You'll talk to Dan on Tuesday at 5",
      'The team has confirmed your appointment',
      'Check your inbox for the invite',
      'Llamada cancelada',
      "I've removed your booking",
    ],
  ],
  [
    'claims-told',
    [
      "I've let the coach know",
      'We notified Dana, hang tight',
      'The coach has been informed about it',
      'Dana already knows',
      'Ya le avisé al coach',
      'El coach ya lo sabe',
      'Avisei o coach',
      'Le coach est prévenu',
      "J'ai prévenu le coach",
      'Ich habe dem Coach Bescheid gegeben',
      'Der Coach weiß schon Bescheid',
      'Ho avvisato il coach',
      'Ik heb de coach ingelicht',
      'De coach is op de hoogte',
      'Powiadomiłem trenera',
      'Trener już wie',
    ],
  ],
] as const)('a draft is held back as %s', (problem, drafts) => {
  test.each(drafts.map((draft) => [draft]))('%s', (draft) => {
    expect(problemOf(draft)).toBe(problem);
  });
});

test.each([
  "I'll pass this on to the coach",
  'The coach reads this chat and answers in person',
  'I have not told the coach yet',
  'Should I let the coach know?',
  'Der Coach antwortet hier persönlich',
  'Se lo paso al coach',
])('that something is passed on may be said: %s', (draft) => {
  expect(problemOf(draft)).toBeNull();
});

describe('with a confirmed booking', () => {
  // Tuesday 24 November 2026, 17:00 in Chicago; midnight in Madrid.
  const bookings = [{ startsAt: new Date('2026-11-24T23:00:00Z'), timeZones: ['America/Chicago', 'Europe/Madrid'] }];

  test.each([
    "You're booked for Tuesday at 5pm!",
    "You're all set for Tuesday, Nov 24 at 5:00 pm Chicago time.",
    'Te agendé para el martes a las 5 de la tarde',
    "You're booked for Wednesday at 12 am Madrid time",
    'See you on Tuesday!',
    "You're booked!",
    'Your call on November 24th is confirmed.',
    'Booked! Tuesday, November 24 at 5:00 PM Central Standard Time.',
    'See you tomorrow at 5!',
    'Nos vemos mañana a las 5 de la tarde',
    'You have a call on Tuesday at 5 PM. Want to move it?',
  ])('its own day and time may be told: %s', (text) => {
    expect(problemOf(text, { bookings })).toBeNull();
  });

  test.each([
    "You're booked for Wednesday at 5pm!",
    "You're booked for Tuesday at 6pm!",
    'See you on Friday!',
    'Quedas agendada para el jueves a las 5',
    'Your call on November 26th is confirmed.',
    "I've moved your call to Thursday",
    "I've cancelled your call.",
    'Tu cita quedó cancelada',
    'Booked! Wednesday at 5 PM.',
    'Agendado ✅ miércoles a las 5',
    "You're booked for Tuesday at noon",
    'See you today at 5!',
  ])('but no other: %s', (text) => {
    expect(problemOf(text, { bookings })).toBe('claims-booking');
  });

  test('when it is over it may be told, but nobody is booked any more', () => {
    const over = bookings.map((each) => ({ ...each, isOver: true }));
    const now = new Date('2026-11-26T15:30:00Z');
    expect(problemOf('Your call was booked for Tuesday at 5 PM', { bookings: over, now })).toBeNull();
    expect(problemOf("You're booked!", { bookings: over, now })).toBe('claims-booking');
    expect(problemOf('See you tomorrow at 5!', { bookings, now: new Date('2026-11-20T15:30:00Z') })).toBe(
      'claims-booking',
    );
  });

  test('and after a cancellation it may be said that there is none any more', () => {
    expect(problemOf("I've cancelled your call.", { hasCanceledBooking: true })).toBeNull();
    expect(problemOf("I've cancelled your call.")).toBe('claims-booking');
  });
});

describe('one question at a time', () => {
  test('two are one too many, whatever joins them', () => {
    const two = [
      'What is your goal? How many days can you train?',
      '¿Cuál es tu objetivo? ¿Qué has probado antes?',
      'What have you tried? And when?',
      'What have you tried? And how many days can you train?',
      'What is your goal and how many days can you train?',
      'Do you train at home, and what have you tried?',
      '¿Cuál es tu objetivo y cuántos días entrenas?',
      '¿Qué te frena? ¿Y qué has probado?',
      'Was ist dein Ziel und wie oft trainierst du?',
      'Quel est ton objectif ? Et combien de jours ?',
      'Qual è il tuo obiettivo e quanti giorni ti alleni?',
      'Wat is je doel en hoe vaak train je?',
      'Or what is your goal? Maybe how many days do you train?',
    ];
    expect(two.filter((text) => problemOf(text) !== 'several-questions')).toEqual([]);
  });

  test.each([
    'Tuesday at 5? Or rather Wednesday?',
    'Got it, makes sense. What have you tried so far?',
    'Ok? What is your goal?',
    '¿Martes a las 5? ¿O mejor el jueves?',
    'Got it, and what have you tried so far?',
    'Do you train at home or at the gym?',
    'You want to get strong and lean, what have you tried?',
    'Que bom! Você treina em casa ou na academia?',
    'Is Tuesday at 10 or Thursday at 3 easier for you?',
    'Você mora em São Paulo? Né?',
  ])('a choice is one: %s', (text) => {
    expect(problemOf(text)).toBeNull();
  });
});

describe('what is recorded is not asked again', () => {
  const facts = [
    { name: 'goal', value: 'lose 5 kg' },
    { name: 'training_days', value: '3' },
    { name: 'email', value: 'ana@gmail.com' },
    { name: 'shoe size', value: '42' },
  ];

  test.each([
    'Nice! What is your goal?',
    "What's your main goal?",
    '¿Cuál es tu objetivo?',
    'How many days a week can you train?',
    '¿Cuántos días a la semana puedes entrenar?',
    'What is your best email?',
    'And what shoe size do you wear?',
  ])('%s', (text) => {
    expect(problemOf(text, { facts })).toBe('asks-known');
  });

  test.each([
    'So your goal is to lose 5 kg, right?',
    'Is your e-mail ana@gmail.com?',
    'What stopped you last time?',
    'With 3 days we can reach your goal. When do you want to start?',
  ])('but this is fine: %s', (text) => {
    expect(problemOf(text, { facts })).toBeNull();
  });
});

test('an address may be sent again', () => {
  const earlierReplies = ['Here you go:\nhttps://calendly.com/dan/call'];
  expect(problemOf('Sure, once more:\nhttps://calendly.com/dan/call', { earlierReplies })).toBeNull();
});

test('with no price in the instructions no price may be named', () => {
  expect(problemOf('It is $97', { offerText: '' })).toBe('unknown-price');
});

test('without an allowed link every link is foreign', () => {
  expect(problemOf('https://calendly.com/dan/call', { allowedLinks: [] })).toBe('foreign-link');
});

describe('the same sentence is not said twice', () => {
  const earlierReplies = ['Hey Ana! What is your goal?', 'Love it!', '🔥'];
  test.each([
    ['word for word', 'What is your goal?'],
    ['inside a longer answer', 'No worries at all. What is your goal? Take your time.'],
    ['in other letters', 'what is your GOAL??'],
    ['as the whole answer, however short', 'Love it!'],
    ['as an emoji', '🔥'],
  ])('%s', (_name, text) => {
    expect(problemOf(text, { earlierReplies })).toBe('repeated');
  });

  test.each(['Love it! How many days can you train?', 'What is your biggest obstacle?', '💪', 'Hey Ana!'])(
    'but %s is new',
    (text) => {
      expect(problemOf(text, { earlierReplies })).toBeNull();
    },
  );
});
