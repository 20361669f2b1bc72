import { ago, answers, answersTrigger, conversation, person, writes } from '../conversation-writing.ts';
import type { DemoConversation } from '../demo-story.ts';

/** Chats that went quiet, came to an end or were ended by the contact. */
export const endedConversations: DemoConversation[] = [
  conversation({
    contact: person('1377029384756610', 'jaxon.creates', 'Jaxon Reed'),
    beganMinutesAgo: ago(19, '22:55'),
    stage: 'lost',
    engagedKeyword: 'SHRED',
    facts: { goal: 'get lean for a music video' },
    lines: [
      writes('0s', 'shred'),
      answersTrigger('7s', 'SHRED', 'Hey Jaxon, thanks for writing! What are you getting shredded for?'),
      writes('3m', 'music video in spring. what does it cost'),
      answers(
        '8s',
        'A video, very cool! 12 weeks of 1:1 coaching are $249 a month, or $690 at once. What does your training look like right now?',
      ),
    ],
  }),
  conversation({
    contact: person('1628102938475610', 'paty.contadora', 'Patricia Olvera'),
    beganMinutesAgo: ago(8, '13:45'),
    stage: 'engaged',
    engagedKeyword: 'info',
    facts: { goal: 'bajar de peso sin pasar hambre', obstacle: 'trabaja hasta tarde' },
    lines: [
      writes('0s', 'Info por favor'),
      answersTrigger('8s', 'info', '¡Hola, Paty! Claro que sí. ¿Qué te gustaría lograr primero?'),
      writes('18m', 'bajar de peso pero sin pasar hambre. salgo tarde del trabajo'),
      answers('9s', 'Sin hambre, esa es la idea. ¿Cuántos días a la semana podrías entrenar, siendo realista?'),
    ],
  }),
  conversation({
    contact: person('1464029384751029', 'ash.and.the.dogs', 'Ashley Park'),
    beganMinutesAgo: ago(14, '17:08'),
    stage: 'lost',
    engagedKeyword: 'info',
    offReason: 'finished',
    facts: { goal: 'general fitness' },
    lines: [
      writes('0s', 'info pls'),
      answersTrigger(
        '8s',
        'info',
        'Hi Ashley! I coach busy people, about three hours a week, at home or in a gym. What would you like to work on?',
      ),
      writes('2m', 'just general fitness, got 3 dogs so i walk a lot'),
      answers('8s', 'Three dogs is a training plan of its own 😄 What would you add to it?'),
      writes('11m', 'hmm actually nah im good thx'),
      answers('8s', 'Totally fair, Ashley. Give the dogs a scratch from me!'),
      writes('1m', 'lol will do', { silentBecause: 'finished' }),
    ],
  }),
  conversation({
    contact: person('1502938475610384', 'student.sam.k', 'Sam Kowalczyk'),
    beganMinutesAgo: ago(18, '15:30'),
    stage: 'lost',
    engagedKeyword: 'COACHING',
    offReason: 'finished',
    facts: { goal: 'gain muscle', experience: 'none', timeline: 'after graduation', budget: 'none until graduation' },
    lines: [
      writes('0s', 'hey how does coaching w you work'),
      answersTrigger(
        '8s',
        'COACHING',
        'Hey Sam! You get a plan that fits your week and I check in by video. What is it you want to get to?',
      ),
      writes('5m', 'gain muscle, never lifted. im 22 and broke until i graduate in june 💀'),
      answers(
        '9s',
        'Been there! The smallest thing I have is Strong Start, 4 weeks for $97 once. Is that something for now, or rather for after June?',
      ),
      writes('7m', 'after june for sure'),
      answers(
        '8s',
        'Good plan, degree first. Write RESTART when you are ready and we pick it up here. Good luck with the finals!',
      ),
      writes('2m', 'tysm 🙏', { silentBecause: 'finished' }),
    ],
  }),
  conversation({
    contact: person('1590293847562018', 'donny.trucks', 'Don Whitaker'),
    beganMinutesAgo: ago(12, '08:11'),
    stage: 'lost',
    engagedKeyword: 'START',
    optedOut: true,
    facts: { goal: 'less weight for his trucking medical' },
    lines: [
      writes('0s', 'start'),
      answersTrigger('7s', 'START', 'Morning Don, good to have you here! What brings you to me?'),
      writes('21m', 'dot physical coming up gotta weigh less'),
      answers('8s', 'Understood. How many hours a week could you give it when you are on the road?'),
      writes('5h', 'STOP', { optOut: true }),
      answers('6s', "Done, Don, I won't write again. Safe travels."),
    ],
  }),
  conversation({
    contact: person('1683920174655102', 'vero.yoga.cdmx', 'Verónica Salas'),
    beganMinutesAgo: ago(5, '20:18'),
    stage: 'lost',
    engagedKeyword: 'método',
    optedOut: true,
    lines: [
      writes('0s', 'qué es eso del método?'),
      answersTrigger(
        '8s',
        'método',
        '¡Hola, Vero! Es fuerza para gente ocupada: tres sesiones cortas a la semana y hábitos sin contar calorías. ¿Qué te llamó la atención?',
      ),
      writes('3m', 'nada, solo curiosidad'),
      answers('8s', '¡Me encantan las curiosas! Si un día te da por probar, aquí ando.'),
      writes('1m', 'no me escribas más por favor', { optOut: true }),
      answers('7s', 'Claro, Vero, ya no te escribo. Que estés muy bien.'),
      writes('2d', 'ok gracias por respetar', { silentBecause: 'opted-out' }),
    ],
  }),
];
