import { boardRoutes, chatRoutes, type Chat } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../test/spotter-under-test.ts';
import { hourMs, startDialogues, type Dialogues, type Lead } from '../../../test/dialogues/dialogue.ts';

describe('the score of a lead', () => {
  let dialogues: Dialogues;
  beforeAll(async () => {
    dialogues = await startDialogues();
  });
  afterAll(() => dialogues.close());

  const scoreOf = async (lead: Lead) => (await lead.chat()).score;
  const update = async (lead: Lead, body: { stage?: Chat['stage']; neverAutoreply?: boolean; facts?: Chat['facts'] }) =>
    dialogues.coach.client.call(chatRoutes.update, { params: { id: (await lead.chat())._id }, body });
  /** Long enough for a change to be scored. */
  const pass = (ms = 2 * 60_000) => dialogues.pass(ms);

  test('is kept as facts change and as time goes by, with its reasons', async () => {
    const lead = await dialogues.engagedLead();
    await pass();
    expect(await scoreOf(lead)).toMatchObject({ reasons: expect.arrayContaining(['wrote-today', 'told-little']) });
    const before = (await scoreOf(lead))!.value!;
    await update(lead, { stage: 'qualified' });
    await pass();
    expect(await scoreOf(lead)).toEqual({ value: before + 35, reasons: ['fits', 'wrote-today', 'window-open'] });
    await pass(25 * hourMs);
    expect((await scoreOf(lead))!.value).toBe(before + 35 - 8 - 5);
    await update(lead, { neverAutoreply: true });
    await pass();
    expect(await scoreOf(lead)).toEqual({ value: 0, reasons: ['closed'] });
  });

  test('is not given to a minor, who adds nothing to what a stage is worth', async () => {
    const params = { botId: dialogues.coach.botId };
    const needsYou = async () =>
      (await dialogues.coach.client.call(boardRoutes.columns, { params })).find(({ stage }) => stage === 'needs_you')!;
    const { count, leads } = await needsYou();
    const lead = await dialogues.engagedLead();
    lead.writes('im in 9th grade');
    await dialogues.settled();
    await pass();
    expect(await lead.chat()).toMatchObject({ stage: 'needs_you', score: { value: null, reasons: ['severe'] } });
    expect(await needsYou()).toMatchObject({ count: count + 1, leads });
    await update(lead, { stage: 'engaged' });
    await pass();
    expect((await scoreOf(lead))?.value).toBeGreaterThan(0);
  });

  test('is the same whatever a person is called, looks like, speaks, or says of their health', async () => {
    const [one, other] = [dialogues.lead(), dialogues.lead()];
    const { instagram } = dialogues.spotter;
    instagram.addContact(account.id, { id: other.id, username: 'maria_mama', name: 'María José' });
    await dialogues.eachSays([{ lead: one }, { lead: other }], () => 'SHRED');
    one.writes('I train at home on most days');
    other.writes('Hola! estoy embarazada de cinco meses y tengo diabetes');
    await dialogues.settled();
    await update(other, {
      facts: [
        { name: 'embarazo', value: 'de cinco meses' },
        { name: 'language', value: 'es' },
      ],
    });
    await pass();
    expect(await scoreOf(other)).toEqual(await scoreOf(one));
    expect((await scoreOf(one))!.value).toBeGreaterThan(0);
  });
});
