import type { TopicAgreement } from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const none = { asWas: 0, edited: 0, dropped: 0, decided: 0, agreed: 0, isAutomatic: false, mayBeAutomatic: false };
const agreement: TopicAgreement[] = [
  { ...none, topic: 'price', asWas: 20, decided: 20, agreed: 20, mayBeAutomatic: true },
  { ...none, topic: 'other', asWas: 3, edited: 1, decided: 4, agreed: 3 },
];

async function openAgent(answers: 'auto' | 'approve') {
  const backend = createFakeBackend({ agents: [anAgent({ answers })], agreement });
  const app = renderApp('/agent/create/agent-1', { backend, signedIn: true });
  await screen.findByRole('group', { name: 'Who sends the answers?' });
  return { backend, app };
}

test('a coach has the agent ask first', async () => {
  const { backend, app } = await openAgent('auto');
  await app.user.click(screen.getByRole('button', { name: 'Ask me first' }));
  await app.user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(backend.callsTo('PUT /agent/{id}')[0]?.body).toMatchObject({ answers: 'approve' }));
});

test('what the coach agrees with can go out on its own, and be asked about again', async () => {
  const { app } = await openAgent('approve');
  const list = within(await screen.findByRole('region', { name: 'How often you agree' }));
  await list.findByText('20 as they were, 0 edited, 0 dropped');
  expect(list.getByText('16 more to decide.')).toBeTruthy();
  await app.user.click(list.getByRole('button', { name: 'Let these go out: Prices' }));
  await app.user.click(await list.findByRole('button', { name: 'Ask me again: Prices' }));
  await list.findByRole('button', { name: 'Let these go out: Prices' });
});
