import {
  type Agent,
  type AgentBody,
  type AgentDraft,
  type AgentTriggers,
  agentRoutes,
  maxVersions,
  offerRoutes,
  triggerRoutes,
  versionRoutes,
} from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { agents } from '../agents.tables.ts';
import { type AgentContent, contentOf, differingFields, versionedFields } from '../agent-content.ts';
import { describeChanges } from './describe-changes.ts';
import { agentVersions } from './versions.tables.ts';

let spotter: SpotterUnderTest;
let coach: Coach;

beforeAll(async () => {
  spotter = await startSpotter();
  coach = await spotter.addCoach();
});
afterAll(() => spotter.close());

const config = { prompt: 'Be kind. Ask how they sleep.', delayType: 'Custom' as const, delayTime: 0 };

async function create(more: Partial<AgentBody> = {}): Promise<Agent> {
  return coach.client.call(agentRoutes.create, { body: { agent: { name: 'Setter', config, ...more } } });
}
const change = ({ _id: id }: Agent, body: Partial<AgentBody>) =>
  coach.client.call(agentRoutes.update, { params: { id }, body: { name: 'Setter', config, ...body } });
const list = ({ _id: id }: Agent, query: { upTo?: number; limit?: number; cursor?: string } = {}) =>
  coach.client.page(versionRoutes.list, { params: { id }, query });
const find = ({ _id: id }: Agent) => coach.client.call(agentRoutes.find, { params: { id } });
const findDraft = ({ _id: id }: Agent) => coach.client.call(versionRoutes.findDraft, { params: { id } });
const saveDraft = ({ _id: id }: Agent, body: Partial<AgentBody>, draft: AgentDraft | null = null) =>
  coach.client.call(versionRoutes.saveDraft, {
    params: { id },
    body: { agent: { name: 'Setter', config, ...body }, revision: draft?.revision ?? null },
  });
const restore = ({ _id: id }: Agent, n: number) =>
  coach.client.call(versionRoutes.restore, { params: { id, n: String(n) } });
const numbers = async (agent: Agent) => (await list(agent)).value.map(({ number }) => number);

describe('each way to change an agent leaves a version', () => {
  test('creating one is its first, and a change names who, when and what in words', async () => {
    const agent = await create();
    await change(agent, { config: { ...config, prompt: 'Be kind. Ask what they eat.', delayTime: 30 } });
    const { value } = await list(agent);
    expect(value).toEqual([
      {
        _id: '2',
        number: 2,
        at: expect.any(String),
        by: 'Dana Reyes',
        restoredFrom: null,
        leftOut: [],
        acceptedFindings: null,
        changes: [
          { what: 'Instructions', removed: ['Ask how they sleep.'], added: ['Ask what they eat.'], more: 0 },
          { what: 'Delay time', removed: ['Instantly'], added: ['30 minutes'], more: 0 },
        ],
        thumbs: { up: 0, down: 0 },
      },
      expect.objectContaining({ number: 1, by: 'Dana Reyes', changes: [] }),
    ]);
  });

  test('triggers', async () => {
    const agent = await create({ keywords: ['FIT'] });
    const params = { id: agent._id };
    const { triggers, ...rest } = await coach.client.call(triggerRoutes.list, { params });
    const story = { _id: 'story', kind: 'story_mention' as const, enabled: true };
    const body: AgentTriggers = { ...rest, triggers: [...triggers, story] };
    await coach.client.call(triggerRoutes.replace, { params, body });
    expect((await list(agent)).value[0]!.changes).toEqual([
      { what: 'How leads come in', removed: [], added: ['Story mention'], more: 0 },
    ]);
  });

  test('saving without a change, a pause, or another account makes none', async () => {
    const followUps = {
      enabled: true,
      steps: [{ afterMinutes: 60, text: null }],
      quietHours: { from: '22:00', to: '08:00' },
      maxUnanswered: 1,
    };
    const agent = await create({ keywords: ['FIT'], followUps });
    const params = { id: agent._id };
    await change(agent, {});
    // Steps and triggers without their ids are the same ones.
    await change(agent, { followUps });
    const stored = await coach.client.call(triggerRoutes.list, { params });
    const renamed = stored.triggers.map((trigger) => ({ ...trigger, _id: 'another id' }));
    await coach.client.call(triggerRoutes.replace, { params, body: { ...stored, triggers: renamed } });
    await coach.client.call(agentRoutes.pause, {
      params,
      body: { until: new Date(Date.now() + 60_000).toISOString() },
    });
    await change(agent, { ig: coach.botId });
    await change(agent, { ig: null });
    await coach.client.call(agentRoutes.update, {
      params: { id: coach.agentId },
      body: { name: 'Dana', config, ig: coach.botId },
    });
    expect(await numbers(agent)).toEqual([1]);
    expect((await find(agent)).followUps).toEqual(agent.followUps);
  });

  test('deleting an offer changes no agent, and the next version names the offer that is gone', async () => {
    const offer = await coach.client.call(offerRoutes.create, { body: { name: 'Shred', price: null } });
    const agent = await create({ offers: [offer._id] });
    await coach.client.call(offerRoutes.remove, { params: { id: offer._id } });
    expect(await numbers(agent)).toEqual([1]);
    await change(agent, { offers: 'all' });
    expect((await list(agent)).value[0]!.changes).toEqual([
      { what: 'Offers it may speak of', removed: ['Shred'], added: ['All, new ones too'], more: 0 },
    ]);
  });

  test('two changes at once are two versions', async () => {
    const agent = await create();
    await Promise.all([
      change(agent, { goodbye: 'Bye.' }),
      change(agent, { bubbles: 2 }),
      change(agent, { whenUnanswered: 'hand-over' }),
    ]);
    expect(await numbers(agent)).toEqual([4, 3, 2, 1]);
    expect(await find(agent)).toMatchObject({ goodbye: 'Bye.', bubbles: 2, whenUnanswered: 'hand-over', version: 4 });
  });
});

