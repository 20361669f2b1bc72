import { decisionRoutes, threadControlRoutes, type Chat } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, page, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

const pageInbox = '263902037430900';
const otherApp = '987654321098765';
let people = 0;

let spotter: SpotterUnderTest;
let coach: Coach;
/** The coach with the page's bot. */
let pageCoach: Coach;
let lead: string;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach();
  pageCoach = { ...coach, botId: await spotter.addPage(coach) };
});
afterAll(() => spotter.close());
beforeEach(() => {
  people += 1;
  lead = `77700000000000${String(people).padStart(3, '0')}`;
  spotter.messenger.addContact(page.id, { id: lead, firstName: 'Maya' });
  spotter.instagram.addContact(account.id, { id: lead, username: `maya.${people}`, name: null });
});

const writes = (text: string) => spotter.messenger.writeAsContact(page.id, lead, { text });
const chat = () => spotter.chat(pageCoach, lead);
const ofAgent = ({ history }: Chat) => history.filter(({ author }) => author === 'agent').length;

/** The agent has answered once, and then another app takes the conversation. */
async function engageThenLose(): Promise<void> {
  writes('SHRED');
  await spotter.settled();
  spotter.messenger.otherAppTakesThread(page.id, lead);
  await spotter.settled();
}

describe('who has the conversation', () => {
  test('is the app that took it, since then, and the agent is silent', async () => {
    await engageThenLose();
    writes('are you there?');
    await spotter.settled();
    const held = await chat();
    expect(held.answering.otherApp).toEqual({ appId: otherApp, since: expect.any(String), canTake: true });
    expect(held.history.at(-1)).toMatchObject({
      text: 'are you there?',
      decision: { kind: 'stay-silent', reason: 'other-app-owns-thread' },
    });
    expect(ofAgent(held)).toBe(1);
  });

  test('is on the record of the decision', async () => {
    await engageThenLose();
    writes('are you there?');
    await spotter.settled();
    const { _id, history } = await chat();
    const params = { id: _id, messageId: history.at(-1)!._id };
    const [record] = await coach.client.call(decisionRoutes.ofMessage, { params });
    expect(record?.facts).toMatchObject({ otherAppOwnsThread: true, otherAppId: otherApp });
  });

  test('is another app, of no known name, where messages only come to read along', async () => {
    spotter.instagram.writeAsContact(account.id, lead, { text: 'SHRED' });
    await spotter.settled();
    const at = Date.now();
    spotter.instagram.sendRaw(standby(account.id, { message: { mid: `mid.standby.${people}`, text: 'hello?' } }, at));
    await spotter.settled();
    const held = await spotter.chat(coach, lead);
    expect(held.answering.otherApp).toEqual({ appId: null, since: new Date(at).toISOString(), canTake: false });
    expect(held.history.at(-1)).toMatchObject({ text: 'hello?', author: 'contact' });
    expect(ofAgent(held)).toBe(1);
  });

  test('is the app whose answer is seen in standby, and that takes nothing from the coach', async () => {
    writes('SHRED');
    await spotter.settled();
    const message = { mid: `mid.echo.${people}`, text: 'I am a bot', is_echo: true, app_id: Number(otherApp) };
    spotter.messenger.sendRaw(standby(page.id, { message }, Date.now(), true));
    await spotter.settled();
    const held = await chat();
    expect(held).toMatchObject({ chatEnabled: true, takenOver: null, answering: { otherApp: { appId: otherApp } } });
    expect(held.history.at(-1)).toMatchObject({ author: 'other-app', text: 'I am a bot' });
  });

  test('is Meta’s inbox where a person answers there: they took the chat over', async () => {
    writes('SHRED');
    await spotter.settled();
    const message = { mid: `mid.inbox.${people}`, text: 'It is Marc', is_echo: true, app_id: Number(pageInbox) };
    spotter.messenger.sendRaw(standby(page.id, { message }, Date.now(), true));
    await spotter.settled();
    const held = await chat();
    expect(held).toMatchObject({ chatEnabled: false, answering: { otherApp: { appId: pageInbox } } });
    expect(held.history.at(-1)).toMatchObject({ author: 'coach' });
  });

  test('is us where the contact writes to us again', async () => {
    writes('SHRED');
    await spotter.settled();
    spotter.messenger.sendRaw(standby(page.id, { message: { mid: `mid.theirs.${people}`, text: 'hm' } }, Date.now()));
    await spotter.settled();
    expect((await chat()).answering.otherApp).not.toBeNull();
    writes('and the price?');
    await spotter.settled();
    const ours = await chat();
    expect(ours.answering.otherApp).toBeNull();
    expect(ofAgent(ours)).toBe(2);
  });
});

test('a day without the contact, the other app is no longer said to have the conversation, until it is seen again', async () => {
  await engageThenLose();
  const { _id } = await chat();
  const day = sql`interval '25 hours'`;
  await spotter.connection.database.execute(sql`update chats set last_inbound_at = last_inbound_at - ${day},
    other_app_since = other_app_since - ${day}, version = version + 1 where id = ${_id}`);
  expect((await chat()).answering.otherApp).toBeNull();
  writes('are you still there?');
  await spotter.settled();
  const seen = await chat();
  expect(seen.answering.otherApp).toMatchObject({ appId: otherApp });
  expect(ofAgent(seen)).toBe(1);
});

