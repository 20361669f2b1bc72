import type { DecisionRecord } from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage, anAgent } from '../../test/samples.ts';

const at = '2026-11-20T10:00:04.000Z';
const reply = { kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED', at } as const;

const record: DecisionRecord = {
  _id: 'decision-2',
  decision: reply,
  messageId: 'asked',
  version: { agentId: 'agent-1', number: 7 },
  facts: {
    accountEnabled: true,
    chatEnabled: true,
    offReason: null,
    agent: 'Dana',
    planAllows: true,
    engaged: false,
    optedOut: false,
    otherAppOwnsThread: false,
    client: false,
    otherAppId: null,
    tookThread: false,
    unanswered: 3,
    failedAttempts: 0,
    quietMs: 4000,
    judgedInPart: false,
  },
  delay: { type: 'Custom', minutes: 0 },
  until: null,
  windowLeftMinutes: 1439,
  model: {
    name: 'setter-1',
    inputTokens: 1204,
    outputTokens: 46,
    steps: 2,
    milliseconds: 1430,
    costDollars: 0.0021,
  },
  heard: null,
  intent: null,
  danger: null,
  checks: ['empty', 'unknown-price'],
  repaired: 'unknown-price',
  refused: [],
  mended: ['several-questions'],
  answered: null,
  tools: ['record_fact', 'record_fact'],
  tags: [{ name: 'Knee pain', by: 'agent' }],
  clip: null,
  severe: false,
  seen: null,
  judged: true,
  draftFlagged: null,
  sources: [],
  found: null,
  parts: null,
  ownText: false,
  unanswered: null,
  whenUnanswered: null,
  approval: null,
};

/** Finds a card by its title, because jsdom has no layout and a placed card seems hidden. */
async function findCard(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: 'p' });
  return heading.closest<HTMLElement>('[role="dialog"]')!;
}

function open(
  history = [aMessage({ _id: 'asked', author: 'agent', text: 'Hey Mia!', decision: reply })],
  decisions = [record],
) {
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    chats: [aChat({ history })],
    agents: [anAgent({ ig: 'bot-1' })],
    decisions,
  });
  const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  return { app, backend };
}

/** Returns the text of a row of the card. */
const row = (card: HTMLElement, name: string) =>
  within(card).getByText(name, { selector: 'dt' }).nextElementSibling!.textContent;

