import {
  ago,
  answers,
  answersTrigger,
  coachWrites,
  conversation,
  person,
  speaks,
  writes,
} from '../conversation-writing.ts';
import type { DemoConversation } from '../demo-story.ts';

/** Chats in which Dana took over, or turned the agent off by hand (a client's). */
export const coachConversations: DemoConversation[] = [
  conversation({
    contact: person('1566029384751920', 'zoe.climbs', 'Zoë Nakamura'),
    beganMinutesAgo: 200,
    stage: 'engaged',
    engagedKeyword: '💪',
    offReason: 'takeover',
    takenOverVia: 'app',
    facts: { goal: 'finger strength and a stronger core for climbing', training_days: '2' },
    unread: 2,
    notes: ['Climbs at Crux South, could bring her whole group.'],
    lines: [
      writes('0s', 'your deadlift video 💪'),
      answersTrigger('7s', '💪', 'Thank you Zoë! Are you lifting too, or thinking about it?'),
      writes('4m', 'climbing mostly. want a stronger core and fingers. 2 days max'),
      answers('8s', 'Two days next to climbing is smart. What grade are you dreaming of?'),
      writes('9m', '5.12! been stuck on 11c since forever', { silentBecause: 'taken-over' }),
      coachWrites(
        '5s',
        'Zoë!! Dana here, just saw this between sets. 11c to 12 is my favourite gap, which wall do you climb at?',
      ),
      writes('2m', 'no way hi!! crux in south austin', { silentBecause: 'taken-over' }),
      coachWrites('3m', "That's ten minutes from me. Come say hi on Saturday and we talk it through.", {
        reaction: '❤️',
      }),
      speaks('1m', { silentBecause: 'taken-over' }),
      writes('20s', 'deal 😍', { silentBecause: 'taken-over' }),
    ],
  }),
  conversation({
    contact: person('1439203847561928', 'greg_hartley_cpa', 'Greg Hartley'),
    beganMinutesAgo: ago(1, '11:20'),
    stage: 'qualified',
    engagedKeyword: 'COACHING',
    offReason: 'takeover',
    takenOverVia: 'inbox',
    notes: ['Group offer for 8: ask what other coaches charge.', 'Sends invoices to his office, not to him.'],
    facts: {
      goal: 'lose 30 pounds by next tax season',
      experience: 'personal trainer in 2019',
      budget: 'company wellness money',
    },
    lines: [
      writes('0s', "Hello, I'd like to ask about coaching for myself and possibly my office"),
      answersTrigger('9s', 'COACHING', 'Hi Greg, happy to hear it! First you: what would you like to change?'),
      writes('12m', '30 lb down before next tax season. Had a trainer in 2019, worked until I stopped going'),
      answers('9s', 'Very human. What made you stop back then?'),
      writes('6m', 'Busy season, every year. We also have wellness money for 8 people, is there a group rate', {
        silentBecause: 'taken-over',
      }),
      coachWrites(
        '3s',
        "Greg, Dana here in person. An office of eight is something I'd like to think about properly, can I send you an idea tomorrow?",
      ),
      writes('18m', 'Please do. No rush.', { silentBecause: 'taken-over' }),
      coachWrites('20m', 'Wonderful, you hear from me tomorrow before noon.', { failure: 'contact-unavailable' }),
    ],
  }),
  conversation({
    contact: person('1311029384756102', 'elena_rz', 'Elena Ruiz'),
    beganMinutesAgo: ago(12, '19:33'),
    stage: 'new',
    offReason: 'coach-toggle',
    lines: [
      writes('0s', 'week 9 check in: 3/3 sessions, hip thrust PR!! 🎉', { silentBecause: 'chat-disabled' }),
      writes('8s', 'also slept 7h three nights in a row, who am i', { silentBecause: 'chat-disabled' }),
      writes('1h', 'sending u the video, dont look at my face 😂', { silentBecause: 'chat-disabled' }),
      writes('5d', 'told my friend simone about your coaching btw, she will write you', {
        silentBecause: 'chat-disabled',
      }),
    ],
  }),
];
