import type { DemoCall } from '../calls.ts';
import { ago, answers, answersTrigger, coachWrites, conversation, person, writes } from '../conversation-writing.ts';
import type { DemoContact, DemoConversation } from '../demo-story.ts';
import { type SeededChance, seededChance } from './seeded-chance.ts';
import { agentLines, coachLines, firstNames, goals, lastNames, leadLines, obstacles, starts } from './year-words.ts';

/** The history before the story, with the same words at every start. */
export type DemoHistory = { instagram: DemoConversation[]; messenger: DemoConversation[]; calls: DemoCall[] };

type Lead = { contact: DemoContact; keyword: string; beganMinutesAgo: number; chance: SeededChance };
type Outcome = 'booked' | 'qualified' | 'declined' | 'in-person' | 'quiet';

/** Periods of four weeks: how many wrote, how many of ten booked, and the keyword of most posts. Newest first. */
const stretches = [
  { leads: 33, bookedOfTen: 2.4, keyword: 'SHRED' },
  { leads: 23, bookedOfTen: 1.7, keyword: 'START' },
  { leads: 39, bookedOfTen: 2.8, keyword: 'SHRED' },
  { leads: 28, bookedOfTen: 1.9, keyword: 'COACHING' },
  { leads: 16, bookedOfTen: 1.2, keyword: 'info' },
  { leads: 35, bookedOfTen: 2.2, keyword: 'método' },
  { leads: 26, bookedOfTen: 2.6, keyword: 'SHRED' },
  { leads: 20, bookedOfTen: 1.4, keyword: 'START' },
  { leads: 31, bookedOfTen: 2.0, keyword: '💪' },
  { leads: 44, bookedOfTen: 2.9, keyword: 'SHRED' },
  { leads: 13, bookedOfTen: 0.9, keyword: 'info' },
  { leads: 9, bookedOfTen: 1.1, keyword: 'COACHING' },
];
const keywords = ['SHRED', 'START', 'COACHING', 'info', 'método', '💪'];
const stretchDays = 28;
/** About the day on which the story itself begins. */
const firstDay = 26;
/** How many periods the page has: it came later than Instagram. */
const stretchesWithPage = 8;
const dayMinutes = 24 * 60;
const zones = ['America/Chicago', 'America/New_York', 'America/Los_Angeles', 'America/Denver'];
const callHours = 8;
const weekdays = 5;

/** Returns a year of leads in months that differ, before the weeks of the story. */
export function yearOfHistory(): DemoHistory {
  const chance = seededChance(20_261_121);
  const history: DemoHistory = { instagram: [], messenger: [], calls: [] };
  let people = 0;
  for (const [nth, stretch] of stretches.entries()) {
    for (let lead = 0; lead < stretch.leads; lead += 1) {
      const isOnPage = nth < stretchesWithPage && chance.next() < 0.22;
      const contact = somebody(people, isOnPage, chance);
      people += 1;
      const day = firstDay + nth * stretchDays + Math.floor((lead * stretchDays) / stretch.leads);
      const keyword = chance.next() < 0.55 ? stretch.keyword : chance.pick(keywords);
      const details = { contact, keyword, beganMinutesAgo: beganOn(day, chance), chance };
      const outcome = outcomeOf(chance, stretch.bookedOfTen);
      const chat = writeConversation(details, outcome);
      history[isOnPage ? 'messenger' : 'instagram'].push(chat);
      if (outcome === 'booked') history.calls.push(callOf(chat, history.calls.length, chance));
    }
  }
  return history;
}

/** Returns when a chat began: people write before work, at noon and most of all in the evening. */
function beganOn(day: number, chance: SeededChance): number {
  const [hour, minute] = [chance.pick([7, 8, 12, 12, 13, 16, 17, 18, 19, 19, 20, 20, 20, 21]), chance.between(0, 59)];
  return ago(day, `${hour}:${minute}`);
}

