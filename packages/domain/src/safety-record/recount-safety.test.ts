import { describe, expect, test } from 'vitest';
import { recountSafety, type SentHistory, type SentMessage, type VoiceFault } from './recount-safety.ts';

const start = new Date('2026-11-20T12:00:00Z').getTime();
const minute = (count: number) => new Date(start + count * 60_000);
const hour = 60;

let sequence = 0;
function says(author: SentMessage['author'], text: string, at: number, more: Partial<SentMessage> = {}): SentMessage {
  sequence += 1;
  return {
    id: `${author}-${sequence}`,
    author,
    text,
    sequence,
    part: 0,
    sentAt: minute(at),
    at: minute(at),
    wasSent: true,
    imported: false,
    byHand: false,
    mayHideMachine: true,
    ...more,
  };
}

const backOnIt = {
  keywords: [
    { word: 'back on it', match: 'word' as const },
    { word: 'restart', match: 'fuzzy' as const },
  ],
  excludeWords: ['next year'],
};

function faultsOf(messages: SentMessage[], more: Partial<SentHistory> = {}): VoiceFault[] {
  const history = { handBacks: [], triggerKeywords: ['SHRED'], reengagements: [backOnIt], ...more };
  return recountSafety({ ...history, messages }).faults.map(({ fault }) => fault);
}

describe('a second reply before anybody else wrote', () => {
  test('is found', () => {
    expect(faultsOf([says('contact', 'SHRED', 0), says('agent', 'Hi!', 1), says('agent', 'Hi again!', 2)])).toEqual([
      'doubleReplies',
    ]);
  });
  test.each([
    ['the parts of one answer', says('agent', 'and more', 2, { part: 1 })],
    ['a draft that was dropped', says('agent', 'Hi again!', 2, { wasSent: false })],
    ['what the coach had sent again', says('agent', 'Hi again!', 2, { byHand: true })],
  ])('is not %s', (_name, second) => {
    expect(faultsOf([says('contact', 'SHRED', 0), says('agent', 'Hi!', 1), second])).toEqual([]);
  });
  test('is not an answer to a newer message', () => {
    const chat = [says('contact', 'SHRED', 0), says('agent', 'Hi!', 1), says('contact', 'ok', 2)];
    expect(faultsOf([...chat, says('agent', 'Great!', 3)])).toEqual([]);
  });
});

describe('a message that answers a comment', () => {
  const answer = (at: number, more: Partial<SentMessage> = {}) =>
    says('agent', 'You asked for SHRED!', at, { unprompted: true, answersComment: 'c1', ...more });

  test('needs no window, and doubles nothing that was said long before', () => {
    expect(faultsOf([answer(0)])).toEqual([]);
    const long = [says('contact', 'SHRED', 0), says('agent', 'Hi!', 1), answer(20 * 24 * hour)];
    expect(faultsOf(long)).toEqual([]);
  });
  test('is found where the same comment brings a second one', () => {
    expect(faultsOf([answer(0), answer(1)])).toEqual(['doubleReplies']);
    expect(faultsOf([answer(0), answer(1, { answersComment: 'c2' })])).toEqual([]);
  });
  test('is found over a person, and after a stop', () => {
    expect(faultsOf([says('coach', 'me', 0), answer(1)])).toEqual(['repliesOverAPerson']);
    const stopped = [says('contact', 'stop', 0), says('agent', 'I will not write any more.', 1), answer(2)];
    expect(faultsOf(stopped)).toEqual(['afterStop']);
  });
  test('opens no window for what the agent says next', () => {
    expect(faultsOf([answer(0), says('agent', 'Still there?', 1, { unprompted: true })])).toEqual(['outsideWindow']);
  });
});

