import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, lead, startSpotter, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';

let spotter: SpotterUnderTest;
let coach: Coach;
beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach();
  // A message that came earlier makes the chat known.
  await tell({ message: { mid: 'first', text: 'hello' } });
});
afterAll(() => spotter.close());

/** A webhook about something of the lead's, taken in and looked at once. */
async function tell(content: object): Promise<void> {
  const event = { sender: { id: lead.id }, recipient: { id: account.id }, timestamp: Date.now(), ...content };
  spotter.instagram.sendRaw({
    object: 'instagram',
    entry: [{ id: account.id, time: Date.now(), messaging: [event] }],
  });
  await spotter.settled();
}

const newest = async () => (await spotter.chat(coach)).history.findLast(({ author }) => author === 'contact')!;

test('what was taken back before it came is not shown, and not answered', async () => {
  await tell({ message: { mid: 'taken-back', is_deleted: true } });
  await tell({ message: { mid: 'taken-back', text: 'SHRED' } });
  expect(await newest()).toMatchObject({ state: 'unsent', text: '' });
  expect(spotter.answers()).toEqual([]);
});

test('what was edited before it came has its new words', async () => {
  await tell({ message_edit: { mid: 'edited', text: 'I want to lose 15 kg', num_edit: 1 } });
  await tell({ message: { mid: 'edited', text: 'I want to lose 51 kg' } });
  const message = await spotter.until('it is edited', async () => {
    const found = await newest();
    return found.state === 'edited' && found;
  });
  expect(message.text).toBe('I want to lose 15 kg');
});

test('a reaction that came before its message stands on it', async () => {
  await tell({ reaction: { mid: 'liked', action: 'react', reaction: 'love', emoji: '❤' } });
  await tell({ message: { mid: 'liked', text: 'thank you' } });
  await spotter.until('the reaction', async () => (await newest()).reactions.length === 1);
});
