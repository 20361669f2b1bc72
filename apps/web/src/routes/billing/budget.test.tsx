import type { AgentModels } from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';

const resetsAt = '2026-03-05T00:00:00.000Z';
const clock = new Date(resetsAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

function open(used: Partial<Omit<AgentModels, 'models'>>, address = '/subscriptions') {
  const agentModels = { models: ['setter'], pausedUntil: null, budget: null, ...used };
  return renderApp(address, { backend: createFakeBackend({ agentModels }), signedIn: true });
}

const budgetAt = (tokens: number) => ({ tokens, limit: 50_000, percentUsed: tokens / 500, resetsAt });
const line = async () =>
  within(await screen.findByRole('group', { name: 'Account' })).findByRole('link', { name: /AI budget/ });
const section = () => screen.findByRole('region', { name: 'AI budget today' });

describe("today's AI budget", () => {
  test('shows nothing where the account has none', async () => {
    const backend = createFakeBackend();
    renderApp('/subscriptions', { backend, signedIn: true });
    await screen.findByRole('link', { name: 'Plans' });
    await waitFor(() => expect(backend.callsTo('GET /agent/models')).not.toEqual([]));
    expect(await screen.findByText('Questions about plans')).toBeTruthy();
    expect(screen.queryByText('AI budget today')).toBeNull();
  });

  test('is in the rail of every page in one line that says the percent and leads to what it means', async () => {
    const app = open({ budget: budgetAt(21_000) }, '/agents');
    const link = await line();
    expect(link.textContent).toBe('AI budget today 42% used');
    await app.user.click(link);
    expect((await section()).textContent).toContain('21,000 of 50,000 tokens.');
  });

  test('says beforehand what happens at 100 percent and what one can do', async () => {
    open({ budget: budgetAt(41_000) });
    const shown = within(await section());
    expect(shown.getByText('82% used')).toBeTruthy();
    expect(
      shown.getByText(new RegExp(`starts again at ${clock}.*your agents wait until then.*No lead is lost`)),
    ).toBeTruthy();
    expect(shown.getByText(/pause an agent and test less/)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  });

  test('says when agents answer again once it is used up', async () => {
    open({ budget: budgetAt(50_000), pausedUntil: resetsAt });
    const shown = within(await section());
    expect(shown.getByText('100% used')).toBeTruthy();
    expect(shown.getByText(new RegExp(`used up. Agents answer again at ${clock}`))).toBeTruthy();
    expect(shown.queryByText(/We warn you/)).toBeNull();
  });
});
