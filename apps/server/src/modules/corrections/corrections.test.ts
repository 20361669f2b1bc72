import {
  agentRoutes,
  chatRoutes,
  correctionRoutes,
  offerRoutes,
  proposalRoutes,
  simulationRoutes,
  versionRoutes,
  type Correction,
  type CorrectionBody,
  type Message,
} from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryRows } from '../../database/database.ts';
import { startDialogues, type Dialogues, type Lead } from '../../test/dialogues/dialogue.ts';

let dialogues: Dialogues;
let lead: Lead;
beforeAll(async () => {
  dialogues = await startDialogues();
});
afterAll(() => dialogues.close());
beforeEach(() => {
  lead = dialogues.lead();
});

const client = () => dialogues.coach.client;
const agentId = () => dialogues.coach.agentId;
const find = (id = agentId()) => client().call(agentRoutes.find, { params: { id } });
const list = (id = agentId()) => client().call(correctionRoutes.list, { params: { id } });
const correct = (body: CorrectionBody, id = agentId()) =>
  client().call(correctionRoutes.create, { params: { id }, body });
const remove = ({ _id: id }: Correction) => client().call(correctionRoutes.remove, { params: { id } });

/** Returns the newest answer that a lead got, and its chat. */
async function answered(one: Lead): Promise<{ chatId: string; answer: Message }> {
  const { _id: chatId } = await one.chat();
  const answer = (await one.messages()).findLast(({ author }) => author === 'agent')!;
  return { chatId, answer };
}

/** Asks for a price as a new lead; returns what is corrected, and the answer. */
async function askPrice(one: Lead) {
  await one.says('SHRED');
  const [text] = await one.says('what does it cost?');
  const { chatId, answer } = await answered(one);
  return { about: { chatId, messageId: answer._id }, text: text! };
}

async function play(correction: Correction) {
  const run = await client().call(simulationRoutes.start, {
    params: { id: agentId() },
    body: { version: 'published', characters: [correction._id] },
  });
  await dialogues.settled();
  const played = await client().call(simulationRoutes.find, { params: { id: run._id } });
  return played.conversations[0]!;
}

const never = (...words: string[]) => ({ kind: 'never' as const, words });
const written = 'Coaching is $249 a month. Shall I tell you what is in it?';
const priced = { kind: 'answer' as const, asked: 'cost', text: written };

/** Deletes what a test has made, so that the next begins without rules. */
async function withCorrection(body: CorrectionBody, work: (correction: Correction) => Promise<void>) {
  const correction = await correct(body);
  try {
    await work(correction);
  } finally {
    await remove(correction).catch(() => undefined);
  }
}

