import { drawPicture } from '@spotter/simulators/meta/graph/drawn-picture';
import { samplePictures } from '@spotter/simulators/meta/graph/sample-pictures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, type Coach, lead, startSpotter, type SpotterUnderTest } from '../spotter-under-test.ts';

let spotter: SpotterUnderTest;
let coach: Coach;
beforeEach(async () => {
  spotter = await startSpotter({ readsMedia: true });
  coach = await spotter.addCoach();
  for (const { name, answer } of samplePictures) await spotter.model.see(drawPicture(`sample-${name}.png`), answer);
});
afterEach(() => spotter.close());

// docs/voice-and-pictures.md has the same table in words.
const handedOver = ['plate', 'body', 'wound', 'lab', 'medicine', 'minor'];

test('what no agent may judge goes to the coach with a kind word; everything else is talked about as described', async () => {
  for (const [index, { name, answer }] of samplePictures.entries()) {
    const contact = { ...lead, id: `88${index}`, username: `lead${index}` };
    spotter.instagram.addContact(account.id, contact);
    spotter.writes('SHRED', contact.id);
    await spotter.until('the first answer', () => spotter.answers(contact.id)[0]);
    await spotter.settled();
    const url = `${spotter.instagramOrigin}/pictures/sample-${name}.png`;
    spotter.instagram.writeAsContact(account.id, contact.id, { attachments: [{ type: 'image', url }] });
    await spotter.until(`an answer to ${name}`, () => spotter.answers(contact.id)[1]);
    await spotter.settled();
    const chat = await spotter.chat(coach, contact.id);
    const description = chat.history.findLast(({ author }) => author === 'contact')!.attachments[0]!.description!;
    expect(answer, name).toContain(description.text);
    expect(chat.needsYou?.why ?? null, name).toBe(handedOver.includes(name) ? 'delicate-picture' : null);
    expect(spotter.answers(contact.id), name).toHaveLength(2);
    // The orders in a screenshot are something to describe.
    expect(spotter.answers(contact.id)[1]!.text, name).not.toMatch(/1 dollar|299/);
  }
  expect(JSON.stringify(spotter.model.requests())).not.toContain('base64');
});