describe('a reply over a person', () => {
  const overtaken = () => [says('contact', 'SHRED', 0), says('coach', 'I am here', 1), says('contact', 'hi', 2)];

  test('is found, after the inbox and after the app', () => {
    expect(faultsOf([...overtaken(), says('agent', 'Hello!', 3)])).toEqual(['repliesOverAPerson']);
    const app = [says('contact', 'SHRED', 0), says('other-app', 'I am here', 1), says('agent', 'Hello!', 3)];
    expect(faultsOf(app)).toEqual(['repliesOverAPerson']);
  });
  test('is found where it left after the person wrote, although it was written before', () => {
    const answer = says('agent', 'Hello!', 3);
    const chat = [says('contact', 'SHRED', 0), { ...says('coach', 'me', 2), sequence: answer.sequence + 1 }, answer];
    expect(faultsOf(chat)).toEqual(['repliesOverAPerson']);
  });
  test('is none once the coach gave the chat back', () => {
    expect(faultsOf([...overtaken(), says('agent', 'Hello!', 4)], { handBacks: [minute(3)] })).toEqual([]);
  });
  test('is none after the coach’s own words gave it back at that instant', () => {
    const chat = [says('contact', 'hey', 0), says('coach', 'back on it', 1), says('agent', 'Hello!', 2)];
    expect(faultsOf(chat, { handBacks: [minute(1)] })).toEqual([]);
  });
  test('is found when the coach writes again after giving it back', () => {
    const chat = [...overtaken(), says('coach', 'wait', 5), says('agent', 'Hello!', 6)];
    expect(faultsOf(chat, { handBacks: [minute(3)] })).toEqual(['repliesOverAPerson']);
  });
  test('is none after the contact wrote a re-engagement keyword', () => {
    expect(faultsOf([...overtaken(), says('contact', "I'm back on it", 3), says('agent', 'Yes!', 4)])).toEqual([]);
    expect(faultsOf([...overtaken(), says('contact', 'I want to restrat', 3), says('agent', 'Yes!', 4)])).toEqual([]);
    expect(
      faultsOf([...overtaken(), says('contact', 'back on it next year', 3), says('agent', 'Yes!', 4)]),
    ).toHaveLength(1);
  });
  test('is none after what was said before the account was connected', () => {
    const chat = [says('coach', 'years ago', 0, { imported: true }), says('contact', 'SHRED', 1)];
    expect(faultsOf([...chat, says('agent', 'Hello!', 2)])).toEqual([]);
  });
});

describe('a reply outside the window', () => {
  test('is found, counted from the platform’s own time of the contact’s last message', () => {
    const late = says('contact', 'SHRED', 0, { at: minute(23 * hour) });
    expect(faultsOf([late, says('agent', 'Hi!', 24 * hour)])).toEqual([]);
    expect(faultsOf([late, says('agent', 'Hi!', 24 * hour + 1)])).toEqual(['outsideWindow']);
  });
  test('is found after an ad only once its seven days are over', () => {
    const lead = says('contact', 'hello', 0, { fromAd: true });
    expect(faultsOf([lead, says('agent', 'Hi!', 7 * 24 * hour)])).toEqual([]);
    expect(faultsOf([lead, says('agent', 'Hi!', 7 * 24 * hour + 1)])).toEqual(['outsideWindow']);
  });
  test('is found where the contact never wrote', () => {
    expect(faultsOf([says('agent', 'Hi!', 0)])).toEqual(['outsideWindow']);
  });
});

describe('a reply after stop', () => {
  const stopped = () => [
    says('contact', 'SHRED', 0),
    says('agent', 'Hi!', 1),
    says('contact', 'stop', 2),
    says('agent', "Understood, I won't message you again.", 3),
  ];

  test('is none where it is the one confirmation', () => {
    expect(recountSafety({ messages: stopped(), handBacks: [], triggerKeywords: [], reengagements: [] })).toEqual({
      replies: 2,
      stops: 1,
      followUps: 0,
      openings: 0,
      faults: [],
    });
  });
  test('is found beyond the confirmation', () => {
    expect(faultsOf([...stopped(), says('contact', 'really', 4), says('agent', 'But…', 5)])).toEqual(['afterStop']);
  });
  test('is none after the contact wrote a trigger', () => {
    expect(faultsOf([...stopped(), says('contact', 'SHRED', 4), says('agent', 'Welcome back!', 5)])).toEqual([]);
  });
});

