import { connectionRoutes } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../../test/spotter-under-test.ts';
import { messages } from '../../chats.tables.ts';

describe('what webhooks tell, in whatever order and shape', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;
  let lead: string;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());
  beforeEach(() => {
    people += 1;
    lead = `66600000000000${String(people).padStart(3, '0')}`;
    spotter.instagram.addContact(account.id, { id: lead, username: `lead.${people}`, name: null });
  });

  /** Delivers events of the lead's in one delivery, one second apart. */
  async function deliver(...events: object[]): Promise<void> {
    const now = Date.now() - events.length * 1_000;
    spotter.instagram.sendRaw({
      object: 'instagram',
      entry: [
        {
          id: account.id,
          time: now,
          messaging: events.map((event, nth) => ({
            sender: { id: lead },
            recipient: { id: account.id },
            timestamp: now + nth * 1_000,
            ...event,
          })),
        },
      ],
    });
    await spotter.settled();
  }

  const history = async () => (await spotter.chat(coach, lead)).history;

  test('an edit that comes after its message was taken back brings no words of it back', async () => {
    const id = spotter.writes('my address is 12 Elm Street', lead);
    await spotter.settled();
    spotter.instagram.unsend(account.id, lead, id);
    await spotter.settled();
    await deliver({ message_edit: { mid: id, text: 'my address is 12 Elm Street, Springfield', num_edit: 1 } });
    const [row] = await spotter.connection.database.select().from(messages).where(eq(messages.providerId, id));
    expect(row).toMatchObject({ state: 'unsent', text: '' });
  });

  test('the same holds within one delivery', async () => {
    const mid = `mid.taken-back.${people}`;
    await deliver(
      { message: { mid, text: 'my address is 12 Elm Street' } },
      { message: { mid, is_deleted: true } },
      { message_edit: { mid, text: 'my address is 12 Elm Street, Springfield', num_edit: 1 } },
    );
    const [row] = await spotter.connection.database.select().from(messages).where(eq(messages.providerId, mid));
    expect(row).toMatchObject({ state: 'unsent', text: '' });
  });

  const newest = async () => (await history()).findLast(({ author }) => author === 'contact')!;

  test('what was taken back before it came is not shown, and not answered', async () => {
    const mid = `mid.never-seen.${people}`;
    await deliver({ message: { mid: `mid.before.${people}`, text: 'hello' } });
    await deliver({ message: { mid, is_deleted: true } });
    await deliver({ message: { mid, text: 'SHRED' } });
    expect(await newest()).toMatchObject({ state: 'unsent', text: '' });
    expect(spotter.answers(lead)).toEqual([]);
  });

  test('what was edited before it came has its new words', async () => {
    const mid = `mid.edited.${people}`;
    await deliver({ message_edit: { mid, text: 'I want to lose 15 kg', num_edit: 1 } });
    await deliver({ message: { mid, text: 'I want to lose 51 kg' } });
    await spotter.until('it is edited', async () => (await newest()).state === 'edited');
    expect(await newest()).toMatchObject({ text: 'I want to lose 15 kg' });
  });

  test('of two edits the later one stands, in whatever order they come, and however often', async () => {
    const mid = `mid.edited-twice.${people}`;
    const edit = (text: string, num_edit: number | string) => deliver({ message_edit: { mid, text, num_edit } });
    await deliver({ message: { mid, text: 'lose 1 kg' } });
    await edit('lose 3 kg', 2);
    await edit('lose 2 kg', '1');
    expect(await newest()).toMatchObject({ text: 'lose 3 kg', state: 'edited' });
    await edit('lose 4 kg', '3');
    await edit('lose 3 kg', 2);
    expect(await newest()).toMatchObject({ text: 'lose 4 kg' });
  });

  test('the same holds within one delivery', async () => {
    const mid = `mid.edited-at-once.${people}`;
    await deliver(
      { message: { mid, text: 'lose 1 kg' } },
      { message_edit: { mid, text: 'lose 3 kg', num_edit: 2 } },
      { message_edit: { mid, text: 'lose 2 kg', num_edit: 1 } },
    );
    expect(await newest()).toMatchObject({ text: 'lose 3 kg' });
  });

  test('a reaction that came before its message stands on it', async () => {
    const mid = `mid.liked.${people}`;
    await deliver({ reaction: { mid, action: 'react', reaction: 'love', emoji: '❤' } });
    await deliver({ message: { mid, text: 'thank you' } });
    await spotter.until('the reaction', async () => (await newest()).reactions.length === 1);
  });

  test('a thread that another app takes right after the message, in the same delivery, is that app’s', async () => {
    await deliver(
      { message: { mid: `mid.taken.${people}`, text: 'SHRED' } },
      { take_thread_control: { previous_owner_app_id: '1', new_owner_app_id: '2', metadata: '' } },
    );
    expect((await history())[0]!.decision).toMatchObject({ kind: 'stay-silent', reason: 'other-app-owns-thread' });
    expect(spotter.answers(lead)).toEqual([]);
  });

  test('a message with characters that no database holds is stored and answered', async () => {
    await deliver({
      message: {
        mid: `mid.odd.${people}`,
        text: 'SHRED \u0000please 💪',
        // A title that was cut in the middle of an emoji.
        attachments: [{ type: 'ig_reel', payload: { url: 'https://example.test/reel', title: 'Leg day \ud83d' } }],
      },
    });
    expect(await history()).toMatchObject([
      { author: 'contact', text: 'SHRED please 💪', attachments: [{ title: 'Leg day \ufffd' }] },
      { author: 'agent' },
    ]);
  });

  test('the name of somebody to whom the coach wrote first is learnt once they write', async () => {
    spotter.instagram.answerAsCoach(account.id, lead, 'Dana here, good to see you at the gym!');
    await spotter.settled();
    expect(await spotter.chat(coach, lead)).toMatchObject({ username: null });
    spotter.writes('hey Dana!', lead);
    await spotter.settled();
    expect(await spotter.chat(coach, lead)).toMatchObject({ username: `lead.${people}` });
  });

  test('a profile that a dead token could not ask for is asked for again, and the account is marked', async () => {
    spotter.instagram.revokeTokens(account.id);
    spotter.writes('are you there?', lead);
    await spotter.settled();
    const [marked] = await coach.client.call(connectionRoutes.listCredentials);
    expect(marked).toMatchObject({ status: 'reconnect_needed' });
    await spotter.connectAccount(coach.client);
    spotter.writes('hello?', lead);
    await spotter.settled();
    expect(await spotter.chat(coach, lead)).toMatchObject({ username: `lead.${people}` });
  });
});
