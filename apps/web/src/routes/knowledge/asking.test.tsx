import type { UnansweredQuestion } from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { type FakeKnowledge, nothingKnown } from '../../test/fake-knowledge.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };
const quote = '12-week coaching costs $697.';
const found = {
  id: 'offer:offer-1',
  title: '12-week coaching',
  heading: '',
  text: quote,
  score: 1,
  source: { kind: 'offer' as const, _id: 'offer-1', url: null },
  ranks: { words: 1, meaning: null },
};

function open(known: Partial<FakeKnowledge> = {}, agents = [anAgent()]) {
  const backend = createFakeBackend({ knowledge: nothingKnown(known), agents });
  return { backend, app: renderApp('/knowledge', { backend, signedIn: true }) };
}

const box = async () => within(await screen.findByRole('complementary', { name: 'Ask as a lead' }));

describe('asking as a lead', () => {
  test('shows the answer, its sources and what else was found, and sends nothing', async () => {
    const other = { ...found, id: 'page:page-1#2', title: 'FAQ', heading: 'Refunds', text: 'Within 14 days.' };
    const { backend, app } = open({
      found: [found, other],
      sources: [{ kind: 'offer', id: found.id, title: found.title, quote }],
    });
    const ask = await box();
    await app.user.type(ask.getByRole('textbox', { name: 'Lead’s question' }), 'How much is it?{Enter}');
    const answer = within(await ask.findByRole('region', { name: 'Answer' }));
    expect(await answer.findByText('Hey! What have you tried before?')).toBeTruthy();
    expect(answer.getByRole('link', { name: /12-week coaching/ }).getAttribute('href')).toBe('/knowledge#offers');
    const passages = within(ask.getByRole('region', { name: 'Passages found' }));
    expect((await passages.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      `12-week coachingUsed${quote}`,
      'FAQ · RefundsWithin 14 days.',
    ]);
    expect(backend.callsTo('POST /agent/{id}/try')[0]?.body).toMatchObject({
      messages: [{ from: 'lead', text: 'How much is it?' }],
      agent: { offers: 'all', keywords: ['How'] },
    });
  });

  test('leads from a question without a source to its answer', async () => {
    const { app } = open();
    const ask = await box();
    await app.user.type(ask.getByRole('textbox', { name: 'Lead’s question' }), 'Is there a crèche?{Enter}');
    expect(await ask.findByText('Nothing here fits this question.')).toBeTruthy();
    await app.user.click(await ask.findByRole('button', { name: 'Write the answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New answer' }));
    const question = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^When a lead asks/ });
    expect(question.value).toBe('Is there a crèche?');
  });

  test('asks again where an answer failed, and finds passages without an agent', async () => {
    const { backend, app } = open({ found: [found] });
    backend.refuse('POST /agent/{id}/try', down);
    const ask = await box();
    await app.user.type(ask.getByRole('textbox', { name: 'Lead’s question' }), 'Price?{Enter}');
    expect(await ask.findByText('Your agent couldn’t answer just now.')).toBeTruthy();
    backend.refuse('POST /agent/{id}/try');
    await app.user.click(ask.getByRole('button', { name: 'Try again' }));
    expect(await ask.findByText('Hey! What have you tried before?')).toBeTruthy();
  });
});

describe('questions that could not be answered', () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const asked = '2026-11-20T10:00:00.000Z';
  const chat = { username: 'mia.lifts', name: 'Mia', text: 'is there a crèche', at: asked };
  const question: UnansweredQuestion = {
    _id: 'question-1',
    question: 'Is there a crèche?',
    times: 2,
    firstAskedAt: asked,
    lastAskedAt: asked,
    chats: [
      { ...chat, chatId: 'chat-1', canBeTold: true, windowClosesAt: inAnHour },
      { ...chat, chatId: 'chat-2', name: 'Ben', canBeTold: true, windowClosesAt: inAnHour },
      { ...chat, chatId: 'chat-3', name: 'Zoe', canBeTold: false, windowClosesAt: null },
    ],
  };
  const item = async () => within(await screen.findByRole('listitem', { name: 'Is there a crèche?' }));

  test('are answered once, for good and for the leads whose window is open', async () => {
    const { backend, app } = open({
      unanswered: [question],
      told: [
        { chatId: 'chat-1', told: true, reason: null },
        { chatId: 'chat-2', told: false, reason: 'They asked for no more messages.' },
      ],
    });
    const row = await item();
    expect(row.getByText('Asked 2 times, last on Nov 20')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Open chat with Mia' }).getAttribute('href')).toBe('/dashboard/chat/chat-1');
    await app.user.click(row.getByRole('button', { name: /^Answer once/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer once' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Zoe' }).disabled).toBe(true);
    await app.user.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'Yes, mornings.');
    await app.user.click(dialog.getByRole('button', { name: 'Save and send to 2 leads' }));
    expect(await screen.findByText('Answer saved and sent to 1 lead.')).toBeTruthy();
    expect(screen.getByText('Ben didn’t get it: They asked for no more messages.')).toBeTruthy();
    expect(backend.callsTo('POST /knowledge/unanswered/{id}/answer')[0]?.body).toEqual({
      question: 'Is there a crèche?',
      answer: 'Yes, mornings.',
      chatIds: ['chat-1', 'chat-2'],
    });
    await waitFor(() => expect(screen.queryByText('Questions your agents couldn’t answer')).toBeNull());
    const answers = within(screen.getByRole('region', { name: 'Questions and answers' }));
    expect(await answers.findByText('Yes, mornings.')).toBeTruthy();
  });

  test('show the newest three first, and all of them on demand', async () => {
    const unanswered = [1, 2, 3, 4].map((nth) => ({
      ...question,
      _id: `question-${nth}`,
      question: `Question ${nth}?`,
    }));
    const { app } = open({ unanswered });
    expect(await screen.findByRole('listitem', { name: 'Question 3?' })).toBeTruthy();
    expect(screen.queryByRole('listitem', { name: 'Question 4?' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Show all open questions' }));
    expect(screen.getByRole('listitem', { name: 'Question 4?' })).toBeTruthy();
  });

  test('are answered without telling anybody if nobody is checked', async () => {
    const { backend, app } = open({ unanswered: [{ ...question, chats: question.chats.slice(0, 1) }] });
    await app.user.click((await item()).getByRole('button', { name: /^Answer once/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer once' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'Yes.');
    await app.user.click(dialog.getByRole('checkbox', { name: 'Mia' }));
    backend.refuse('POST /knowledge/unanswered/{id}/answer', down);
    await app.user.click(dialog.getByRole('button', { name: 'Save answer' }));
    expect(await dialog.findByText(/^We couldn’t save this/)).toBeTruthy();
    backend.refuse('POST /knowledge/unanswered/{id}/answer');
    await app.user.click(dialog.getByRole('button', { name: 'Save answer' }));
    expect(await screen.findByText('Answer saved. Your agents know it from now on.')).toBeTruthy();
    expect(backend.callsTo('POST /knowledge/unanswered/{id}/answer').at(-1)?.body).toMatchObject({ chatIds: [] });
  });

  test('are taken off the list, which can be undone', async () => {
    const { app } = open({ unanswered: [question] });
    await app.user.click((await item()).getByRole('button', { name: /^Dismiss/ }));
    await waitFor(() => expect(screen.queryByText('Is there a crèche?')).toBeNull());
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await item();
  });
});