describe('a correction of an agent', () => {
  test('is a rule of its next version, which the next answer keeps to, and is told in words', async () => {
    const { about, text } = await askPrice(lead);
    expect(text).toContain('Strong Start');
    const { version } = await find();
    await withCorrection({ scope: 'agent', rule: never('Strong Start'), about }, async (correction) => {
      expect(correction).toMatchObject({
        scope: 'agent',
        by: 'Dana Reyes',
        isInForce: true,
        contradicts: [],
        case: { chatId: about.chatId, asked: 'what does it cost?', wrong: text, sent: null },
      });
      expect(await find()).toMatchObject({ version: version + 1 });
      const { value } = await client().page(versionRoutes.list, { params: { id: agentId() }, query: { limit: 1 } });
      expect(value[0]!.changes).toEqual([{ what: 'Rules', removed: [], added: ['Never say “Strong Start”'], more: 0 }]);
      const other = dialogues.lead();
      const next = await askPrice(other);
      expect(next.text).toContain('$249');
      expect(next.text).not.toContain('Strong Start');
    });
    expect(await list()).toEqual([]);
    expect(await find()).toMatchObject({ version: version + 2 });
  });

  test('has what the coach wrote said, and a draft has it too', async () => {
    const { about } = await askPrice(lead);
    const params = { id: agentId() };
    const agent = await find();
    await client().call(versionRoutes.saveDraft, {
      params,
      body: { agent: { ...agent, goodbye: 'Bye.' }, revision: null },
    });
    await withCorrection({ scope: 'agent', rule: priced, about }, async () => {
      expect((await askPrice(dialogues.lead())).text).toBe(written);
      const draft = await client().call(versionRoutes.findDraft, { params });
      expect(draft!.changes.map(({ what }) => what)).toEqual(['Your goodbye for a lead who doesn’t fit']);
      const { version } = await find();
      await client().call(versionRoutes.publish, { params, body: { revision: draft!.revision, version } });
      expect((await askPrice(dialogues.lead())).text).toBe(written);
    });
  });

  test('is a case that fails with the version that breaks the rule, and names the one that kept to it', async () => {
    const { about } = await askPrice(lead);
    const { version: before } = await find();
    await withCorrection({ scope: 'agent', rule: never('Strong Start'), about }, async (correction) => {
      const kept = await play(correction);
      expect(kept).toMatchObject({ state: 'passed', lead: { kind: 'case', name: 'Never say “Strong Start”' } });
      expect(kept.messages.at(-2)).toMatchObject({ from: 'lead', text: 'what does it cost?' });
      const params = { id: agentId(), n: before };
      await client().call(versionRoutes.restore, { params });
      expect(await list()).toMatchObject([{ _id: correction._id, isInForce: false }]);
      const broken = await play(correction);
      expect(broken.state).toBe('failed');
      const [failure] = broken.failures;
      expect(failure).toMatchObject({ rule: 'correction', message: broken.messages.length - 1 });
      expect(failure!.sentence).toBe(
        `The agent said “Strong Start” again. Your rule: Never say “Strong Start” (Version ${before + 1} kept to it, version ${before + 2} does not.)`,
      );
      // Saved again, it is in force again.
      const { rule, _id: id } = correction;
      expect(await client().call(correctionRoutes.change, { params: { id }, body: { rule } })).toMatchObject({
        isInForce: true,
      });
      expect(await play(correction)).toMatchObject({ state: 'passed' });
    });
  });

  test('is left out of an old version that is restored once it is deleted', async () => {
    const correction = await correct({ scope: 'agent', rule: never('cheap'), about: null });
    const { version } = await find();
    await remove(correction);
    const restored = await client().call(versionRoutes.restore, { params: { id: agentId(), n: version } });
    expect(restored).toMatchObject({ leftOut: ['Rule: Never say “cheap”'], agent: { version: version + 1 } });
    expect(await list()).toEqual([]);
  });

  test('shows what it contradicts, and is saved all the same', async () => {
    const one = await correct({ scope: 'agent', rule: never('$249'), about: null });
    const two = await correct({ scope: 'agent', rule: priced, about: null });
    const three = await correct({ scope: 'always', rule: { ...priced, asked: 'Cost', text: 'Ask me.' }, about: null });
    expect((await list()).map(({ _id, contradicts }) => ({ _id, contradicts }))).toEqual([
      { _id: one._id, contradicts: [two._id] },
      { _id: two._id, contradicts: [one._id, three._id] },
      { _id: three._id, contradicts: [two._id] },
    ]);
    for (const each of [one, two, three]) await remove(each);
  });

  test('has room for fifty, those of all agents included', async () => {
    const { database } = dialogues.spotter.connection;
    const rules = sql`(select jsonb_agg(jsonb_build_object('id', n::text, 'kind', 'free', 'text', 'Be kind.')) from generate_series(1, 50) n)`;
    await database.execute(sql`update agents set rules = ${rules} where id = ${agentId()}`);
    for (const scope of ['agent', 'always'] as const)
      await expect(correct({ scope, rule: never('cheap'), about: null })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('50 rules'),
      });
    await database.execute(sql`update agents set rules = '[]' where id = ${agentId()}`);
    expect(await list()).toEqual([]);
  });
});

test('what a coach has written needs no source, and its price no offer', async () => {
  const { about } = await askPrice(lead);
  const price = { from: false, amount: 333, currency: 'USD', per: 'month' as const };
  const offer = await client().call(offerRoutes.create, { body: { name: 'Shred', price } });
  await withCorrection({ scope: 'agent', rule: priced, about }, async () => {
    expect((await askPrice(dialogues.lead())).text).toBe(written);
  });
  await client().call(offerRoutes.remove, { params: { id: offer._id } });
});

test('an answer that was sent in the coach’s words is corrected from what waited', async () => {
  const agent = await find();
  const setAnswers = (answers: 'auto' | 'approve') =>
    client().call(agentRoutes.update, { params: { id: agentId() }, body: { ...agent, answers } });
  await setAnswers('approve');
  await lead.says('SHRED');
  const { _id: chatId, proposal } = await lead.chat();
  const body = { proposalId: proposal!._id, text: 'Hey! Tell me about your week?' };
  await client().call(proposalRoutes.sendProposal, { params: { id: chatId }, body });
  await dialogues.settled();
  const about = { chatId, proposalId: proposal!._id };
  await withCorrection({ scope: 'agent', rule: { kind: 'free', text: 'Be brief.' }, about }, async (made) => {
    expect(made.case).toEqual({ chatId, asked: 'SHRED', wrong: proposal!.text, sent: body.text });
    // The same answer is given again to somebody whose model does not read such rules.
    expect(await play(made)).toMatchObject({ state: 'failed', failures: [{ rule: 'correction' }] });
  });
  await setAnswers('auto');
});

test('cases are played with every run of their agent, and listed with its leads', async () => {
  const { about } = await askPrice(lead);
  await withCorrection({ scope: 'always', rule: priced, about }, async ({ _id: id }) => {
    const leads = await client().call(simulationRoutes.leads, { query: { agentId: agentId() } });
    expect(leads.at(-1)).toMatchObject({ id, kind: 'case', usualTurns: 1 });
    expect(await client().call(simulationRoutes.leads)).toHaveLength(leads.length - 1);
    const run = await client().call(simulationRoutes.start, {
      params: { id: agentId() },
      body: { version: 'published' },
    });
    expect(run.total).toBe(leads.length);
    await client().call(simulationRoutes.stop, { params: { id: run._id } });
    await dialogues.settled();
  });
});

