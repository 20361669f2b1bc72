import {
  agentRoutes,
  agreementRoutes,
  botRoutes,
  chatRoutes,
  decisionRoutes,
  inboxRoutes,
  proposalRoutes,
  type Proposal,
} from '@spotter/contract';
import { afterVerdict } from '@spotter/domain/autoreply';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerProposals } from '../../chats/approval/approval.tables.ts';
import { changeTrust } from '../../chats/index.ts';
import { hourMs, startDialogues, type Dialogues, type Lead } from '../../../test/dialogues/dialogue.ts';

let dialogues: Dialogues;
let lead: Lead;
beforeAll(async () => {
  dialogues = await startDialogues();
  await setAnswers('approve');
});
afterAll(() => dialogues.close());
beforeEach(() => {
  lead = dialogues.lead();
});

const client = () => dialogues.coach.client;

async function setAnswers(answers: 'auto' | 'approve'): Promise<void> {
  const params = { id: dialogues.coach.agentId };
  const agent = await client().call(agentRoutes.find, { params });
  await client().call(agentRoutes.update, { params, body: { ...agent, answers } });
}

/** Lets the lead write, who hears nothing; returns the answer that waits. */
async function proposed(one: Lead, text: string): Promise<Proposal> {
  expect(await one.says(text)).toEqual([]);
  const { proposal } = await one.chat();
  expect(proposal).not.toBeNull();
  return proposal!;
}

async function send(one: Lead, { _id: proposalId }: Proposal, text?: string) {
  const params = { id: (await one.chat())._id };
  const body = { proposalId, ...(text === undefined ? {} : { text }) };
  try {
    return await client().call(proposalRoutes.sendProposal, { params, body });
  } finally {
    await dialogues.settled();
  }
}

async function drop(one: Lead, { _id: proposalId }: Proposal) {
  return client().call(proposalRoutes.dropProposal, { params: { id: (await one.chat())._id }, body: { proposalId } });
}

/** Returns what the card says of the answer that waited over a message of the lead's. */
async function approvalOf(one: Lead, at = 0) {
  const chat = await one.chat();
  const message = chat.history.filter(({ author }) => author === 'contact')[at]!;
  const records = await client().call(decisionRoutes.ofMessage, { params: { id: chat._id, messageId: message._id } });
  return records.flatMap(({ approval }) => approval ?? []);
}

const refusal = (of: Promise<unknown>): Promise<{ code: string; message: string }> =>
  of.then(
    () => expect.fail('It was not refused'),
    (error: { code: string; message: string }) => error,
  );

