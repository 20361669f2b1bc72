import { plainPdf } from './plain-pdf.ts';

/** What the demo coach has written for her agents: answers, a page of her site, and a PDF. */
export type DemoKnowledge = {
  answers: { question: string; answer: string; wordings: string[] }[];
  page: { path: string; title: string; html: string; sections: { heading: string; text: string }[] };
  file: { name: string; content: Uint8Array; sections: { heading: string; text: string }[] };
};

const answers: DemoKnowledge['answers'] = [
  {
    question: 'What equipment do I need?',
    answer: 'Two dumbbells that feel heavy after ten reps, and a chair. A gym works too, but you don’t need one.',
    wordings: ['do i need a gym', 'what weights should i buy', '¿necesito pesas o gimnasio?'],
  },
  {
    question: 'How much time does it take?',
    answer: 'Three workouts of 45 minutes a week. Each has a 20-minute version for the days when life wins.',
    wordings: ['im super busy', 'how many hours a week', '¿cuánto tiempo a la semana?'],
  },
  {
    question: 'Can I pause Busy Strong 12?',
    answer: 'Once, for up to three weeks. Write to me before the week begins and nothing is charged meanwhile.',
    wordings: ['going on vacation', 'put it on hold', '¿puedo pausar?'],
  },
  {
    question: 'Is there a refund?',
    answer: 'Within 14 days of your start you get all of it back, no questions. After that there are no refunds.',
    wordings: [
      'money back guarantee',
      'what if i dont like it',
      'what if it doesn’t work for me',
      '¿me devuelven el dinero?',
    ],
  },
  {
    question: 'Do you write meal plans?',
    answer: 'No. You get three food habits and a protein target; nothing is forbidden and nobody counts calories.',
    wordings: ['do you tell me what to eat', 'diet recipes macros', '¿dan dieta o menú?'],
  },
  {
    question: 'Does it work if I’m vegan?',
    answer: 'Yes. About one in six of my clients eats plant based, and the app has a list of 40 sources of protein.',
    wordings: ['i dont eat meat', 'vegetarian', '¿sirve si soy vegana?'],
  },
  {
    question: 'Which app do you use?',
    answer: 'LiftLog. It is free for clients, and runs on iPhone and Android.',
    wordings: ['does it work on android', '¿qué aplicación usas?'],
  },
  {
    question: 'How do check-ins work?',
    answer: 'You fill in a short form on Sunday, and I answer with a video by Tuesday night.',
    wordings: ['how do you keep me accountable', 'weekly feedback', '¿cómo es el seguimiento?'],
  },
  {
    question: 'Do you coach in Spanish?',
    answer: 'Yes. Check-ins and messages are in English or Spanish, as you like.',
    wordings: ['hablas español', 'my mom doesn’t speak english'],
  },
  {
    question: 'How can I pay?',
    answer: 'By card or PayPal, in US dollars. No cash, no Venmo.',
    wordings: ['do you take venmo', 'payment methods', '¿cómo se paga?'],
  },
  {
    question: 'I live outside the US. Can I join?',
    answer: 'Yes, everything is online. Calls are between 9 am and 5 pm Central Time.',
    wordings: ['im in mexico', 'from spain or canada', '¿puedo entrar desde otro país?'],
  },
  {
    question: 'When can I start?',
    answer: 'Every Monday. Sign up by Friday noon Central Time to start on the next one.',
    wordings: ['start date', 'can i begin next week', '¿cuándo puedo empezar?'],
  },
];

const pageSections = [
  {
    heading: 'Who it’s for',
    text: 'For people with jobs, kids or shifts who want to get strong in three hours a week. It is not for competition prep.',
  },
  {
    heading: 'What a week looks like',
    text: 'Monday, Wednesday and Friday: 45 minutes of strength. The other days: a walk, if you can. Days can be moved.',
  },
  {
    heading: 'What you get',
    text: 'Your plan in the app, three food habits, a weekly check-in with a video reply, and form checks within one business day.',
  },
  {
    heading: 'Who I am',
    text: 'I’m Dana Solano, a NASM certified trainer. I worked nights as a nurse for six years before I coached, since 2017.',
  },
];
const pageTitle = 'Busy Strong 12';

const fileSections = [
  {
    heading: 'Welcome (page 1)',
    text: 'Install LiftLog with the invitation from your email. It expires after five days.\nFilm your squat from the side, with your whole body in the frame.',
  },
  {
    heading: 'How heavy (page 2)',
    text: 'Leave three reps in the tank in weeks 1 and 2, and two from week 3 on.\nRest 90 seconds between sets.',
  },
];

/** The demo coach's knowledge. */
export const demoKnowledge: DemoKnowledge = {
  answers,
  page: {
    path: '/busy-strong',
    title: pageTitle,
    sections: pageSections,
    html: `<!doctype html><html lang="en"><head><title>${pageTitle}</title></head><body><main>${pageSections
      .map(({ heading, text }) => `<h2>${heading}</h2><p>${text}</p>`)
      .join('\n')}</main></body></html>`,
  },
  file: {
    name: 'Welcome guide.pdf',
    sections: fileSections,
    content: plainPdf(fileSections.map(({ heading, text }) => `${heading.replace(/ \(page \d+\)$/, '')}\n${text}`)),
  },
};