describe('why the agent did what it did', () => {
  test('names the version of the agent that decided, and links to it', async () => {
    const { app } = open();
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
    const shown = await findCard('Why the agent wrote this');
    const link = await within(shown).findByText('version 7', { selector: 'a' });
    expect(link.getAttribute('href')).toBe('/agent/versions/agent-1?version=7');
  });

  test.each<[string, DecisionRecord['intent'], string]>([
    [
      'no',
      { descriptions: ['wants a plan'], fits: null, model: { ...record.model!, inputTokens: 200, costDollars: null } },
      'Asked the model whether it fits “wants a plan”: no. That took 246 tokens, no prices set for this model.',
    ],
    [
      'yes, of two',
      {
        descriptions: ['wants a plan', 'asks the price'],
        fits: 'asks the price',
        model: { ...record.model!, inputTokens: 1_200, costDollars: 0.00031 },
      },
      'Asked the model whether it fits “wants a plan” or “asks the price”: yes, “asks the price”. That took 1,246 tokens, $0.0003.',
    ],
  ])('says what the model was asked first, what it said and what that took: %s', async (_case, intent, sentence) => {
    const silence = { kind: 'stay-silent', reason: 'no-keyword', keyword: null, at } as const;
    const message = aMessage({ _id: 'asked', author: 'contact', text: 'hi', decision: silence });
    const { app } = open([message], [{ ...record, decision: silence, model: null, intent }]);
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent stayed silent' }));
    const shown = await findCard('Why the agent stayed silent');
    await waitFor(() => expect(row(shown, 'What they want')).toBe(sentence));
    expect(row(shown, 'Model')).toBe('Asked what they want, nothing else');
  });

  test.each<[string, DecisionRecord['danger'], string, string]>([
    [
      'no',
      { says: 'none', model: { ...record.model!, inputTokens: 200, costDollars: null } },
      'Something in it may be a matter for you, or ask if a machine writes, so the model was asked: it isn’t. That took 246 tokens, no prices set for this model.',
      'Not asked: a rule decided',
    ],
    [
      'yes',
      { says: 'medical', model: { ...record.model!, inputTokens: 200, costDollars: 0.0002 } },
      'Something in it may be a matter for you, or ask if a machine writes, so the model was asked: it is, a medical question. That took 246 tokens, $0.0002.',
      'Asked whether this needs you, nothing else',
    ],
    [
      'nothing clear',
      { says: null, model: { ...record.model!, inputTokens: 200, costDollars: null } },
      'Something in it may be a matter for you, or ask if a machine writes, so the model was asked: no clear answer. That took 246 tokens, no prices set for this model.',
      'Asked whether this needs you, nothing else',
    ],
    [
      'nothing',
      { says: null, model: null },
      'Something in it may be a matter for you, or ask if a machine writes, so the model was asked. It didn’t answer in time.',
      'Not asked: a rule decided',
    ],
  ])('says what the model said of words that looked like danger: %s', async (_case, danger, sentence, model) => {
    const isOver = danger?.says !== 'none';
    const decision = isOver
      ? ({ kind: 'hand-over', reason: 'medical', keyword: null, at } as const)
      : ({ kind: 'stay-silent', reason: 'hourly-cap', keyword: null, at } as const);
    const message = aMessage({ _id: 'asked', author: 'contact', text: 'my knee…', decision });
    const { app } = open([message], [{ ...record, decision, model: null, danger }]);
    const title = isOver ? 'Why the agent called you' : 'Why the agent stayed silent';
    await app.user.click(await screen.findByRole('button', { name: title }));
    const shown = await findCard(title);
    await waitFor(() => expect(row(shown, 'Double-checked')).toBe(sentence));
    expect(row(shown, 'Model')).toBe(model);
  });

  test('says what was asked and found, and leads to a better answer', async () => {
    const source = { kind: 'entry', id: 'entry:1', title: 'What equipment do I need?' } as const;
    const found = { asked: 'what equipment do i need', source, used: false };
    const { app } = open(undefined, [{ ...record, found }]);
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
    const shown = await findCard('Why the agent wrote this');
    await waitFor(() => expect(row(shown, 'Asked')).toContain('what equipment do i need'));
    expect(row(shown, 'Found')).toMatch(/What equipment do I need\?.*Not used/);
    const fix = within(shown).getByText('Fix this answer', { selector: 'a' });
    expect(fix.getAttribute('href')).toBe('/knowledge?fix=what+equipment+do+i+need#answers');
    await app.user.click(fix);
    const dialog = await screen.findByRole('dialog', { name: 'New answer' });
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'When a lead asks…' }).value).toBe(
      found.asked,
    );
  });

  test('says first what the coach asks; what it took stands under a detail that opens by the keyboard', async () => {
    const { app } = open();
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
    const card = await findCard('Why the agent wrote this');
    const summary = await within(card).findByText('Details');
    const details = summary.closest('details')!;
    const names = (rows: ParentNode) => [...rows.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(names(card.querySelector('dl')!)).toEqual(['Keyword']);
    expect(names(details)).toEqual(
      expect.arrayContaining(['What it knew', 'Model', 'Tokens', 'Cost', 'Delay', 'Window left']),
    );
    expect(details.open).toBe(false);
    summary.focus();
    expect(summary.tagName).toBe('SUMMARY');
  });

  test('of two drafts that were refused: both, what was wrong with each, and a line for the instructions', async () => {
    const handOver = { kind: 'hand-over', reason: 'failed-twice', keyword: null, at } as const;
    const { app } = open(
      [aMessage({ _id: 'asked', text: 'how much?', decision: handOver })],
      [
        {
          ...record,
          decision: handOver,
          model: null,
          checks: [],
          repaired: null,
          refused: [
            { text: 'Write to dan@gym.example.', problem: 'foreign-contact' },
            { text: '', problem: 'leaked-instructions' },
          ],
        },
      ],
    );
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent called you' }));
    const card = await findCard('Why the agent called you');
    const heading = await within(card).findByText('The 2 drafts it couldn’t send');
    const drafts = [...heading.closest('section')!.querySelectorAll('li')].map((draft) => draft.textContent);
    expect(drafts[0]).toContain('Write to dan@gym.example.It had an address or phone number that isn’t yours.');
    expect(drafts[1]).toContain('No words to show.It gave your instructions away.');
    await app.user.click(within(card).getAllByText('Add to instructions')[0]!);
    const line = 'If they ask how to reach me, give them: [your email or phone number].';
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Instructions/ });
    expect(field.value).toBe(`Write as Dana writes.\n${line}`);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(line);
    expect(document.activeElement).toBe(field);
  });

  test('of an answer: its sources with their words; of a question without one, the way to answer it', async () => {
    const quote = 'Coaching is $697.';
    const { app } = open(undefined, [
      {
        ...record,
        sources: [{ kind: 'offer', id: 'offer:1', title: '12-week coaching', quote }],
        unanswered: 'is there a crèche',
        refused: [{ text: 'It is $99.', problem: 'unknown-price' }],
      },
    ]);
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
    const card = within(await findCard('Why the agent wrote this'));
    expect(await card.findByText(quote)).toBeTruthy();
    expect(card.getByText('is there a crèche')).toBeTruthy();
    expect(card.getByText('Answer it once').getAttribute('href')).toBe('/knowledge#unanswered');
    // A line of the instructions would not license a price.
    expect(card.getByText('Add what is true').getAttribute('href')).toBe('/knowledge');
    await app.user.click(card.getByText('12-week coaching'));
    expect(await screen.findByRole('heading', { name: 'Knowledge' })).toBeTruthy();
  });

  test.each([
    ['go-on', 'It said it will ask and kept talking, as you chose.'],
    ['hand-over', 'It said it will ask and handed the chat to you, as you chose.'],
  ] as const)('of a question that nothing answers: what the coach chose for it, %s', async (whenUnanswered, says) => {
    const { app } = open(undefined, [{ ...record, unanswered: 'is there a crèche', whenUnanswered }]);
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
    const card = within(await findCard('Why the agent wrote this'));
    expect((await card.findByText('is there a crèche')).closest('dd')!.textContent).toContain(says);
  });

  test('of a draft that was thrown away before another one was sent', async () => {
    const { app } = open(undefined, [{ ...record, refused: [{ text: 'It is $99.', problem: 'unknown-price' }] }]);
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
    expect(await screen.findByText('The draft it threw away first')).toBeTruthy();
    expect(screen.getByText('It is $99.')).toBeTruthy();
  });

  test.each<[DecisionRecord['heard'], string]>([
    [{ seconds: 12, costDollars: 0.0012 }, '12 seconds of voice notes, $0.0012'],
    [{ seconds: 1, costDollars: null }, '1 second of voice notes, no price set for hearing'],
  ])('of an answer to voice notes: how long they are, and what hearing them cost', async (heard, sentence) => {
    const { app } = open(undefined, [{ ...record, heard }]);
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
    const card = await findCard('Why the agent wrote this');
    await within(card).findByText('Heard');
    expect(row(card, 'Heard')).toBe(sentence);
  });

  test('of an answer: the rule, what was read and known, the delay, the window, the model, its cost and the checks', async () => {
    const { app } = open(undefined, [
      {
        ...record,
        _id: 'decision-1',
        decision: { kind: 'wait', reason: 'burst', keyword: 'SHRED', at: '2026-11-20T10:00:01.000Z' },
        model: null,
        checks: [],
        repaired: null,
        mended: [],
        tools: [],
      },
      record,
    ]);
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
    const card = await findCard('Why the agent wrote this');
    await within(card).findByText('Rule');
    expect(within(card).getByText('They wrote a trigger keyword: “SHRED”.')).toBeTruthy();
    expect(row(card, 'Rule')).toBe('Answer');
    expect(row(card, 'Keyword')).toBe('“SHRED”');
    expect(row(card, 'Read')).toBe('3 messages, after 4 s of quiet');
    expect(row(card, 'What it knew')).toContain('Dana answers for this account');
    expect(row(card, 'What it knew')).toContain('Autoreplies were on');
    expect(row(card, 'Delay')).toBe('Instantly');
    expect(row(card, 'Window left')).toBe('23 h 59 min');
    expect(row(card, 'Model')).toBe('setter-1, asked 2 times, 1.4 s');
    expect(row(card, 'Tokens')).toBe('1,204 read, 46 written');
    expect(row(card, 'Cost')).toBe('$0.0021');
    expect(row(card, 'Checks passed')).toContain('no prices but yours');
    expect(row(card, 'Repaired')).toBe(
      'The first draft named a price that is not in your offer; your agent rewrote it.',
    );
    expect(row(card, 'Left out')).toBe('Of the draft: a question too many.');
    expect(row(card, 'Also did')).toBe('noted a fact (2 times)');
    expect(row(card, 'Before that')).toContain('Agent answers later: it waits until they finish writing.');
  });

  test('of a silence: what was off, and that no model was asked; it opens and closes by the keyboard', async () => {
    const silent = { kind: 'stay-silent', reason: 'taken-over', keyword: null, at } as const;
    const { app } = open(
      [aMessage({ _id: 'asked', text: 'you there?', decision: silent })],
      [
        {
          ...record,
          decision: silent,
          facts: { ...record.facts!, chatEnabled: false, offReason: 'takeover', engaged: true, unanswered: 1 },
          model: null,
          checks: [],
          repaired: null,
          mended: [],
          tools: [],
        },
      ],
    );
    const chip = await screen.findByRole('button', { name: 'Why the agent stayed silent' });
    chip.focus();
    await app.user.keyboard('{Enter}');
    const card = await findCard('Why the agent stayed silent');
    await within(card).findByText('Rule');
    expect(row(card, 'Rule')).toBe('Stay silent');
    expect(row(card, 'What it knew')).toContain('Autoreplies were off for this chat: you took over');
    expect(row(card, 'Model')).toBe('Not asked: a rule decided');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Why the agent stayed silent', { selector: 'p' })).toBeNull());
  });

  test('of a message too long to be judged whole: which part was', async () => {
    const { app } = open(undefined, [{ ...record, facts: { ...record.facts!, unanswered: 1, judgedInPart: true } }]);
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
    const card = await findCard('Why the agent wrote this');
    await within(card).findByText('Rule');
    expect(row(card, 'Read')).toBe(
      '1 message, after 4 s of quiet. Long message: read whole for stop words and clear danger, else its two ends',
    );
  });

  test('of a grave hand-over: that the caring words were said', async () => {
    const handOver = { kind: 'hand-over', reason: 'red-flag', keyword: null, at } as const;
    const { app } = open(
      [aMessage({ _id: 'asked', author: 'agent', text: 'Thank you for telling me.', decision: handOver })],
      [{ ...record, decision: handOver, severe: true, model: null, checks: [] }],
    );
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent called you' }));
    expect(await screen.findByText('It sent your words for a lead in crisis and won’t sell here.')).toBeTruthy();
  });

  test.each([
    [{ line: 'rules', category: 'minor' }, 'Safety rules: they may be under 18', 'Not asked: a rule decided'],
    [{ line: 'moderation', category: 'self-harm' }, 'Moderation: they may hurt themselves', 'Did not decide this'],
    [{ line: 'judgement', category: 'person' }, 'The model’s judgment: they want a person', 'Did not decide this'],
  ] as const)('of a hand-over: which line of defense saw it, and what (%j)', async (seen, reported, model) => {
    const handOver = { kind: 'hand-over', reason: 'red-flag', keyword: null, at } as const;
    const { app } = open(
      [aMessage({ _id: 'asked', author: 'agent', text: 'Thank you for telling me.', decision: handOver })],
      [{ ...record, decision: handOver, severe: true, seen, model: null, checks: [] }],
    );
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent called you' }));
    const card = await findCard('Why the agent called you');
    await within(card).findByText('Rule');
    expect(row(card, 'Seen by')).toBe(reported);
    expect(row(card, 'Model')).toBe(model);
  });

  test('of a model that did not judge what it answered, and of a draft that was dropped', async () => {
    const { app } = open(undefined, [{ ...record, judged: false, draftFlagged: 'harassment' }]);
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
    const card = await findCard('Why the agent wrote this');
    await within(card).findByText('Rule');
    expect(row(card, 'Model')).toContain('It did not check the message for danger');
    expect(row(card, 'Dropped')).toContain('Moderation objected to the agent’s own answer (harassment)');
  });

  test('says when it does not load, and tries again', async () => {
    const { app, backend } = open();
    backend.refuse('GET /chat/{id}/decisions/{messageId}', {
      status: 500,
      message: 'Something failed',
      code: 'internal',
    });
    await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
    expect(await screen.findByText('The details didn’t load.')).toBeTruthy();
    expect(screen.getByText('They wrote a trigger keyword: “SHRED”.')).toBeTruthy();
    backend.refuse('GET /chat/{id}/decisions/{messageId}');
    await app.user.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
    expect(await screen.findByText('Checks passed')).toBeTruthy();
  });
});
