import { describe, expect, test } from 'vitest';
import { demoStory } from '../index.ts';
import { yearOfHistory } from './year-of-history.ts';

const history = yearOfHistory();
const chats = [...history.instagram, ...history.messenger];
const dayMinutes = 24 * 60;
const monthOf = (minutesAgo: number) => Math.floor(minutesAgo / dayMinutes / 30);

describe('the year before the story', () => {
  test('is the same at every start', () => {
    expect(yearOfHistory()).toEqual(history);
  });

  test('has leads in every month of a year, more in some than in others, on both channels', () => {
    const counts = new Map<number, number>();
    for (const { messages } of chats) {
      const month = monthOf(messages[0]!.minutesAgo);
      counts.set(month, (counts.get(month) ?? 0) + 1);
    }
    const months = Array.from({ length: 11 }, (_, nth) => counts.get(nth + 1) ?? 0);
    expect(Math.min(...months)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...months)).toBeGreaterThan(2 * Math.min(...months));
    expect(history.messenger.length).toBeGreaterThan(30);
    expect(new Set(chats.map(({ stage }) => stage))).toEqual(new Set(['booked', 'qualified', 'lost', 'engaged']));
  });

  test('ends before the story begins its weeks, and within a year', () => {
    const ages = chats.flatMap(({ messages }) => messages.map(({ minutesAgo }) => minutesAgo / dayMinutes));
    expect(Math.min(...ages)).toBeGreaterThan(25);
    expect(Math.max(...ages)).toBeLessThan(365);
  });

  test('leaves nobody waiting, and nobody is there twice or in the story', () => {
    expect(chats.filter(({ messages }) => messages.at(-1)?.from === 'contact')).toEqual([]);
    const people = [...chats, ...demoStory.conversations].map(({ contact }) => contact);
    for (const reported of ['id', 'username'] as const) {
      expect(new Set(people.map((contact) => contact[reported])).size).toBe(people.length);
    }
    for (const { id } of people) expect(id).toMatch(/^[1-9]\d{15,16}$/);
  });

  test('has a call for every chat that booked, and no two that begin in one hour of one week', () => {
    const booked = chats.filter(({ stage }) => stage === 'booked').map(({ contact }) => contact.id);
    expect(new Set(history.calls.map(({ contactId }) => contactId))).toEqual(new Set(booked));
    expect(history.calls).toHaveLength(booked.length);
    expect(history.calls.length).toBeGreaterThan(45);
    const all = [...history.calls, ...demoStory.calls];
    for (const [nth, call] of all.entries()) {
      const near = all.slice(0, nth).filter((other) => Math.abs(other.bookedDaysAgo - call.bookedDaysAgo) < 7);
      expect(near.filter(({ weekday, time }) => weekday === call.weekday && time === call.time)).toEqual([]);
    }
  });
});
