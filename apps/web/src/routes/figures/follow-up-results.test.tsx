import type { FollowUpFigures } from '@spotter/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noAnalytics } from '../../test/fake-analytics.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';

const step: FollowUpFigures = {
  agentId: 'agent-1',
  agentName: 'Dana',
  stepId: 'step-1',
  place: 1,
  afterMinutes: 180,
  text: null,
  sent: 40,
  answered: 10,
  booked: 0,
};

async function open(followUps: FollowUpFigures[]) {
  const chat = {
    _id: 'chat-1',
    messageId: 'message-1',
    username: 'mia.lifts',
    name: 'Mia',
    from: 'instagram' as const,
    sentAt: '2026-11-20T10:00:00.000Z',
    answeredAt: '2026-11-20T11:00:00.000Z',
    bookedAt: null,
  };
  const analytics = { ...noAnalytics(), followUps, followUpChats: { answered: [chat] } };
  const backend = createFakeBackend({ analytics });
  const app = renderApp('/dashboard/analytics', { backend, signedIn: true });
  const block = within(await screen.findByRole('region', { name: 'Follow-ups' }));
  return { app, backend, block };
}

describe('what follow-ups brought', () => {
  test('is told for each, and a number opens its chats', async () => {
    const { app, block } = await open([
      step,
      { ...step, stepId: 'step-2', place: 2, afterMinutes: 1_200, text: 'Still up for it?' },
      { ...step, stepId: 'gone', place: null, afterMinutes: null },
    ]);
    const [, agent, first, second, gone] = (await block.findAllByRole('row')).map(({ textContent }) => textContent);
    expect(agent).toBe('Dana');
    expect(first).toBe('Follow-up 1After 3 h, written by the agent401025%00%');
    expect(second).toContain('After 20 h, “Still up for it?”');
    expect(gone).toContain('An earlier follow-upNo longer part of the agent');
    const booked = block.getAllByRole('button', { name: 'Dana, Follow-up 1: show the 0 booked after' });
    expect(booked[0]).toHaveProperty('disabled', true);
    await app.user.click(block.getByRole('button', { name: 'Dana, Follow-up 1: show the 10 answered' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow-up 1, answered' }));
    expect((await dialog.findByRole('link', { name: /Mia/ })).getAttribute('href')).toBe('/dashboard/chat/chat-1');
  });

  test('is nothing where none was sent', async () => {
    const { block } = await open([]);
    expect(await block.findByText('No follow-ups were sent in this period.')).toBeTruthy();
  });
});