test('two versions that differ in any field differ in the record and in words', async () => {
  const agent = await create();
  const [stored] = await spotter.connection.database.select().from(agents).where(eq(agents.id, agent._id));
  const before = contentOf(stored!);
  const rules = { matches: [{ keyword: 'FIT', match: 'exact' as const }], excludeWords: ['no'] };
  const others: AgentContent = {
    name: 'Another',
    description: 'Another',
    model: 'another',
    instructions: 'Another.',
    delayType: 'adaptive',
    replyDelayMinutes: 5,
    triggerKeywords: ['FIT'],
    keywordRules: rules,
    triggers: [{ kind: 'story-mention', id: 'story', enabled: true }],
    newContactsOnly: true,
    activeHours: { days: [1], from: '09:00', to: '10:00', outside: 'wait' },
    reengagementKeywords: ['BACK'],
    reengagementRules: rules,
    fields: ['goal'],
    caringWords: 'Another.',
    disclosureWords: 'Another.',
    disclosureMode: 'on_question',
    disclosureSentences: { en: 'I am a machine.' },
    goodbye: 'Another.',
    bubbles: 3,
    offerIds: [],
    whenUnanswered: 'hand-over',
    answersAfterHandOver: false,
    answers: 'approve',
    rules: [{ id: 'rule', kind: 'never', words: ['discount'] }],
    followUps: { enabled: true, steps: [], quietHours: { from: '20:00', to: '09:00' }, maxUnanswered: 1 },
  };
  for (const field of versionedFields) {
    const after = { ...before, [field]: others[field] };
    expect(differingFields(before, after), field).toEqual([field]);
    const [words] = describeChanges(before, after, new Map());
    expect([...words!.removed, ...words!.added].length, field).toBeGreaterThan(0);
  }
});

test('a change is told in few and short lines, however long it is', async () => {
  const agent = await create();
  const line = '💪'.repeat(400);
  const { version } = await change(agent, { config: { ...config, prompt: `${line}\n`.repeat(20).trim() } });
  expect(version).toBe(2);
  const [newest] = (await list(agent)).value;
  const [{ added, more }] = newest!.changes as [AgentDraft['changes'][number]];
  expect(added).toHaveLength(5);
  expect(more).toBe(15);
  for (const one of added) expect(Array.from(one).length).toBeLessThanOrEqual(160);
});