describe('an answer of an agent that asks first', () => {
  test('waits in the chat, and needs the coach', async () => {
    const proposal = await proposed(lead, 'SHRED');
    const chat = await lead.chat();
    expect(chat).toMatchObject({ pendingReply: null, lastDecision: { kind: 'wait', reason: 'approval' } });
    expect(chat.needsYou).toMatchObject({ why: 'approval', urgency: 'to-approve' });
    expect(proposal.until).toBe(new Date(new Date(chat.windowClosesAt!).getTime() - 5 * 60_000).toISOString());
    const queue = await client().call(inboxRoutes.needsYou, { query: {} });
    expect(queue.map(({ _id }) => _id)).toContain(chat._id);
    expect(await approvalOf(lead)).toMatchObject([{ text: proposal.text, outcome: null, by: null }]);
  });

  test('is sent once, as it was, with all that goes with it', async () => {
    const proposal = await proposed(lead, 'SHRED');
    const chat = await send(lead, proposal);
    expect(lead.heard()).toEqual([proposal.text]);
    expect(chat).toMatchObject({ proposal: null, stage: 'engaged', needsYou: null, chatEnabled: true });
    expect((await lead.messages()).at(-1)).toMatchObject({
      author: 'agent',
      status: 'sent',
      decision: { kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED' },
    });
    expect(await approvalOf(lead)).toMatchObject([{ outcome: 'as-was', by: 'Dana', sentText: null }]);
    expect(await refusal(send(lead, proposal))).toMatchObject({
      code: 'conflict',
      message: 'Dana has already sent this answer',
    });
    expect(lead.heard()).toHaveLength(1);
  });

  test('is sent in the coach’s words, and the agent goes on', async () => {
    const proposal = await proposed(lead, 'SHRED');
    await send(lead, proposal, 'Hey, glad you wrote! What is your goal?');
    expect(lead.heard()).toEqual(['Hey, glad you wrote! What is your goal?']);
    expect(await approvalOf(lead)).toMatchObject([
      { text: proposal.text, outcome: 'edited', sentText: 'Hey, glad you wrote! What is your goal?' },
    ]);
    await proposed(lead, 'lose ten kilos before summer');
  });

  test('is dropped by the coach: the agent answers what comes next', async () => {
    const proposal = await proposed(lead, 'SHRED');
    expect(await drop(lead, proposal)).toMatchObject({
      proposal: null,
      lastDecision: { kind: 'stay-silent', reason: 'cancelled-by-coach' },
      chatEnabled: true,
    });
    expect(await approvalOf(lead)).toMatchObject([{ outcome: 'dropped', by: 'Dana' }]);
    expect(await refusal(drop(lead, proposal))).toMatchObject({ message: 'Dana has already dropped this answer' });
    expect(await refusal(send(lead, proposal))).toMatchObject({ code: 'conflict' });
    await proposed(lead, 'SHRED please');
    expect(lead.heard()).toEqual([]);
  });

  test('is written anew when the lead writes on, and the old one cannot be sent', async () => {
    const old = await proposed(lead, 'SHRED');
    const fresh = await proposed(lead, 'and how much is it?');
    expect(fresh._id).not.toBe(old._id);
    expect(await refusal(send(lead, old))).toMatchObject({
      code: 'conflict',
      message: 'Nothing was sent: they wrote in between',
    });
    expect(await approvalOf(lead)).toMatchObject([{ outcome: 'lapsed', because: 'contact-wrote' }]);
    await send(lead, fresh);
    expect(lead.heard()).toEqual([fresh.text]);
  });

  test('lapses when the window ends', async () => {
    const proposal = await proposed(lead, 'SHRED');
    await dialogues.pass(24 * hourMs);
    const chat = await lead.chat();
    expect(chat).toMatchObject({ proposal: null, lastDecision: { kind: 'stay-silent', reason: 'window-closed' } });
    expect(await approvalOf(lead)).toMatchObject([{ outcome: 'lapsed', because: 'window-closed' }]);
    expect(await refusal(send(lead, proposal))).toMatchObject({ code: 'conflict' });
    expect(lead.heard()).toEqual([]);
  });

  const ends: [string, string, (one: Lead) => Promise<unknown>][] = [
    ['a person writes in the app', 'person-wrote', async (one) => one.coachSays('Hi, Dana here')],
    [
      'a person writes in the inbox',
      'person-wrote',
      async (one) => {
        const { senderId, credentialId } = await one.chat();
        const body = { senderId, credentialId, message: 'Hi, Dana here' };
        await client().call(botRoutes.sendMessage, { params: { id: dialogues.coach.botId }, body });
      },
    ],
    [
      'the chat is switched off',
      'switched-off',
      async (one) =>
        client().call(chatRoutes.setEnabled, { body: { chatId: (await one.chat())._id, chatEnabled: false } }),
    ],
    [
      'the chat is paused',
      'paused',
      async (one) =>
        client().call(chatRoutes.pause, {
          params: { id: (await one.chat())._id },
          body: { until: new Date(dialogues.clock.now().getTime() + hourMs).toISOString() },
        }),
    ],
    [
      'it is marked as spam',
      'marked-spam',
      async (one) => client().call(chatRoutes.update, { params: { id: (await one.chat())._id }, body: { spam: true } }),
    ],
    ['the lead takes back what it answers', 'contact-took-back', async (one) => one.unsends(await firstId(one))],
  ];
  test.each(ends)('lapses when %s', async (_, because, happens) => {
    const proposal = await proposed(lead, 'SHRED');
    await happens(lead);
    await dialogues.settled();
    expect((await lead.chat()).proposal).toBeNull();
    const before = lead.heard().length;
    expect(await refusal(send(lead, proposal))).toMatchObject({ code: 'conflict' });
    expect(lead.heard()).toHaveLength(before);
    expect(await approvalOf(lead)).toMatchObject([{ outcome: 'lapsed', because }]);
  });

  const unreadable: [string, (draft: Record<string, unknown>) => unknown][] = [
    ['is empty', () => ({})],
    ['has no list of messages', (draft) => ({ ...draft, decision: { kind: 'reply', to: 'all' } })],
    ['was written by another version', (draft) => ({ ...draft, composition: { kind: 'draft', words: 'Hey' } })],
    ['is a text', () => 'Hey'],
  ];
  test.each(unreadable)('whose stored draft %s is withdrawn, and another is written', async (_, broken) => {
    const proposal = await proposed(lead, 'SHRED');
    const { database } = dialogues.spotter.connection;
    const [row] = await database.select().from(answerProposals).where(eq(answerProposals.id, proposal._id));
    const draft = broken(row!.draft) as Record<string, unknown>;
    await database.update(answerProposals).set({ draft }).where(eq(answerProposals.id, proposal._id));
    expect((await lead.chat()).proposal).toMatchObject({ text: proposal.text, quickReplies: [] });
    expect(await refusal(send(lead, proposal))).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^Nothing was sent: what was stored of it could not be read/),
    });
    expect(lead.heard()).toEqual([]);
    expect(await approvalOf(lead)).toContainEqual(
      expect.objectContaining({ outcome: 'lapsed', because: 'unreadable' }),
    );
    const { proposal: next } = await lead.chat();
    await send(lead, next!);
    expect(lead.heard()).toEqual([next!.text]);
  });

  test('is sent by one of two who tap at once', async () => {
    const proposal = await proposed(lead, 'SHRED');
    const outcomes = await Promise.allSettled([
      send(lead, proposal),
      send(lead, proposal, 'In my words'),
      send(lead, proposal),
      drop(lead, proposal),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(lead.heard().length).toBeLessThanOrEqual(1);
  });

  test('is not held where a person is in danger, asks to stop, or wants a person', async () => {
    const [inDanger, stopping, asking] = [dialogues.lead(), dialogues.lead(), dialogues.lead()];
    for (const one of [inDanger, stopping, asking]) await send(one, await proposed(one, 'SHRED'));
    expect(await inDanger.says('i want to kill myself')).toHaveLength(1);
    expect(await stopping.says('STOP')).toHaveLength(1);
    expect(await asking.says('can i talk to a real person please')).toHaveLength(1);
    expect(await asking.chat()).toMatchObject({ stage: 'needs_you', proposal: null });
  });
});