describe('an unwelcome follow-up', () => {
  const followUp = { zone: 'UTC', quietHours: { from: '21:00', to: '08:00' } };
  const quiet = () => [says('contact', 'SHRED', 0), says('agent', 'What is your goal?', 1)];
  const sent = (at: number) => says('agent', 'Still there?', at, { unprompted: true, followUp });

  test('is none by day, after silence', () => {
    expect(faultsOf([...quiet(), sent(3 * hour)])).toEqual([]);
  });
  test('is found after an answer', () => {
    expect(faultsOf([...quiet(), says('contact', 'lose 10 kg', 60), sent(3 * hour)])).toEqual(['unwelcomeFollowUps']);
  });
  test('is found after a stop', () => {
    const stopped = [...quiet(), says('contact', 'stop', 60), says('agent', 'Understood.', 61)];
    expect(faultsOf([...stopped, sent(3 * hour)])).toContain('unwelcomeFollowUps');
  });
  test('is found while a call is booked, and not once it was canceled', () => {
    const calls = [{ bookedAt: minute(60), endedAt: minute(4 * hour) }];
    expect(faultsOf([...quiet(), sent(3 * hour)], { calls })).toEqual(['unwelcomeFollowUps']);
    expect(faultsOf([...quiet(), sent(5 * hour)], { calls })).toEqual([]);
  });
  test('is found in the quiet hours of the contact’s own day', () => {
    expect(faultsOf([...quiet(), sent(9 * hour)])).toEqual(['unwelcomeFollowUps']);
    const inZone = { ...sent(9 * hour), followUp: { ...followUp, zone: 'America/New_York' } };
    expect(faultsOf([...quiet(), inZone])).toEqual([]);
  });
});

describe('a message that has to say that a machine writes', () => {
  const opens = (text: string, at: number, more: Partial<SentMessage> = {}) =>
    says('agent', text, at, { mayHideMachine: false, unprompted: true, ...more });
  const told = "I'm Dana's automated assistant. Hi!";
  const counted = (messages: SentMessage[], handBacks: Date[] = []) => {
    const { openings, faults } = recountSafety({ messages, handBacks, triggerKeywords: [], reengagements: [] });
    return [openings, faults.filter(({ fault }) => fault === 'undisclosed').length];
  };
  const hello = () => says('contact', 'hey', 0);

  test('is the first one, and it is found where it does not', () => {
    expect(counted([hello(), opens(told, 1), opens('What is your goal?', 2)])).toEqual([1, 0]);
    expect(counted([hello(), opens('Hi!', 1), opens('What is your goal?', 2)])).toEqual([1, 1]);
    expect(counted([hello(), opens('Hey, you are a machine for asking! Want the plan?', 1)])).toEqual([1, 1]);
  });
  test('is the first one after thirty days', () => {
    const month = 30 * 24 * hour;
    expect(counted([hello(), opens(told, 1), opens('Still there?', month)])).toEqual([1, 0]);
    expect(counted([hello(), opens(told, 1), opens('Still there?', month + 1)])).toEqual([2, 1]);
  });
  test('is the first one after a person handed the chat back', () => {
    const chat = [hello(), opens(told, 1), says('coach', 'me', 2), opens('Hi again!', 4)];
    expect(counted(chat, [minute(3)])).toEqual([2, 1]);
    // What waited in line since before was not written after it.
    expect(counted([hello(), opens(told, 4, { queuedAt: minute(1) })], [minute(3)])).toEqual([1, 0]);
  });
  test('is none that is a further part, that a person had sent, or that need not', () => {
    expect(counted([hello(), opens('more', 1, { part: 1 })])).toEqual([0, 0]);
    expect(counted([hello(), opens('Hi!', 1, { byHand: true })])).toEqual([0, 0]);
    expect(counted([hello(), opens('Hi!', 1, { mayHideMachine: true })])).toEqual([0, 0]);
  });
});