test('the list pages, begins where it is asked to, and only the newest are kept', async () => {
  const agent = await create();
  await change(agent, { name: 'Second' });
  await change(agent, { name: 'Third' });
  const first = await list(agent, { limit: 2 });
  expect(first.value.map(({ number }) => number)).toEqual([3, 2]);
  const second = await list(agent, { cursor: first.nextCursor!, limit: 2 });
  expect(second.value.map(({ number }) => number)).toEqual([1]);
  expect(second.nextCursor).toBeNull();
  expect((await list(agent, { upTo: 2 })).value.map(({ number }) => number)).toEqual([2, 1]);
  await expect(list(agent, { cursor: 'not ours' })).rejects.toMatchObject({ status: 400 });

  const { database } = spotter.connection;
  await database.update(agents).set({ version: maxVersions }).where(eq(agents.id, agent._id));
  await change(agent, { name: 'Fourth' });
  const kept = await database
    .select({ number: agentVersions.number })
    .from(agentVersions)
    .where(eq(agentVersions.agentId, agent._id));
  expect(kept.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual([2, 3, maxVersions + 1]);
  await expect(restore(agent, 1)).rejects.toMatchObject({ status: 404, message: 'This version is no longer kept.' });
});

describe('a draft', () => {
  test('is kept beside what is published, and published with its changes alone', async () => {
    const agent = await create({ goodbye: 'Bye.' });
    expect(await findDraft(agent)).toBeNull();
    const draft = await saveDraft(agent, { goodbye: 'See you.' });
    expect(draft).toMatchObject({
      agent: { goodbye: 'See you.', version: 1 },
      savedBy: 'Dana Reyes',
      changes: [{ what: 'Your goodbye for a lead who doesn’t fit', removed: ['Bye.'], added: ['See you.'], more: 0 }],
    });
    expect(await find(agent)).toMatchObject({ goodbye: 'Bye.', version: 1 });
    expect(await findDraft(agent)).toEqual(draft);
    // What others publish meanwhile stays.
    await change(agent, { bubbles: 2 });
    const params = { id: agent._id };
    const { revision } = draft!;
    await expect(
      coach.client.call(versionRoutes.publish, { params, body: { revision, version: 1 } }),
    ).rejects.toMatchObject({ status: 409, message: 'Version 2 was published meanwhile. Look at the changes again.' });
    const published = await coach.client.call(versionRoutes.publish, { params, body: { revision, version: 2 } });
    expect(published).toMatchObject({ agent: { goodbye: 'See you.', bubbles: 2, version: 3 }, leftOut: [] });
    expect(await findDraft(agent)).toBeNull();
    expect(await numbers(agent)).toEqual([3, 2, 1]);
  });

  test('keeps what the next save says nothing of, its triggers too', async () => {
    const agent = await create();
    const params = { id: agent._id };
    const triggers: AgentTriggers = {
      triggers: [{ _id: 'story', kind: 'story_mention', enabled: true }],
      newContactsOnly: true,
      activeHours: null,
    };
    const draft = await coach.client.call(versionRoutes.saveDraft, {
      params,
      body: { agent: { name: 'Setter', config, goodbye: 'Bye.' }, triggers, revision: null },
    });
    const again = await saveDraft(agent, { bubbles: 3 }, draft);
    expect(again).toMatchObject({ agent: { goodbye: 'Bye.', bubbles: 3 }, triggers: { newContactsOnly: true } });
    const body = { revision: again!.revision, version: 1 };
    await coach.client.call(versionRoutes.publish, { params, body });
    expect((await coach.client.call(triggerRoutes.list, { params })).triggers.map(({ kind }) => kind)).toContain(
      'story_mention',
    );
  });

  test('that changes nothing is deleted, also once the same is published by hand', async () => {
    const agent = await create();
    const draft = await saveDraft(agent, { bubbles: 2 });
    expect(await saveDraft(agent, { bubbles: 1 }, draft)).toBeNull();
    expect(await findDraft(agent)).toBeNull();
    await saveDraft(agent, { bubbles: 2 });
    await change(agent, { bubbles: 2 });
    expect(await findDraft(agent)).toBeNull();
  });

  test('is not overwritten, published or discarded by someone who saw another one', async () => {
    const agent = await create();
    const params = { id: agent._id };
    const first = await saveDraft(agent, { bubbles: 2 });
    const second = await saveDraft(agent, { bubbles: 3 }, first);
    const message = 'You saved another draft meanwhile. Take that one, or overwrite it with yours.';
    const refused = { status: 409, code: 'conflict', message };
    await expect(saveDraft(agent, { goodbye: 'Bye.' }, first)).rejects.toMatchObject(refused);
    await expect(saveDraft(agent, { goodbye: 'Bye.' })).rejects.toMatchObject(refused);
    const seen = { revision: first!.revision, version: 1 };
    await expect(coach.client.call(versionRoutes.publish, { params, body: seen })).rejects.toMatchObject(refused);
    await expect(
      coach.client.call(versionRoutes.discardDraft, { params, query: { revision: first!.revision } }),
    ).rejects.toMatchObject(refused);
    expect(await findDraft(agent)).toEqual(second);
    await coach.client.call(versionRoutes.discardDraft, { params, query: {} });
    expect(await findDraft(agent)).toBeNull();
    await expect(saveDraft(agent, { bubbles: 2 }, second)).rejects.toMatchObject({ status: 409 });
    // A new draft is another one.
    await saveDraft(agent, { bubbles: 2 });
    await expect(saveDraft(agent, { bubbles: 3 }, first)).rejects.toMatchObject(refused);
  });

  test('is checked like an agent', async () => {
    const agent = await create();
    const refused = { status: 400, code: 'invalid_input' };
    await expect(saveDraft(agent, { goodbye: 'Bye, {nobody}' })).rejects.toMatchObject(refused);
    await expect(saveDraft(agent, { config: { ...config, model: 'gone' } })).rejects.toMatchObject(refused);
    await expect(saveDraft(agent, { keywords: ['fit', 'FÍT'] })).rejects.toMatchObject(refused);
  });
});

test('versions and drafts are in the coach’s download, and in no other', async () => {
  const agent = await create({ goodbye: 'Bye.' });
  for (let bubbles = 2; bubbles <= 12; bubbles += 1) await change(agent, { goodbye: `Bye ${bubbles}.` });
  await saveDraft(agent, { bubbles: 2 });
  type Download = Record<'agentVersions' | 'agentDrafts', { agentId: string; number: number }[]>;
  const download = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await fetch(`${spotter.origin}/api/users/me/export`, { headers })).json()) as Download;
  };
  const own = await download(coach.token);
  const exported = own.agentVersions.filter(({ agentId }) => agentId === agent._id);
  expect(exported.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  expect(own.agentDrafts.map(({ agentId }) => agentId)).toContain(agent._id);
  const stranger = await download((await spotter.signUp()).token);
  expect(stranger).toMatchObject({ agentVersions: [], agentDrafts: [] });
});

