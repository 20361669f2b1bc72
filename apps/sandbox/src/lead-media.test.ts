import { demoPage, demoStory } from '@spotter/demo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectPage, type SandboxUnderTest, startSandboxUnderTest } from './sandbox.test-support.ts';

const thread = `threads/${demoStory.account.id}/${demoStory.freshLeads[0]!.id}`;
const pageThread = `threads/${demoPage.id}/${demoPage.freshLeads[0]!.id}`;

let under: SandboxUnderTest;
beforeEach(async () => {
  under = await startSandboxUnderTest();
  await under.graph('me/subscribed_apps?subscribed_fields=messages,message_reactions');
});
afterEach(() => under.stop());

async function newestDelivered(): Promise<any> {
  await under.sandbox().instagram.control.webhooksSettled();
  return under.deliveries.at(-1)?.entry[0].messaging[0];
}
const shown = async () => (await under.call('GET', thread)).body.messages.at(-1);

describe('a lead sends more than words', () => {
  test.each([
    ['photo', 'image', 'image/png'],
    ['voice-note', 'audio', 'audio/wav'],
  ])(
    'a %s is an attachment at an address of the platform, which anybody can fetch',
    async (kind, type, contentType) => {
      expect((await under.call('POST', `${thread}/media`, { kind })).status).toBe(202);
      const { message } = await newestDelivered();
      expect(message).toEqual({
        mid: expect.any(String),
        attachments: [{ type, payload: { url: expect.any(String) } }],
      });
      const { url } = message.attachments[0].payload;
      expect(new URL(url).origin).toBe(under.sandbox().addresses.instagram);
      const file = await fetch(url);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, contentType]);
      expect((await shown()).attachments).toMatchObject([{ type, url }]);
      const onPage = await fetch(under.sandbox().addresses.phone + new URL(url).pathname);
      expect(onPage.headers.get('content-type')).toBe(contentType);
    },
  );

  test('a reply to a story names the story beside its words', async () => {
    await under.call('POST', `${thread}/media`, { kind: 'story-reply', text: 'Love this! 🔥' });
    const { message } = await newestDelivered();
    expect(message).toMatchObject({
      text: 'Love this! 🔥',
      reply_to: { story: { id: expect.stringMatching(/^\d+$/), url: expect.stringContaining('/pictures/story.png') } },
    });
    expect(await shown()).toMatchObject({ text: 'Love this! 🔥', story: { id: message.reply_to.story.id } });
  });

  test('a reaction is on a message of the coach, and can be taken back', async () => {
    await under.call('POST', `${thread}/messages`, { as: 'lead', texts: ['hi'] });
    await under.call('POST', `${thread}/messages`, { as: 'coach', texts: ['Hey!'] });
    const answer = await shown();
    const react = (emoji: string | null, messageId = answer.id) =>
      under.call('POST', `${thread}/reactions`, { messageId, emoji });
    expect((await react('❤️')).status).toBe(202);
    expect((await newestDelivered()).reaction).toEqual({
      mid: answer.id,
      action: 'react',
      reaction: 'love',
      emoji: '❤️',
    });
    expect((await shown()).reaction).toBe('❤️');
    await react(null);
    expect((await newestDelivered()).reaction).toEqual({ mid: answer.id, action: 'unreact' });
    expect((await shown()).reaction).toBeNull();
    expect((await react('🧨')).status).toBe(400);
    expect((await react('❤️', 'nothing')).status).toBe(404);
  });

  test('Messenger has photos and voice notes, but no stories', async () => {
    await connectPage(under);
    expect((await under.call('POST', `${pageThread}/media`, { kind: 'voice-note' })).status).toBe(202);
    const refused = await under.call('POST', `${pageThread}/media`, { kind: 'story-reply', text: 'wow' });
    expect([refused.status, refused.body.message]).toEqual([409, 'Only Instagram has stories that a lead can answer.']);
    const { messages } = (await under.call('GET', pageThread)).body;
    expect(messages.map(({ attachments }: any) => attachments[0].type)).toEqual(['audio']);
  });

  test('nonsense and unknown threads are refused', async () => {
    expect((await under.call('POST', `${thread}/media`, { kind: 'hologram' })).status).toBe(400);
    expect((await under.call('POST', `${thread}/media`, { kind: 'story-reply', text: ' ' })).status).toBe(400);
    expect((await under.call('POST', 'threads/1/2/media', { kind: 'photo' })).status).toBe(404);
    expect((await under.call('POST', 'threads/1/2/reactions', { messageId: 'x', emoji: null })).status).toBe(404);
  });
});
