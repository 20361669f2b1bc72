import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aDraft } from '../../test/fake-versions.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const button = (label: string) => screen.getByRole<HTMLButtonElement>('button', { name: label });
const dialog = () => screen.findByRole('dialog');
const note = () => screen.queryByRole('region', { name: 'This is a draft.' });

function open({ draft = null }: { draft?: ReturnType<typeof aDraft> | null } = {}) {
  const backend = createFakeBackend({ agents: [anAgent({ version: 4 })], versions: { draft, versions: [] } });
  return { backend, app: renderApp('/agent/create/agent-1', { backend, signedIn: true }) };
}
const madeTo = (backend: ReturnType<typeof createFakeBackend>, call: string) =>
  backend.calls.filter((made) => made.call === call);

describe('an agent without a draft', () => {
  test('can be kept as one, and goes on as it is', async () => {
    const { app, backend } = open();
    await name();
    expect(button('Save draft').disabled).toBe(true);
    expect(note()).toBeNull();
    await app.user.type(await name(), ' two');
    await app.user.click(button('Save draft'));
    expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
    expect(madeTo(backend, 'PUT /agent/{id}/draft').at(-1)?.body).toMatchObject({
      agent: { name: 'Setter two' },
      revision: null,
    });
    expect(madeTo(backend, 'PUT /agent/{id}')).toEqual([]);
    expect(within(note()!).getByText(/Dana Reyes/)).toBeTruthy();
    expect(button('Save draft').disabled).toBe(true);
  });

  test('keeps what was typed where the draft cannot be saved', async () => {
    const { app, backend } = open();
    backend.refuse('PUT /agent/{id}/draft', { status: 500, message: 'Something failed', code: 'internal' });
    await app.user.type(await name(), ' two');
    await app.user.click(button('Save draft'));
    expect(await screen.findByText('We couldn’t save the draft. What you typed is still here.')).toBeTruthy();
    expect((await name()).value).toBe('Setter two');
    expect(note()).toBeNull();
  });
});

describe('an agent with a draft', () => {
  test('shows it with what it changes and who saved it, and the trial talks as it does', async () => {
    const { app, backend } = open({ draft: aDraft(anAgent({ version: 4 })) });
    await name();
    const shown = within(note()!);
    expect(shown.getByText(/Sam Lee/)).toBeTruthy();
    expect(shown.getByText('Goodbye', { selector: 'dt' }).parentElement!.textContent).toBe('GoodbyeAdded: See you.');
    await app.user.type(screen.getByRole('textbox', { name: 'Lead’s message' }), 'hi{Enter}');
    await screen.findByText('Hey! What have you tried before?');
    expect(madeTo(backend, 'POST /agent/{id}/try').at(-1)?.body).toMatchObject({ agent: { goodbye: 'See you.' } });
  });

  test('is published after a look at the changes, with what was typed since', async () => {
    const { app, backend } = open({ draft: aDraft(anAgent({ version: 4 })) });
    await app.user.type(await name(), ' two');
    await app.user.click(button('Publish the draft'));
    const asked = within(await dialog());
    expect(asked.getByText('Setter two')).toBeTruthy();
    expect(asked.getByText('See you.')).toBeTruthy();
    await app.user.click(asked.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published as version 5.')).toBeTruthy();
    expect(madeTo(backend, 'POST /agent/{id}/publish').at(-1)?.body).toEqual({ revision: 'after first', version: 4 });
    await waitFor(() => expect(note()).toBeNull());
    expect((await name()).value).toBe('Setter two');
  });

  test('is published by Update, and only saved by Next', async () => {
    const { app, backend } = open({ draft: aDraft(anAgent({ version: 4 })) });
    await app.user.type(await name(), ' two');
    await app.user.click(button('Next'));
    await screen.findByRole('heading', { name: /Service/ });
    expect(madeTo(backend, 'PUT /agent/{id}/draft')).toHaveLength(1);
    expect(madeTo(backend, 'POST /agent/{id}/publish')).toEqual([]);
    await app.user.click(within(screen.getByRole('navigation', { name: /^Step/ })).getAllByRole('link')[0]!);
    expect((await name()).value).toBe('Setter two');
    await app.user.click(button('Update'));
    expect(await screen.findByText('Published as version 5.')).toBeTruthy();
    expect(madeTo(backend, 'PUT /agent/{id}')).toEqual([]);
  });

  test('is looked at again where another version was published meanwhile', async () => {
    const { app, backend } = open({ draft: aDraft(anAgent({ version: 4 })) });
    await name();
    const message = 'Version 5 was published meanwhile. Look at the changes again.';
    backend.refuse('POST /agent/{id}/publish', { status: 409, message, code: 'conflict' });
    await app.user.click(button('Update'));
    expect(within(await dialog()).getByText(message)).toBeTruthy();
    backend.refuse('POST /agent/{id}/publish');
    await app.user.click(button('Publish'));
    expect(await screen.findByText(/^Published as version/)).toBeTruthy();
  });

  test('is discarded after asking, and the form shows what is published', async () => {
    const { app } = open({ draft: aDraft(anAgent({ version: 4, name: 'Draft' })) });
    expect((await name()).value).toBe('Draft');
    await app.user.click(button('Discard the draft'));
    await app.user.click(within(await dialog()).getByRole('button', { name: 'Keep it' }));
    expect(note()).not.toBeNull();
    await app.user.click(button('Discard the draft'));
    await app.user.click(within(await dialog()).getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByText('Draft discarded.')).toBeTruthy();
    expect(note()).toBeNull();
    expect((await name()).value).toBe('Setter');
  });

  test.each([
    ['take theirs', 'Take theirs', 'Theirs'],
    ['overwrite it', 'Overwrite with mine', 'Setter two'],
  ])('that somebody else saved meanwhile is seen at the second save: %s', async (_case, choice, left) => {
    const { app, backend } = open();
    await app.user.type(await name(), ' two');
    const message = 'Sam Lee saved another draft meanwhile. Take that one, or overwrite it with yours.';
    const agent = anAgent({ version: 4 });
    backend.stored.versions.draft = aDraft(agent, {
      agent: { ...agent, name: 'Theirs' },
      revision: 'theirs',
      changes: [{ what: 'Name', removed: ['Setter'], added: ['Theirs'], more: 0 }],
    });
    backend.refuse('PUT /agent/{id}/draft', { status: 409, message, code: 'conflict' });
    await app.user.click(button('Save draft'));
    const asked = within(await dialog());
    expect(asked.getByText(new RegExp(message))).toBeTruthy();
    expect(asked.getByText('Theirs', { selector: 'ins' })).toBeTruthy();
    backend.refuse('PUT /agent/{id}/draft');
    await app.user.click(asked.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await name()).value).toBe(left);
    expect(backend.stored.versions.draft?.agent.name).toBe(left);
    expect(note()).not.toBeNull();
  });

  test('that did not load is tried again before anything is shown', async () => {
    const { app, backend } = open();
    backend.refuse('GET /agent/{id}/draft', { status: 500, message: 'Something failed', code: 'internal' });
    expect(await screen.findByText('This agent didn’t load')).toBeTruthy();
    backend.refuse('GET /agent/{id}/draft');
    await app.user.click(button('Try again'));
    expect((await name()).value).toBe('Setter');
  });
});
