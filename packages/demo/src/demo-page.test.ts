import { expect, test } from 'vitest';
import { demoPage, demoStory, secondAccount } from './index.ts';

const onPage = [...demoPage.conversations.map((chat) => chat.contact), ...demoPage.freshLeads];

test('nobody who writes to the page or the second account is there twice, or in the story', () => {
  const ids = [
    ...onPage,
    ...secondAccount.freshLeads,
    ...demoStory.freshLeads,
    ...demoStory.conversations.map((chat) => chat.contact),
  ].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids look like the platforms’', () => {
  expect(demoPage.id).toMatch(/^[1-9]\d{14}$/);
  expect(secondAccount.id).toMatch(/^17841\d{12}$/);
  expect(secondAccount.id).not.toBe(demoStory.account.id);
  expect(secondAccount.appScopedId).not.toBe(demoStory.account.appScopedId);
  for (const { id } of [...onPage, ...secondAccount.freshLeads]) expect(id).toMatch(/^[1-9]\d{15,16}$/);
});

test.each(demoPage.conversations.map((chat) => [chat.contact.firstName, chat] as const))(
  'the chat with %s goes forward in time, ends before now and was begun by the contact',
  (_name, { messages }) => {
    const times = messages.map((message) => message.minutesAgo);
    expect(times).toEqual(times.toSorted((earlier, later) => later - earlier));
    expect(times.at(-1)).toBeGreaterThan(0);
    expect(messages[0]?.from).toBe('contact');
    // Messenger: 2,000 characters a message.
    for (const { text } of messages) expect(text.length).toBeLessThanOrEqual(2000);
  },
);

test('one chat of the page waits for its first answer inside the 24-hour window', () => {
  const waiting = demoPage.conversations.filter(({ messages }) => messages.every(({ from }) => from === 'contact'));
  expect(waiting.some(({ messages }) => messages.at(-1)!.minutesAgo < 24 * 60)).toBe(true);
});