describe('a conversation that comes back', () => {
  test('has what waited answered, once', async () => {
    await engageThenLose();
    writes('I want to lose 5 kg');
    await spotter.settled();
    expect(ofAgent(await chat())).toBe(1);
    spotter.messenger.otherAppGivesThreadBack(page.id, lead);
    await spotter.settled();
    const back = await chat();
    expect(back.answering.otherApp).toBeNull();
    expect(ofAgent(back)).toBe(2);
    await spotter.settled();
    expect(ofAgent(await chat())).toBe(2);
  });

  test('has nothing answered that the other app has answered', async () => {
    await engageThenLose();
    writes('I want to lose 5 kg');
    await spotter.settled();
    spotter.messenger.answerAsOtherApp(page.id, lead, 'Great, we will call you');
    await spotter.settled();
    spotter.messenger.otherAppGivesThreadBack(page.id, lead);
    await spotter.settled();
    const back = await chat();
    expect(back).toMatchObject({ chatEnabled: true, answering: { otherApp: null } });
    expect(ofAgent(back)).toBe(1);
    writes('thank you, and what does it cost?');
    await spotter.settled();
    expect(ofAgent(await chat())).toBe(2);
  });

  test('stays silent where a person has the chat', async () => {
    await engageThenLose();
    writes('I want to lose 5 kg');
    await spotter.settled();
    spotter.messenger.answerAsCoach(page.id, lead, 'It is Marc, five minutes');
    await spotter.settled();
    writes('ok');
    await spotter.settled();
    spotter.messenger.otherAppGivesThreadBack(page.id, lead);
    await spotter.settled();
    expect(ofAgent(await chat())).toBe(1);
  });

  test('is not lost again by a message that came late from before', async () => {
    await engageThenLose();
    const before = Date.now() - 5_000;
    spotter.messenger.otherAppGivesThreadBack(page.id, lead);
    await spotter.settled();
    spotter.messenger.sendRaw(standby(page.id, { message: { mid: `mid.late.${people}`, text: 'hm' } }, before));
    await spotter.settled();
    expect((await chat()).answering.otherApp).toBeNull();
  });
});

describe('the coach', () => {
  const take = async () => coach.client.call(threadControlRoutes.takeThread, { params: { id: (await chat())._id } });
  const giveBack = async () =>
    coach.client.call(threadControlRoutes.giveThreadBack, { params: { id: (await chat())._id } });

  test('takes the conversation, and what waits is answered; the record says who had it', async () => {
    await engageThenLose();
    writes('I want to lose 5 kg');
    await spotter.settled();
    const taken = await take();
    expect(taken.answering).toMatchObject({
      otherApp: null,
      takenFrom: { appId: otherApp, at: expect.any(String) as string },
    });
    await spotter.settled();
    const ours = await chat();
    expect(ofAgent(ours)).toBe(2);
    // The platform also reports what was taken.
    expect(ours.answering.takenFrom?.appId).toBe(otherApp);
    const params = { id: ours._id, messageId: ours.history.at(-1)!._id };
    const records = await coach.client.call(decisionRoutes.ofMessage, { params });
    expect(records.at(-1)?.facts).toMatchObject({ otherAppOwnsThread: false, otherAppId: otherApp, tookThread: true });
    await expect(take()).resolves.toMatchObject({ answering: { otherApp: null } });
  });

  test('gives it back to the app that had it, and the agent is silent', async () => {
    await engageThenLose();
    await take();
    await spotter.settled();
    const given = await giveBack();
    expect(given.answering).toMatchObject({ otherApp: { appId: otherApp, canTake: true }, takenFrom: null });
    writes('and now?');
    await spotter.settled();
    expect(ofAgent(await chat())).toBe(1);
    await expect(giveBack()).resolves.toMatchObject({ answering: { otherApp: { appId: otherApp } } });
  });

  test.each([
    ['no-routing', /^Conversation routing is off/],
    ['take-off', /^The page doesn’t let Spotter take/],
  ] as const)('reads why the page refuses: %s', async (threadControl, sentence) => {
    await engageThenLose();
    spotter.messenger.setFaults({ threadControl });
    await expect(take()).rejects.toMatchObject({ code: 'provider_refused', message: expect.stringMatching(sentence) });
    spotter.messenger.clearFaults();
    expect((await chat()).answering.otherApp).not.toBeNull();
  });

  test('cannot take one on Instagram, and gives nothing back that was not taken', async () => {
    spotter.instagram.writeAsContact(account.id, lead, { text: 'SHRED' });
    await spotter.settled();
    spotter.instagram.otherAppTakesThread(account.id, lead);
    await spotter.settled();
    const held = await spotter.chat(coach, lead);
    expect(held.answering.otherApp).toMatchObject({ canTake: false });
    const params = { id: held._id };
    await expect(coach.client.call(threadControlRoutes.takeThread, { params })).rejects.toMatchObject({ status: 409 });
    const same = await coach.client.call(threadControlRoutes.giveThreadBack, { params });
    expect(same.answering.otherApp).not.toBeNull();
  });
});

function event(accountId: string, content: object, at: number, fromAccount = false) {
  const [sender, recipient] = fromAccount ? [accountId, lead] : [lead, accountId];
  return { sender: { id: sender }, recipient: { id: recipient }, timestamp: at, ...content };
}

/** A delivery of what goes to another app, for reading along. */
function standby(accountId: string, content: object, at: number, fromAccount = false) {
  const object = accountId === page.id ? 'page' : 'instagram';
  return { object, entry: [{ id: accountId, time: at, standby: [event(accountId, content, at, fromAccount)] }] };
}