function outcomeOf(chance: SeededChance, bookedOfTen: number): Outcome {
  const drawn = chance.next() * 10;
  if (drawn < bookedOfTen) return 'booked';
  if (drawn < bookedOfTen + 2.2) return 'qualified';
  if (drawn < bookedOfTen + 3.8) return 'declined';
  return drawn < bookedOfTen + 4.3 ? 'in-person' : 'quiet';
}

function somebody(nth: number, isOnPage: boolean, chance: SeededChance): DemoContact {
  const [first, last] = [chance.pick(firstNames), chance.pick(lastNames)];
  // Beyond all ids of the story.
  const id = `${isOnPage ? 7999 : 1999}${String(nth + 1).padStart(12, '0')}`;
  return person(id, `${first}.${last}.${nth + 1}`.toLowerCase(), `${first} ${last}`);
}

function writeConversation({ contact, keyword, beganMinutesAgo, chance }: Lead, outcome: Outcome): DemoConversation {
  const { pick } = chance;
  const [goal, obstacle, start] = [pick(goals), pick(obstacles), pick(starts)];
  const opening = [
    writes('0s', chance.next() < 0.5 ? keyword : `${keyword}!`),
    answersTrigger('9s', keyword, pick(agentLines.welcome)),
  ];
  const talk = [
    writes('3m', goal),
    answers('12s', pick(agentLines.obstacle)),
    writes('7m', obstacle),
    answers('15s', pick(agentLines.timeline)),
    writes('4m', start),
  ];
  const details = { contact, beganMinutesAgo, engagedKeyword: keyword };
  const facts = { goal, obstacle, timeline: start };
  switch (outcome) {
    case 'booked': {
      const email = addressOf(contact);
      const lines = [...opening, ...talk, answers('11s', pick(agentLines.offer)), writes('12m', `any day. ${email}`)];
      return conversation({
        ...details,
        stage: 'booked',
        facts: { ...facts, email },
        lines: [...lines, answers('14s', pick(agentLines.booked))],
      });
    }
    case 'qualified':
      return conversation({
        ...details,
        stage: 'qualified',
        facts,
        lines: [...opening, ...talk, answers('11s', pick(agentLines.offer))],
      });
    case 'declined':
      return conversation({
        ...details,
        stage: 'lost',
        facts: { goal },
        lines: [
          ...opening,
          ...talk.slice(0, 2),
          writes('20m', pick(leadLines.asksPrice)),
          answers('10s', pick(agentLines.price)),
          writes('2h', pick(leadLines.declines)),
          answers('13s', pick(agentLines.later)),
        ],
      });
    case 'in-person':
      return conversation({
        ...details,
        stage: 'engaged',
        offReason: 'takeover',
        takenOverVia: 'app',
        lines: [
          ...opening,
          writes('5m', pick(leadLines.asksForDana), { handOver: 'asked-for-human' }),
          answers('8s', pick(agentLines.handOver)),
          coachWrites('3h', pick(coachLines)),
        ],
      });
    case 'quiet':
      return conversation({
        ...details,
        stage: 'engaged',
        lines: opening.concat(talk.slice(0, chance.next() < 0.5 ? 0 : 2)),
      });
  }
}

/** Returns the call of a chat. Neighbors in time never get the same hour of the same weekday. */
function callOf({ contact, messages }: DemoConversation, nth: number, chance: SeededChance): DemoCall {
  return {
    contactId: contact.id,
    guest: { name: contact.name, email: addressOf(contact), timeZone: chance.pick(zones) },
    bookedDaysAgo: messages.at(-1)!.minutesAgo / dayMinutes,
    weekday: 1 + (nth % weekdays),
    time: `${String(9 + (nth % callHours)).padStart(2, '0')}:00`,
    notes: null,
    outcome: chance.next() < 0.78 ? 'shown' : 'no-show',
  };
}

function addressOf({ username }: DemoContact): string {
  return `${username}@mail.example`;
}
