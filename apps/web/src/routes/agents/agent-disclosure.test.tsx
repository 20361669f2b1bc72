import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

function open() {
  const agent = anAgent();
  const backend = createFakeBackend({ agents: [agent] });
  return { backend, app: renderApp(`/agent/create/${agent._id}`, { backend, signedIn: true }) };
}

const reason = 'This says that a person writes. Say that an automated assistant does.';

function refuseWords(backend: ReturnType<typeof open>['backend'], path: string): void {
  backend.refuse('PUT /agent/{id}', {
    status: 400,
    message: reason,
    code: 'invalid_input',
    issues: [{ path, message: reason }],
  });
}

test('a coach chooses when it is said, and says it in their own words', async () => {
  const { app, backend } = open();
  await app.user.click(await screen.findByRole('button', { name: 'Where required' }));
  await app.user.click(screen.getByText('Your own sentence, by language'));
  await app.user.type(screen.getByLabelText('German'), 'Hier schreibt Danas Bot.');
  await app.user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Agent updated successfully!')).toBeTruthy();
  expect(backend.callsTo('PUT /agent/{id}').at(-1)!.body).toMatchObject({
    disclosure: { mode: 'where_required', words: { de: 'Hier schreibt Danas Bot.' } },
  });
});

test('a sentence that says it is inserted by a tap, before what was typed', async () => {
  const { app, backend } = open();
  await app.user.click(await screen.findByText('Your own sentence, by language'));
  await app.user.type(screen.getByLabelText('English'), 'Dana reads along.');
  await app.user.click(screen.getByRole('button', { name: /^Insert “I'm/ }));
  expect(screen.queryByRole('button', { name: /^Insert “I'm/ })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Agent updated successfully!')).toBeTruthy();
  expect(backend.callsTo('PUT /agent/{id}').at(-1)!.body).toMatchObject({
    disclosure: { words: { en: "I'm {coach}'s AI assistant. Dana reads along." } },
  });
});

test('words for “are you a bot?” that claim a person are refused at their field', async () => {
  const { app, backend } = open();
  refuseWords(backend, 'config.disclosureWords');
  const field = await screen.findByLabelText(/Your words for “are you a bot/);
  await app.user.type(field, 'I’m a real person, promise');
  await app.user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent).toBe(reason);
});

test('a sentence that hides the machine is refused at its field, with the reason, and kept', async () => {
  const { app, backend } = open();
  refuseWords(backend, 'disclosure.words.es');
  // Both are folded again before the save.
  await app.user.click(await screen.findByText('Your own sentence, by language'));
  await app.user.type(screen.getByLabelText('Spanish'), 'Soy una persona de verdad.');
  await app.user.click(screen.getByText('Your own sentence, by language'));
  const folded = () => [...document.querySelectorAll('details')].map(({ open: isOpen }) => isOpen);
  expect(folded()).toEqual([false, false]);
  await app.user.click(screen.getByRole('button', { name: 'Update' }));
  expect((await screen.findByLabelText('Spanish')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Spanish')).toHaveProperty('value', 'Soy una persona de verdad.');
  expect(document.getElementById(screen.getByLabelText('Spanish').getAttribute('aria-describedby')!)!.textContent).toBe(
    reason,
  );
  expect(screen.getByLabelText('German').getAttribute('aria-invalid')).not.toBe('true');
  expect(folded()).toEqual([true, true]);
  expect(document.activeElement).toBe(screen.getByLabelText('Spanish'));
});
