import { chatRoutes, knowledgeIssueRoutes, knowledgeRoutes, unansweredRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { createShiftedClock } from '../../test/shifted-clock.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';
import { forgetOffer, indexOffer, recordUnanswered } from './index.ts';

const clock = createShiftedClock();
let spotter: SpotterUnderTest;
let coach: Coach;
let chatId: string;
let contactIds = 700_000_000_000_001;
beforeAll(async () => {
  spotter = await startSpotter({ clock, embeddings: true });
  coach = await spotter.addCoach();
  spotter.writes('SHRED');
  await spotter.until('an answer', () => spotter.answers().length === 1);
  await spotter.settled();
  chatId = (await spotter.chat(coach))._id;
});
afterAll(() => spotter.close());

type Asking = { question: string; named?: string; messageIds?: string[] };
const asksIn = async (id: string, { question, named, messageIds = [crypto.randomUUID()] }: Asking) => {
  const { workspaceId } = coach.access;
  const asked = { workspaceId, chatId: id, messageIds, question, named: named ?? null, at: new Date() };
  await inTransaction(spotter.connection.database, (tx) => recordUnanswered(tx, asked));
};
const asks = (question: string, ...messageIds: string[]) =>
  asksIn(chatId, { question, ...(messageIds.length === 0 ? {} : { messageIds }) });
const unanswered = () => coach.client.call(unansweredRoutes.listUnanswered);
const issuesState = () => coach.client.call(knowledgeIssueRoutes.issuesState);
/** Returns the issues after the check that the latest change asked for. */
const issues = async () => {
  clock.putForward(60_000);
  await spotter.settled();
  expect((await issuesState()).state).toBe('checked');
  return coach.client.call(knowledgeIssueRoutes.listIssues);
};
const add = (question: string, answer: string) =>
  coach.client.call(knowledgeRoutes.create, { body: { kind: 'qa', question, answer } });

test('like questions are one, a message counts once, and what is dismissed comes back when it is asked again', async () => {
  const message = crypto.randomUUID();
  await asks('Do you ship to Canada?', message);
  await asks('Do you ship to Canada?', message);
  // The draft is written again, and reads two of the contact's messages as one question.
  await asks('and something else, Do you ship to Canada?', crypto.randomUUID(), message);
  await asks('do u ship to canada');
  await asks('What time is the group call?');
  const list = await unanswered();
  expect(list.map(({ question, times }) => [question, times])).toEqual([
    ['What time is the group call?', 1],
    ['do u ship to canada', 2],
  ]);
  const params = { id: list[1]!._id };
  await coach.client.call(unansweredRoutes.dismissUnanswered, { params });
  expect(await unanswered()).toHaveLength(1);
  await coach.client.call(unansweredRoutes.restoreUnanswered, { params });
  expect(await unanswered()).toHaveLength(2);
  await coach.client.call(unansweredRoutes.dismissUnanswered, { params });
  await asks('you ship to canada?');
  expect((await unanswered())[0]).toMatchObject({ _id: params.id, times: 3 });
});

test('the like of other wordings is one, without greeting and keyword, and what asks nothing is not listed', async () => {
  await asks('SHRED hey! do you have bike parking?');
  await asks('Hi, is there a place to park my bike? thanks');
  await asks('u up? cant sleep lol');
  await asks('maybe 3 days? mornings after my shift');
  await asks('tengo 38 y quiero bajar unos 10 kilos');
  expect((await unanswered()).map(({ question, times }) => [question, times]).slice(0, 2)).toEqual([
    ['is there a place to park my bike?', 2],
    ['you ship to canada?', 3],
  ]);
  expect((await unanswered())[0]!.chats[0]).toMatchObject({ text: 'Hi, is there a place to park my bike? thanks' });
});

test('questions that mean the same share an entry, once their meaning was compared', async () => {
  await asks('Playground supervision, two little children?');
  await asks('children supervision?');
  expect((await unanswered()).filter(({ question }) => question.includes('children'))).toHaveLength(2);
  await spotter.settled();
  const [children, ...more] = (await unanswered()).filter(({ question }) => question.includes('children'));
  expect(more).toEqual([]);
  expect(children).toMatchObject({ times: 2 });
});

test('four wordings each of three topics, in several languages, are three entries, and no topic takes in another', async () => {
  const topics = [
    [
      'can i bring my sauna towel?',
      'sauna towel, bring my own?',
      'do i bring a towel for the sauna',
      'towels for sauna: bring mine?',
    ],
    [
      '¿Hay clases de natación para mayores?',
      'clases natacion mayores?',
      'dan clases de natación a mayores?',
      'natación para mayores, hay clases?',
    ],
    [
      'Gibt es samstags Pilates im Garten?',
      'pilates samstags im garten?',
      'ist samstags pilates im garten?',
      'Pilates im Garten auch samstags?',
    ],
  ];
  const before = new Set((await unanswered()).map(({ _id }) => _id));
  for (let nth = 0; nth < 4; nth += 1) for (const wordings of topics) await asks(wordings[nth]!);
  await spotter.settled();
  const added = (await unanswered()).filter(({ _id }) => !before.has(_id));
  expect(
    added.map(({ question, times }) => `${topics.findIndex((each) => each.includes(question))}: ${times}`).toSorted(),
  ).toEqual(['0: 4', '1: 4', '2: 4']);
  for (const { _id } of added) await coach.client.call(unansweredRoutes.dismissUnanswered, { params: { id: _id } });
});

test('answered once, it is known from then on, and reaches who asked, once', async () => {
  const asked = (await unanswered()).find(({ question }) => question.includes('canada'))!;
  expect(asked.chats).toEqual([expect.objectContaining({ chatId, canBeTold: true })]);
  const answer = () =>
    coach.client.call(unansweredRoutes.answerOnce, {
      params: { id: asked._id },
      body: { question: 'Do you ship to Canada?', answer: 'Yes, for $12.', chatIds: [chatId] },
    });
  const { item, chats } = await answer();
  expect(item).toMatchObject({ kind: 'qa', title: 'Do you ship to Canada?', answer: 'Yes, for $12.' });
  expect(chats).toEqual([{ chatId, told: true, reason: null }]);
  await expect(answer()).rejects.toMatchObject({ status: 404 });
  const { history } = await coach.client.call(chatRoutes.find, { params: { id: chatId }, query: {} });
  expect(history.filter(({ text }) => text === 'Yes, for $12.')).toEqual([
    expect.objectContaining({ author: 'coach' }),
  ]);
  const [found] = await coach.client.call(knowledgeRoutes.search, { body: { question: 'shipping to canada' } });
  expect(found).toMatchObject({ id: `entry:${item._id}` });
  expect((await unanswered()).map(({ _id }) => _id)).not.toContain(asked._id);
});

test.each([
  {
    what: 'as they wrote',
    askings: [
      { question: 'SHRED hey! do you have a charger for electric cars?' },
      { question: 'Hi, can I charge my electric car at the gym? thanks' },
      { question: 'where can I charge an electric car' },
      { question: 'Electric car charging??' },
    ],
  },
  {
    what: 'as the model names it',
    askings: [
      { question: 'hey! wohin mit dem kinderwagen', named: 'Where can I leave my stroller?' },
      { question: 'shred ¿dónde dejo el carrito?', named: 'Leave the stroller by the entrance, is there a place?' },
      { question: 'on peut laisser la poussette ?', named: 'Is there a place for a stroller by the entrance?' },
      { question: 'and the stroller?', named: 'Can I leave a stroller there?' },
    ],
  },
  {
    what: 'by what they mean',
    askings: [
      { question: 'Garage storage, two heavy kayaks?' },
      { question: 'kayaks storage?' },
      { question: 'heavy kayaks: storage in the garage?' },
      { question: 'two heavy kayaks: garage storage?' },
    ],
  },
])(
  'four contacts who ask the same in four wordings, told apart $what, all get the answer once',
  async ({ askings }) => {
    const contacts = askings.map((_, at) => ({
      id: `${contactIds + at}`,
      username: `asks.${contactIds + at}`,
      name: null,
    }));
    contactIds += askings.length;
    const who: string[] = [];
    for (const contact of contacts) {
      spotter.instagram.addContact(account.id, contact);
      spotter.writes('SHRED', contact.id);
      await spotter.until('an answer', () => spotter.answers(contact.id).length > 0);
      await spotter.settled();
      who.push((await spotter.chat(coach, contact.id))._id);
    }
    for (const [at, asking] of askings.entries()) await asksIn(who[at]!, asking);
    await spotter.settled();
    const asked = (await unanswered()).filter(({ chats }) => chats.some(({ chatId: id }) => who.includes(id)));
    expect(asked.map(({ times, chats }) => [times, chats.length])).toEqual([[4, 4]]);
    const answer = `Yes, of course. (${contacts[0]!.id})`;
    const { chats } = await coach.client.call(unansweredRoutes.answerOnce, {
      params: { id: asked[0]!._id },
      body: { answer, chatIds: who },
    });
    expect(chats.map(({ told }) => told)).toEqual([true, true, true, true]);
    await spotter.settled();
    const heard = contacts.map(({ id }) => spotter.answers(id).filter(({ text }) => text === answer).length);
    expect(heard).toEqual([1, 1, 1, 1]);
  },
);

test('contradictions, ended offers and changed pages are shown until they are settled', async () => {
  const offer = { id: crypto.randomUUID(), name: 'Foundations', active: true };
  const now = new Date();
  const index = (change: { text: string; validUntil: string | null }) =>
    inTransaction(spotter.connection.database, (tx) => indexOffer(tx, coach.access, { ...offer, ...change }, now));
  await index({ text: '$697 once', validUntil: null });
  await issues();
  const entry = await add('What about Foundations?', 'Foundations is $747.');
  expect(await issuesState()).toMatchObject({ state: 'checking', isPartial: false });
  const [contradiction] = await issues();
  expect(contradiction).toMatchObject({
    kind: 'contradiction',
    action: 'edit',
    about: [{ _id: entry._id }, { _id: offer.id }],
  });
  await coach.client.call(knowledgeIssueRoutes.acceptIssue, { params: { id: contradiction!._id } });
  expect(await issues()).toEqual([]);
  await coach.client.call(knowledgeRoutes.update, {
    params: { id: entry._id },
    body: { answer: 'Foundations is $757.' },
  });
  expect(await issues()).toHaveLength(1);
  await coach.client.call(knowledgeRoutes.update, {
    params: { id: entry._id },
    body: { answer: 'Foundations is $697.' },
  });
  expect(await issues()).toEqual([]);

  await index({ text: '$697 once', validUntil: '2020-01-01' });
  expect((await issues()).map(({ kind, sentence }) => [kind, sentence])).toEqual([
    ['expired-offer', '“Foundations” ended on Jan 1, 2020. Agents no longer speak of it.'],
  ]);
  const found = await coach.client.call(knowledgeRoutes.search, { body: { question: 'foundations' } });
  expect(found.map(({ source }) => source.kind)).not.toContain('offer');
  await inTransaction(spotter.connection.database, (tx) => forgetOffer(tx, coach.access, offer.id, new Date()));
  expect(await issues()).toEqual([]);

  spotter.website.setPage('/a', '<main><p>Open at eight.</p></main>');
  const page = await coach.client.call(knowledgeRoutes.create, {
    body: { kind: 'page', url: `${spotter.websiteOrigin}/a` },
  });
  await spotter.settled();
  spotter.website.setPage('/a', '<main><p>Open at nine.</p></main>');
  await coach.client.call(knowledgeRoutes.refresh, { params: { id: page._id } });
  await spotter.settled();
  const [changed] = await issues();
  expect(changed).toMatchObject({ kind: 'page-changed', action: 'accept' });
  await coach.client.call(knowledgeIssueRoutes.acceptIssue, { params: { id: changed!._id } });
  expect(await issues()).toEqual([]);
});

test('with the chat goes what its lead asked', async () => {
  expect(await unanswered()).not.toEqual([]);
  await coach.client.call(chatRoutes.remove, { params: { id: chatId } });
  expect(await unanswered()).toEqual([]);
});