describe('a rule for all agents', () => {
  test('is of each agent, of new ones too, and outlives a restored version', async () => {
    const { version } = await find();
    const rule = never('guarantee');
    await withCorrection({ scope: 'always', rule, about: null }, async ({ _id }) => {
      const { name, config } = await find();
      const later = await client().call(agentRoutes.create, { body: { agent: { name, config } } });
      expect(await list(later._id)).toMatchObject([{ _id, scope: 'always', isInForce: true }]);
      await client().call(versionRoutes.restore, { params: { id: agentId(), n: version } });
      expect(await list()).toMatchObject([{ _id, isInForce: true }]);
      await client().call(agentRoutes.remove, { params: { id: later._id } });
    });
    expect(await list()).toEqual([]);
  });
});

describe('a rule for one chat', () => {
  test('counts there alone, leaves no version and no case, and goes with the chat', async () => {
    const { about } = await askPrice(lead);
    const { version } = await find();
    const correction = await correct({ scope: 'chat', rule: priced, about });
    expect(correction).toMatchObject({ scope: 'chat', case: null, isInForce: true });
    expect(await find()).toMatchObject({ version });
    expect(await list()).toEqual([]);
    expect(await lead.says('sorry, what does it cost again?')).toEqual([written]);
    expect((await askPrice(dialogues.lead())).text).not.toBe(written);
    const params = { id: about.chatId };
    expect(await client().call(correctionRoutes.listOfChat, { params })).toMatchObject([{ _id: correction._id }]);
    await client().call(chatRoutes.remove, { params });
    await expect(remove(correction)).rejects.toMatchObject({ status: 404 });
  });

  test('is refused without a chat', async () => {
    await expect(correct({ scope: 'chat', rule: priced, about: null })).rejects.toMatchObject({ status: 400 });
  });
});

test('what a contact wrote goes with them, also from runs, and the rule stays', async () => {
  await lead.says('SHRED');
  await lead.says('what does it cost for Zebediah?');
  const { chatId, answer } = await answered(lead);
  const about = { chatId, messageId: answer._id };
  await withCorrection({ scope: 'agent', rule: never('cheap'), about }, async (correction) => {
    await play(correction);
    await client().call(chatRoutes.remove, { params: { id: chatId } });
    expect(await list()).toMatchObject([{ _id: correction._id, case: null }]);
    const { database } = dialogues.spotter.connection;
    for (const table of ['saved_cases', 'simulated_conversations'])
      expect(
        await queryRows(
          database,
          sql`select 1 from ${sql.identifier(table)} held where held::text like '%Zebediah%' or held::text like ${`%${correction._id}%`}`,
        ),
      ).toEqual([]);
  });
});

test('only an answer of an agent in a chat of the workspace is corrected', async () => {
  const { about } = await askPrice(lead);
  const [contacts] = (await lead.messages()).filter(({ author }) => author === 'contact');
  const refused = { status: 404, code: 'not_found' };
  await expect(
    correct({ scope: 'agent', rule: priced, about: { chatId: about.chatId, messageId: contacts!._id } }),
  ).rejects.toMatchObject(refused);
  const stranger = await dialogues.spotter.signUp();
  const { name, config } = await find();
  const own = await stranger.client.call(agentRoutes.create, { body: { agent: { name, config } } });
  await expect(
    stranger.client.call(correctionRoutes.create, {
      params: { id: own._id },
      body: { scope: 'chat', rule: priced, about },
    }),
  ).rejects.toMatchObject(refused);
});

describe('a thumb', () => {
  test('is of the last who said it, counts for the version that answered, and can be taken back', async () => {
    const { about } = await askPrice(lead);
    const { version } = await find();
    const params = { id: about.chatId, messageId: about.messageId };
    const give = (thumb: 'up' | 'down' | null) => client().call(chatRoutes.setThumb, { params, body: { thumb } });
    const count = async () => {
      const { value } = await client().page(versionRoutes.list, { params: { id: agentId() }, query: {} });
      return value.find(({ number }) => number === version)!.thumbs;
    };
    expect(await count()).toEqual({ up: 0, down: 0 });
    expect(await give('up')).toMatchObject({ thumb: { value: 'up', by: 'Dana' } });
    expect(await give('down')).toMatchObject({ thumb: { value: 'down', by: 'Dana' } });
    expect(await count()).toEqual({ up: 0, down: 1 });
    expect((await answered(lead)).answer.thumb).toEqual({ value: 'down', by: 'Dana' });
    expect(await give(null)).toMatchObject({ thumb: null });
    expect(await count()).toEqual({ up: 0, down: 0 });
    const [contacts] = (await lead.messages()).filter(({ author }) => author === 'contact');
    await expect(
      client().call(chatRoutes.setThumb, { params: { ...params, messageId: contacts!._id }, body: { thumb: 'up' } }),
    ).rejects.toMatchObject({ status: 409 });
  });
});
