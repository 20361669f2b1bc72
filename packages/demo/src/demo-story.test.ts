import { describe, expect, test } from 'vitest';
import { demoStory } from './index.ts';
import type { DemoConversation, DemoMessage } from './index.ts';

const { agent, conversations, freshLeads } = demoStory;
const chats = conversations.map((chat) => [chat.contact.username, chat] as const);
const agentMessages = conversations.flatMap((chat) => chat.messages.filter((message) => message.from === 'agent'));
const contacts = [...conversations.map((chat) => chat.contact), ...freshLeads];
const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Whether a text contains a keyword as whole words, without case and accents, as the product matches keywords. */
function contains(text: string, keyword: string): boolean {
  const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain(keyword)}(?![\\p{L}\\p{N}])`, 'u').test(plain(text));
}

function textsOfContact(chat: DemoConversation): string[] {
  return chat.messages.filter((message) => message.from === 'contact').map((message) => message.text);
}

function answersAfter(chat: DemoConversation, isTurningPoint: (message: DemoMessage) => boolean): number[] {
  const turningPoint = chat.messages.findIndex(isTurningPoint);
  if (turningPoint < 0) return [];
  const later = chat.messages.slice(turningPoint + 1);
  return later.flatMap((message, index) => (message.from === 'agent' ? [index] : []));
}

test('every price of the instructions stands in an offer', () => {
  const prices = agent.prompt.match(/\$\d+/g)!;
  const told = demoStory.offers.map(({ price, terms }) => `$${(price?.amount ?? 0) / 100} ${terms}`).join(' ');
  expect(prices.filter((price) => !told.includes(price))).toEqual([]);
});

describe('the story as a whole', () => {
  test('no message, contact or username is there twice', () => {
    const messageIds = conversations.flatMap((chat) => chat.messages.map((message) => message.id));
    expect(new Set(messageIds).size).toBe(messageIds.length);
    expect(new Set(contacts.map((contact) => contact.id)).size).toBe(contacts.length);
    expect(new Set(contacts.map((contact) => contact.username)).size).toBe(contacts.length);
  });

  test('ids look like the platform’s', () => {
    for (const contact of contacts) expect(contact.id).toMatch(/^[1-9]\d{15,16}$/);
  });

  test('it spans a few weeks, and at least six chats are inside the 24-hour window', () => {
    const age = (chat: DemoConversation) => chat.messages[0]?.minutesAgo ?? 0;
    expect(Math.max(...conversations.map(age))).toBeGreaterThan(20 * 24 * 60);
    const open = conversations.filter((chat) =>
      chat.messages.some((message) => message.from === 'contact' && message.minutesAgo < 24 * 60),
    );
    expect(open.length).toBeGreaterThanOrEqual(6);
  });

  test('the page of chats shows every stage, and names of every shape', () => {
    const stages = new Set(conversations.map((chat) => chat.stage));
    expect([...stages].toSorted()).toEqual(['booked', 'engaged', 'lost', 'needs_you', 'new', 'qualified']);
    expect(Math.max(...contacts.map((contact) => contact.username.length))).toBe(80);
    expect(contacts.some((contact) => /\p{Script=Arabic}/u.test(contact.name))).toBe(true);
    expect(contacts.some((contact) => /\p{Extended_Pictographic}/u.test(contact.name))).toBe(true);
  });

  test('every message fits the platform’s limit', () => {
    // Instagram: 1,000 bytes of UTF-8 a message.
    for (const { text } of conversations.flatMap((chat) => chat.messages))
      expect(bytes(text), text).toBeLessThanOrEqual(1000);
  });
});

describe('the agent’s voice', () => {
  test('it asks one question at a time', () => {
    for (const { text } of agentMessages) expect(text.split('?').length - 1, text).toBeLessThanOrEqual(1);
  });

  test('it says no price that is not in its instructions', () => {
    for (const { text } of agentMessages) {
      for (const price of text.match(/[$€£]\s?\d+/g) ?? []) expect(agent.prompt).toContain(`${price} `);
    }
  });

  test('it never says the same thing twice', () => {
    const spoken = agentMessages.map((message) => message.text);
    expect(new Set(spoken).size).toBe(spoken.length);
  });
});

describe.each(chats)('the chat with %s', (_username, chat) => {
  test('goes forward in time and ends before now', () => {
    const times = chat.messages.map((message) => message.minutesAgo);
    expect(times).toEqual(times.toSorted((earlier, later) => later - earlier));
    expect(new Set(times).size).toBe(times.length);
    expect(times.at(-1)).toBeGreaterThan(0);
  });

  test('gives a reason for each agent message, and its keyword where one decided', () => {
    for (const message of chat.messages) {
      expect(message.because !== undefined).toBe(message.from === 'agent');
      const byKeyword = message.because === 'trigger-keyword' || message.because === 're-engagement-keyword';
      expect(message.keyword !== undefined, message.text).toBe(byKeyword);
    }
  });

  test('was engaged by a keyword that the contact wrote, or not at all', () => {
    if (chat.engagedKeyword === null) {
      expect(chat.messages.some((message) => message.from === 'agent')).toBe(false);
    } else {
      expect(agent.keywords).toContain(chat.engagedKeyword);
      expect(textsOfContact(chat).some((text) => contains(text, chat.engagedKeyword ?? ''))).toBe(true);
    }
    for (const message of chat.messages) {
      if (message.silentBecause !== 'no-keyword') continue;
      for (const keyword of agent.keywords) expect(contains(message.text, keyword), message.text).toBe(false);
    }
  });

  test('brings the agent back after seven quiet days only by a re-engagement keyword', () => {
    chat.messages.forEach((message, index) => {
      const quietMinutes = (chat.messages[index - 1] ?? message).minutesAgo - message.minutesAgo;
      const answer = chat.messages.slice(index).find((later) => later.from === 'agent');
      if (quietMinutes <= 7 * 24 * 60 || answer === undefined) return;
      expect(answer.because).toBe('re-engagement-keyword');
      expect(contains(message.text, answer.keyword ?? '')).toBe(true);
      expect(agent.rekeywords).toContain(answer.keyword);
    });
  });

  test('leaves no message of the contact without an answer or a reason for the silence', () => {
    chat.messages.forEach((message, index) => {
      if (message.from !== 'contact' || message.handOver !== undefined) return;
      const next = chat.messages.slice(index + 1).find((later) => later.from !== 'contact');
      expect(message.silentBecause !== undefined || next?.from === 'agent', message.text).toBe(true);
    });
  });

  test('hears no agent after the coach wrote', () => {
    expect(answersAfter(chat, (message) => message.from === 'coach')).toEqual([]);
    const isCoachThere = chat.messages.some((message) => message.from === 'coach');
    expect(chat.offReason === 'takeover').toBe(isCoachThere);
    expect(chat.takenOverVia !== null).toBe(isCoachThere);
  });

  test('hears one closing line after a hand-over, then no agent', () => {
    expect([[], [0]]).toContainEqual(answersAfter(chat, (message) => message.handOver !== undefined));
    if (chat.offReason === 'hand-over') expect(chat.stage).toBe('needs_you');
  });

  test('hears one confirmation after an opt-out, then no agent', () => {
    const asked = chat.messages.some((message) => message.optOut);
    expect(answersAfter(chat, (message) => message.optOut === true)).toEqual(asked ? [0] : []);
    expect(chat.optedOut).toBe(asked);
  });
});

test('a call that counts as booked was confirmed by the coach in person', () => {
  const booked = conversations.filter((chat) => chat.stage === 'booked');
  expect(booked.length).toBeGreaterThanOrEqual(4);
  for (const chat of booked) expect(chat.messages.some((message) => message.from === 'coach')).toBe(true);
});

test('a chat with an eating-disorder red flag hears no price and no offer of a call', () => {
  const redFlags = conversations.filter((chat) => chat.messages.some((message) => message.handOver === 'red-flag'));
  expect(redFlags).toHaveLength(1);
  for (const { text } of redFlags.flatMap((chat) => chat.messages.filter((message) => message.from === 'agent'))) {
    expect(text).not.toMatch(/\$|free|video call|\bkg\b/);
  }
});

describe('calls', () => {
  const { calls } = demoStory;

  test('every chat that led to a call has one, and no other chat', () => {
    const booked = conversations.filter((chat) => chat.stage === 'booked').map((chat) => chat.contact.id);
    expect(calls.flatMap(({ contactId }) => contactId ?? []).toSorted()).toEqual(booked.toSorted());
  });

  test('are in the coach’s hours, under made-up addresses', () => {
    for (const { weekday, time, guest } of calls) {
      expect([1, 2, 3, 4, 5]).toContain(weekday);
      expect(time >= '09:00' && time <= '16:00').toBe(true);
      expect(guest.email).toMatch(/\.example$/);
    }
  });
});
