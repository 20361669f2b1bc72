import { ago, answers, answersTrigger, coachWrites, conversation, person, writes } from '../conversation-writing.ts';
import type { DemoConversation } from '../demo-story.ts';

/** Chats that need a person: the agent writes one kind line and hands them over to Dana. */
export const handedOverConversations: DemoConversation[] = [
  conversation({
    contact: person('1533920184756203', 'newmama.jess', 'Jessica Tran'),
    beganMinutesAgo: 265,
    stage: 'needs_you',
    engagedKeyword: 'START',
    offReason: 'hand-over',
    facts: { goal: 'feel strong again after her second baby' },
    unread: 1,
    lines: [
      writes('0s', 'hiii want to START getting strong again, baby no 2 is here 👶'),
      answersTrigger(
        '8s',
        'START',
        'Jess, congratulations to all four of you! What would feeling strong look like for you?',
      ),
      writes('7m', 'carrying both of them upstairs lol. can i do ur program 5 weeks after c section?'),
      writes('9s', 'also still on blood thinners', { handOver: 'medical' }),
      answers(
        '9s',
        "Thank you for telling me. That's one for your doctor first, it can't be judged in a chat. Dana reads this herself and will write to you here.",
      ),
      writes('3m', 'ok makes sense, thank u 💕', { silentBecause: 'handed-over' }),
    ],
  }),
  conversation({
    contact: person('1644029381746520', 'rubenm.padel', 'Rubén Maldonado'),
    beganMinutesAgo: ago(9, '20:05'),
    stage: 'engaged',
    engagedKeyword: 'método',
    offReason: 'takeover',
    takenOverVia: 'inbox',
    facts: { goal: 'más fuerza en las piernas para el pádel' },
    lines: [
      writes('0s', 'MÉTODO'),
      answersTrigger('7s', 'método', '¡Hola, Rubén! Cuéntame, ¿qué te gustaría mejorar?'),
      writes('5m', 'fuerza de piernas para el padel'),
      answers('8s', '¡Qué divertido el pádel! ¿Entrenas fuerza ahora mismo?'),
      writes('2m', 'algo, pero me truena la rodilla y duele al hacer sentadilla, que será??', { handOver: 'medical' }),
      answers(
        '9s',
        'Gracias por contármelo. Una rodilla que duele tiene que verla un médico o fisio, por chat no te puedo decir qué es. Dana te escribe por aquí en cuanto lo lea.',
      ),
      coachWrites(
        '13h',
        'Rubén, soy Dana. ¿Ya te la vio alguien? Mándame lo que te digan y vemos si tiene sentido arrancar.',
      ),
      writes('4h', 'tengo cita el viernes, te cuento 👌', { silentBecause: 'taken-over' }),
    ],
  }),
  conversation({
    contact: person('1710293847561820', 'xo.lilyyy.10', 'lily 🦋'),
    beganMinutesAgo: ago(2, '16:40'),
    stage: 'needs_you',
    engagedKeyword: 'SHRED',
    offReason: 'hand-over',
    lines: [
      writes('0s', 'hii SHRED'),
      writes('3s', 'i wanna get abs'),
      answersTrigger('8s', 'SHRED', 'Hi Lily, nice to meet you! What got you thinking about it?'),
      writes('1m', 'everyone on the volleyball team has them. im in 9th grade so before summer', { handOver: 'minor' }),
      answers(
        '9s',
        "Volleyball is such a great sport! I only coach adults, so please ask a parent or guardian to write to me, then Dana answers them herself. You're doing fine just as you are 💛",
      ),
      writes('2m', 'oh ok', { silentBecause: 'handed-over' }),
    ],
  }),
  conversation({
    contact: person('1480293847561039', 'quiet.orbit', 'Elise'),
    beganMinutesAgo: ago(1, '23:14'),
    stage: 'needs_you',
    engagedKeyword: 'info',
    offReason: 'hand-over',
    lines: [
      writes('0s', 'info? need to drop 25 lbs in 3 wks'),
      answersTrigger(
        '8s',
        'info',
        "Hi Elise, I'm glad you wrote. That sounds like a lot of pressure. What is happening in three weeks?",
      ),
      writes('4m', 'nothing just cant look at myself'),
      writes('6s', 'i only eat 500 cals and still fat. if i eat more i throw up', { handOver: 'red-flag' }),
      answers(
        '10s',
        "Elise, thank you for trusting me with that. It sounds really heavy, and you don't have to carry it alone. Please tell a doctor or someone you trust today, and if you feel in danger call your local emergency number. This is more important than any plan. Dana will read this herself and write to you here.",
      ),
      writes('11m', 'ok. thanks for not being weird about it', { silentBecause: 'handed-over' }),
    ],
  }),
  conversation({
    contact: person('1355029384716502', 'walt.golfs', 'Walter Haines'),
    beganMinutesAgo: ago(10, '10:26'),
    stage: 'needs_you',
    engagedKeyword: 'COACHING',
    offReason: 'hand-over',
    facts: { goal: 'stay fit for golf at 67' },
    lines: [
      writes('0s', 'Good morning. Interested in coaching. I am 67.'),
      answersTrigger(
        '9s',
        'COACHING',
        'Good morning Walter, wonderful! What would you like to stay or get strong for?',
      ),
      writes('16m', 'Golf mainly. But I would rather speak with Dana herself please.', { handOver: 'asked-for-human' }),
      answers('8s', 'Of course, Walter. I am passing this on right now and Dana will write to you here herself.'),
      writes('1m', 'Thank you.', { silentBecause: 'handed-over' }),
    ],
  }),
  conversation({
    contact: person('1599203847561027', 'brit_brit_b', 'Brittany Boone'),
    beganMinutesAgo: ago(8, '18:50'),
    stage: 'needs_you',
    engagedKeyword: 'START',
    offReason: 'hand-over',
    lines: [
      writes('0s', 'i paid for strong START 2 days ago and got NOTHING'),
      writes('5s', 'this is such a scam im so mad', { handOver: 'anger' }),
      answersTrigger(
        '8s',
        'START',
        "Brittany, I'm sorry, that must be so frustrating. I'm taking this to Dana right now; she looks into the payment herself and writes to you here.",
      ),
      writes('50s', 'she better', { silentBecause: 'handed-over' }),
    ],
  }),
];