describe('restoring', () => {
  test('publishes an old version as a new one, and nothing where it is the same', async () => {
    const agent = await create({ keywords: ['FIT'], goodbye: 'Bye.' });
    await change(agent, { keywords: ['OTHER'], goodbye: 'See you.', bubbles: 2 });
    const { agent: restored } = await restore(agent, 1);
    expect(restored).toEqual({ ...agent, version: 3 });
    const [newest] = (await list(agent)).value;
    expect(newest).toMatchObject({ number: 3, restoredFrom: 1 });
    expect(newest!.changes.map(({ what }) => what)).toEqual([
      'Keywords',
      'Your goodbye for a lead who doesn’t fit',
      'Messages per answer',
    ]);
    await restore(agent, 1);
    expect(await numbers(agent)).toEqual([3, 2, 1]);
  });

  test('leaves out offers and a model that are gone, names them, and never lets it speak of all instead', async () => {
    const offer = await coach.client.call(offerRoutes.create, { body: { name: 'Shred', price: null } });
    const agent = await create({ offers: [offer._id] });
    const { database } = spotter.connection;
    const [row] = await database.select().from(agentVersions).where(eq(agentVersions.agentId, agent._id));
    await database
      .update(agentVersions)
      .set({ content: { ...row!.content, model: 'model-that-was' } })
      .where(eq(agentVersions.agentId, agent._id));
    await change(agent, { offers: 'all' });
    await coach.client.call(offerRoutes.remove, { params: { id: offer._id } });
    const { agent: restored, leftOut } = await restore(agent, 1);
    expect(restored).toMatchObject({ offers: [], config: { model: null } });
    expect(leftOut).toEqual(['Offer “Shred”', 'Language model “model-that-was”']);
    expect((await list(agent)).value[0]!.leftOut).toEqual(leftOut);
  });

  test('of a version from before a field was added leaves that field as in a new agent', async () => {
    const agent = await create({ bubbles: 2 });
    const { database } = spotter.connection;
    const [row] = await database.select().from(agentVersions).where(eq(agentVersions.agentId, agent._id));
    const { bubbles: _bubbles, ...older } = row!.content;
    await database.update(agentVersions).set({ content: older }).where(eq(agentVersions.agentId, agent._id));
    await change(agent, { bubbles: 3 });
    expect((await restore(agent, 1)).agent.bubbles).toBe(1);
  });

  test('is refused with a sentence where its words would be refused today', async () => {
    const agent = await create();
    const { database } = spotter.connection;
    const [row] = await database.select().from(agentVersions).where(eq(agentVersions.agentId, agent._id));
    const content = { ...row!.content, goodbye: 'Bye, {nobody}' };
    await database.update(agentVersions).set({ content }).where(eq(agentVersions.agentId, agent._id));
    await change(agent, { bubbles: 3 });
    await expect(restore(agent, 1)).rejects.toMatchObject({ status: 400, code: 'invalid_input' });
    expect(await numbers(agent)).toEqual([2, 1]);
  });
});
