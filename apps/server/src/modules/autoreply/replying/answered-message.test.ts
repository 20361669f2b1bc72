import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

describe('an answer to several messages', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;

  beforeAll(async () => {
    // The quiet time has to outlast the machine's own pauses between two deliveries.
    spotter = await startSpotter({ quietMs: 3_000 });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());
  beforeEach(() => spotter.instagram.clearFaults());

  /** Has a new lead write all of it at once; returns the answer as the platform and as the coach have it. */
  async function answerTo(...texts: string[]) {
    people += 1;
    const id = String(5_560_000_000_000_000 + people);
    spotter.instagram.addContact(account.id, { id, username: `lead.${people}`, name: null });
    const ids = texts.map((text) => spotter.writes(text, id));
    await spotter.until('an answer', () => spotter.answers(id).length > 0);
    await spotter.settled();
    const sent = spotter.instagram.conversation(account.id, id).filter(({ from }) => from === 'business');
    const { history } = await spotter.chat(coach, id);
    return { ids, sent: sent.map(({ replyTo }) => replyTo), shown: history.at(-1)!.replyTo };
  }

  test('names the one that asked, and the chat shows it', async () => {
    const { ids, sent, shown } = await answerTo('SHRED', 'hey saw ur reel', 'how much is the program?');
    expect(sent).toEqual([ids[2]]);
    expect(shown).toMatchObject({ author: 'contact', text: 'how much is the program?' });
  });

  test('names none where there is one, or where several ask', async () => {
    expect(await answerTo('SHRED how much is the program?')).toMatchObject({ sent: [null], shown: null });
    const both = await answerTo('SHRED', 'how much is the program?', 'and where do you train?');
    expect(both).toMatchObject({ sent: [null], shown: null });
  });

  test('goes without the name where the platform refuses it, once', async () => {
    spotter.instagram.setFaults({ failNext: { code: 100, times: 1 } });
    expect(await answerTo('SHRED', 'how much is the program?')).toMatchObject({ sent: [null], shown: null });
  });
});
