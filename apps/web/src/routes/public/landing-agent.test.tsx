import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';

describe('the agent on the landing page', () => {
  test('answers a visitor, says why, and shows what the coach learns of a lead', async () => {
    const backend = createFakeBackend({ landingAgent: { coach: 'Dana', keyword: 'SHRED' } });
    const app = renderApp('/', { backend, signedIn: false });
    await app.user.type(await screen.findByPlaceholderText('Text Dana’s agent, say “SHRED”'), 'SHRED{Enter}');
    const talk = within(await screen.findByRole('region', { name: 'Dana’s agent' }));
    expect(await talk.findByText('Hey! What have you tried before?')).toBeTruthy();
    expect(talk.getByText('Answers: they wrote a trigger keyword, “SHRED”.')).toBeTruthy();
    expect(talk.getByRole('heading', { name: 'What Dana sees' })).toBeTruthy();
    expect(talk.getByText('Lose 10 kg')).toBeTruthy();

    expect(document.activeElement).toBe(talk.getByRole('textbox'));
    await app.user.keyboard('keto{Enter}');
    await talk.findAllByText('Hey! What have you tried before?');
    expect(backend.callsTo('POST /landing/agent/talk').map(({ body }) => body)).toEqual([
      { messages: [{ from: 'lead', text: 'SHRED' }], practice: null },
      {
        messages: [
          { from: 'lead', text: 'SHRED' },
          { from: 'agent', text: 'Hey! What have you tried before?' },
          { from: 'lead', text: 'keto' },
        ],
        practice: 'remembered-1',
      },
    ]);

    await app.user.click(talk.getByRole('button', { name: 'Start over' }));
    expect(document.activeElement).toBe(await screen.findByPlaceholderText('Text Dana’s agent, say “SHRED”'));
  });

  test('keeps the message where the server does not answer, and tries again', async () => {
    const backend = createFakeBackend({ landingAgent: { coach: 'Dana', keyword: null } });
    backend.refuse('POST /landing/agent/talk', { status: 503, message: 'no', code: 'internal' });
    const app = renderApp('/', { backend, signedIn: false });
    await app.user.type(await screen.findByPlaceholderText('Text Dana’s agent…'), 'hi{Enter}');
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('hi')).toBeTruthy();
  });

  test('is not there where the page has none', async () => {
    const backend = createFakeBackend();
    renderApp('/', { backend, signedIn: false });
    await waitFor(() => expect(backend.callsTo('GET /landing/agent')).toHaveLength(1));
    expect(screen.queryByRole('textbox', { name: 'Lead’s message' })).toBeNull();
  });
});
