import { chatRoutes } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transcript, type Coach } from '../../test/spotter-under-test.ts';
import { decliningCard, startSpotterWithPlans, type SpotterWithPlans } from './test-support/spotter-with-plans.ts';

describe('with enforcement, autoreplies follow the plan', () => {
  let plans: SpotterWithPlans;
  let coach: Coach;
  let customer: string;

  beforeAll(async () => {
    plans = await startSpotterWithPlans({ enforced: true });
    coach = await plans.spotter.addCoach();
  });
  afterAll(() => plans.close());

  const lastDecision = async () => (await plans.spotter.chat(coach)).lastDecision;

  /** Has the lead write, and waits for all effects. */
  async function writes(text: string): Promise<void> {
    plans.spotter.writes(text);
    await plans.spotter.until('the message', async () => {
      const chat = await plans.spotter.findChat(coach);
      return chat?.history.some((message) => message.text === text);
    });
    await plans.spotter.settled();
  }

  const answered = (count: number) =>
    plans.spotter.until(`${count} answers`, () => plans.spotter.answers().length === count);

  test('without a plan the agent keeps silent, says why, and the coach can still work', async () => {
    await writes('SHRED');
    expect(plans.spotter.answers()).toEqual([]);
    expect(await lastDecision()).toMatchObject({ kind: 'stay-silent', reason: 'plan' });
    const { _id } = await plans.spotter.chat(coach);
    const shown = await coach.client.call(chatRoutes.find, { params: { id: _id }, query: {} });
    expect(transcript(shown.history)).toEqual(['contact: SHRED']);
  });

  test('a trial begins, and the lead who was waiting is answered', async () => {
    customer = await plans.subscribe(coach.client, { card: decliningCard });
    await answered(1);
    await plans.spotter.settled();
    expect(await lastDecision()).toMatchObject({ kind: 'reply' });
  });

  test('the card fails: autoreplies go on for three days of grace', async () => {
    await plans.letPass(7);
    expect((await plans.stateOf(coach.client)).entitlement).toMatchObject({ autoreplies: true, because: 'grace' });
    await writes('I want to lose 10 kg');
    await answered(2);
  });

  test('then they stop, and nothing is lost', async () => {
    await plans.letPass(3);
    expect((await plans.stateOf(coach.client)).entitlement).toMatchObject({
      autoreplies: false,
      because: 'payment-failed',
    });
    const before = await plans.spotter.chat(coach);
    await writes('are you still there?');
    expect(plans.spotter.answers()).toHaveLength(2);
    const after = await plans.spotter.chat(coach);
    expect(after.lastDecision).toMatchObject({ kind: 'stay-silent', reason: 'plan' });
    expect(after.chatEnabled).toBe(true);
    expect(transcript(after.history)).toEqual([...transcript(before.history), 'contact: are you still there?']);
  });

  test('paying starts them again, with the message that waited', async () => {
    plans.stripe.changeCard(customer, '4242424242424242');
    await plans.settled();
    await answered(3);
    await plans.spotter.settled();
    expect((await plans.stateOf(coach.client)).entitlement).toMatchObject({ autoreplies: true, because: 'paid' });
  });

  test('cancelling keeps what is paid, and deletes nothing at the end', async () => {
    plans.stripe.setCanceled(customer, true);
    await plans.settled();
    await writes('tell me more');
    await answered(4);
    await plans.letPass(31);
    await writes('and now?');
    expect(plans.spotter.answers()).toHaveLength(4);
    const chat = await plans.spotter.chat(coach);
    expect(chat.history.filter(({ type }) => type === 'Human')).toHaveLength(5);
  });
});

describe('without enforcement', () => {
  test('nothing is limited, whatever the plan', async () => {
    const plans = await startSpotterWithPlans({ enforced: false });
    const coach = await plans.spotter.addCoach();
    plans.spotter.writes('SHRED');
    await plans.spotter.until('an answer', () => plans.spotter.answers().length === 1);
    expect(await plans.stateOf(coach.client)).toMatchObject({
      subscription: null,
      enforced: false,
      entitlement: { autoreplies: true, because: 'not-enforced', stopsAt: null },
    });
    await plans.close();
  });
});