test('answers about what the coach agrees with go out on their own, but for one in five, until they say otherwise', async () => {
  const { agentId } = dialogues.coach;
  const automatic = (on: boolean) =>
    client().call(agreementRoutes.setAutomatic, { params: { id: agentId, topic: 'price' }, body: { automatic: on } });
  expect(await refusal(automatic(true))).toMatchObject({ code: 'conflict' });
  const { database } = dialogues.spotter.connection;
  const agreed = Array.from({ length: 20 }, () => 'as-was' as const);
  await changeTrust(database, { agentId, topic: 'price' }, (trust) => agreed.reduce(afterVerdict, trust));
  const topics = await automatic(true);
  expect(topics.find(({ topic }) => topic === 'price')).toMatchObject({ isAutomatic: true });
  const heard = [];
  for (let nth = 0; nth < 5; nth += 1) heard.push((await dialogues.lead().says('SHRED how much is it?')).length);
  expect(heard).toEqual([1, 1, 1, 1, 0]);
  expect(await dialogues.lead().says('SHRED')).toEqual([]);
  await automatic(false);
  expect(await dialogues.lead().says('SHRED how much is it?')).toEqual([]);
});

async function firstId(one: Lead): Promise<string> {
  const conversation = dialogues.spotter.instagram.conversation('17841400000000017', one.id);
  return conversation.find(({ from }) => from === 'contact')!.id;
}
