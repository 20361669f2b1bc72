import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aCorrection } from '../../test/fake-corrections.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const saved = { chatId: 'chat-1', asked: 'what does it cost?', wrong: 'It is $79.', sent: null };

function open(corrections = [aCorrection({ case: saved })], address = '/agent/rules/agent-1') {
  const backend = createFakeBackend({ agents: [anAgent()], corrections });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}
const rule = async (words: string) => (await screen.findByText(words)).closest('li')!;

test('the form leads to the rules, which say who made them, what they came from, and how many there are', async () => {
  const { app } = open(undefined, '/agent/create/agent-1');
  await app.user.click(await screen.findByRole('link', { name: 'See its rules' }));
  const first = await rule('Never say “discount”');
  expect(first.textContent).toMatch(/Dana Reyes, Nov 20, .*Saved case: what does it cost\?/);
  expect(within(first).getByRole('link', { name: 'See the chat' }).getAttribute('href')).toBe('/dashboard/chat/chat-1');
  expect(screen.getByText('1 of 50 rules')).toBeTruthy();
});

test('without rules it says how one is made', async () => {
  open([]);
  expect(await screen.findByText('No rules yet')).toBeTruthy();
  expect(screen.getByText('0 of 50 rules')).toBeTruthy();
});

test('a rule is written, and says what is missing', async () => {
  const { app, backend } = open([]);
  await app.user.click(await screen.findByRole('button', { name: 'Add a rule' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Never say' }));
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Write what it must not say')).toBeTruthy();
  await app.user.type(dialog.getByRole('textbox', { name: 'Words it never says' }), 'discount, rebate');
  await app.user.click(dialog.getByRole('button', { name: 'All agents' }));
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await rule('Never say “discount”, “rebate”')).textContent).toContain('All your agents');
  expect(backend.callsTo('POST /agent/{id}/corrections')[0]?.body).toEqual({
    scope: 'always',
    rule: { kind: 'never', words: ['discount', 'rebate'] },
    about: null,
  });
});

test('contradictions are shown, and a rule is changed', async () => {
  const text = 'There is a discount today.';
  const { app, backend } = open([
    aCorrection(),
    aCorrection({ _id: 'correction-2', rule: { kind: 'answer', asked: 'price', text } }),
  ]);
  expect((await rule('Never say “discount”')).textContent).toContain(`Contradicts: Asked about “price”, say “${text}”`);
  await app.user.click(screen.getByRole('button', { name: `Edit “Asked about “price”, say “${text}””` }));
  const dialog = within(await screen.findByRole('dialog'));
  const says = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'It says' });
  expect(says.value).toBe(text);
  await app.user.clear(says);
  await app.user.type(says, 'It is $97.');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await rule('Asked about “price”, say “It is $97.”');
  await waitFor(() => expect(screen.queryByText(/Contradicts/)).toBeNull());
  expect(backend.callsTo('PUT /corrections/{id}')).toHaveLength(1);
});

test('a rule that is not in force is put back, and a refusal says why', async () => {
  const { app, backend } = open([aCorrection({ isInForce: false })]);
  const first = await rule('Never say “discount”');
  expect(first.textContent).toContain('Not in force');
  expect(screen.getByText('0 of 50 rules')).toBeTruthy();
  const message = 'Setter has 50 rules. Delete one first.';
  backend.refuse('PUT /corrections/{id}', { status: 409, message, code: 'conflict' });
  await app.user.click(within(first).getByRole('button', { name: 'Put “Never say “discount”” back in force' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a rule that is deleted can be taken back for a while', async () => {
  const { app, backend } = open();
  await rule('Never say “discount”');
  await app.user.click(screen.getByRole('button', { name: 'Delete “Never say “discount””' }));
  await waitFor(() => expect(screen.queryByText('Never say “discount”')).toBeNull());
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await rule('Never say “discount”');
  expect(backend.callsTo('DELETE /corrections/{id}')).toEqual([]);
});

test('rules that do not load say so', async () => {
  const backend = createFakeBackend({ agents: [anAgent()] });
  backend.refuse('GET /agent/{id}/corrections', { status: 500, message: 'Oops', code: 'internal' });
  renderApp('/agent/rules/agent-1', { backend, signedIn: true });
  expect(await screen.findByText('The rules didn’t load')).toBeTruthy();
});
