import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aVersion } from '../../test/fake-versions.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const goodbye = [{ what: 'Your goodbye', removed: ['Bye.'], added: ['See you.'], more: 3 }];

function open(versions = [aVersion({ number: 2, changes: goodbye }), aVersion()], address = '/agent/versions/agent-1') {
  const backend = createFakeBackend({ agents: [anAgent({ version: 2 })], versions: { draft: null, versions } });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}
const version = async (number: number) =>
  (await screen.findByRole('heading', { name: `Version ${number}` })).closest('li')!;

test('the form leads to the versions, which say who, when and what changed', async () => {
  const { app } = open(undefined, '/agent/create/agent-1');
  await app.user.click(await screen.findByRole('link', { name: 'See its versions' }));
  const newest = await version(2);
  expect(newest.textContent).toMatch(/Dana Reyes, Nov 20, .*Published/);
  expect(newest.textContent).toContain('Your goodbyeRemoved: Bye.Added: See you.and 3 more lines');
  expect((await version(1)).textContent).toContain('The first version');
  expect(within(newest).queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go Back to Setter' }).getAttribute('href')).toBe('/agent/create/agent-1');
});

test('an old one is restored after asking, and what is gone is named', async () => {
  const { app, backend } = open();
  await version(1);
  await app.user.click(screen.getByRole('button', { name: 'Restore version 1' }));
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Version 1 is restored.')).toBeTruthy();
  expect(await screen.findByText('Left out, because it’s gone: Offer “Shred”.')).toBeTruthy();
  expect((await version(3)).textContent).toContain('It restored version 1.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.some(({ call }) => call === 'POST /agent/{id}/versions/{n}/restore')).toBe(true);
});

test('a version that is refused says why', async () => {
  const { app, backend } = open();
  const message = 'A placeholder is unknown.';
  backend.refuse('POST /agent/{id}/versions/{n}/restore', { status: 400, message, code: 'invalid_input' });
  await version(1);
  await app.user.click(screen.getByRole('button', { name: 'Restore version 1' }));
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a link opens the list at its version, and says where that one is no longer kept', async () => {
  const versions = Array.from({ length: 9 }, (_, at) => aVersion({ number: 12 - at }));
  const { app } = open(versions, '/agent/versions/agent-1?version=7');
  await version(7);
  expect(screen.queryByRole('heading', { name: 'Version 8' })).toBeNull();
  expect(screen.queryByText(/no longer kept/)).toBeNull();
  await app.user.click(screen.getByRole('link', { name: 'Show the newest versions' }));
  await version(12);
  open(versions, '/agent/versions/agent-1?version=2');
  expect(await screen.findByText(/Version 2 is no longer kept/)).toBeTruthy();
});

test('older ones come on request', async () => {
  const { app } = open(Array.from({ length: 21 }, (_, at) => aVersion({ number: 21 - at })));
  await version(2);
  expect(screen.queryByRole('heading', { name: 'Version 1' })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Show older versions' }));
  await version(1);
});

test('says what is safe when they do not load, what there is when there are none, and where there is no agent', async () => {
  const { app, backend } = open([]);
  backend.refuse('GET /agent/{id}/versions', { status: 500, message: 'Something failed', code: 'internal' });
  expect(await screen.findByText('The versions didn’t load')).toBeTruthy();
  backend.refuse('GET /agent/{id}/versions');
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No versions here')).toBeTruthy();
  open([], '/agent/versions/nobody');
  expect(await screen.findByText('Agent not found')).toBeTruthy();
});
