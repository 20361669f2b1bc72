import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const fineTune = () => screen.getByText('Fine-tune').closest('details')!;

function open(config: Partial<ReturnType<typeof anAgent>['config']> = {}) {
  const agent = anAgent();
  const backend = createFakeBackend({ agents: [{ ...agent, config: { ...agent.config, ...config } }] });
  return { backend, app: renderApp(`/agent/create/${agent._id}`, { backend, signedIn: true }) };
}

const fields = () => screen.getByLabelText('What to find out (optional)');
const disclosure = () => screen.getByLabelText('Your words for “are you a bot?” (optional)');
const caring = () => screen.getByLabelText('Your words for a lead in crisis (optional)');

describe('what most coaches leave as it is', () => {
  test('is folded away, and saved with the agent once it is filled in', async () => {
    const { app, backend } = open();
    await app.user.click(await screen.findByText('Fine-tune'));
    await app.user.type(fields(), 'goal{enter} injuries {enter}{enter}start date');
    await app.user.type(caring(), 'Thank you for telling me. I will write to you myself.');
    await app.user.type(disclosure(), 'You talk to my AI assistant.');
    await app.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Agent updated successfully!')).toBeTruthy();
    expect(backend.callsTo('PUT /agent/{id}').at(-1)!.body).toMatchObject({
      config: {
        fields: ['goal', 'injuries', 'start date'],
        caringWords: 'Thank you for telling me. I will write to you myself.',
        disclosureWords: 'You talk to my AI assistant.',
      },
    });
  });

  test('is named in one line, with what the coach made their own', async () => {
    open({ fields: ['goal', 'budget'], caringWords: 'You matter.' });
    await screen.findByText('Fine-tune');
    expect(fineTune().open).toBe(false);
    expect(fineTune().querySelector('summary')!.textContent).toBe(
      'Fine-tune' +
        'Answers after 30 minutes · no follow-ups · always says it’s automated · 2 things to find out · ' +
        'your words for a crisis',
    );
    expect(fields()).toHaveProperty('value', 'goal\nbudget');
    expect(caring()).toHaveProperty('value', 'You matter.');
  });

  test('is set well for a new agent, and holds the sections that can wait', async () => {
    const app = renderApp('/agent/create/new', { backend: createFakeBackend(), signedIn: true });
    await app.user.click(await screen.findByRole('button', { name: 'Online coach' }));
    expect(fineTune().open).toBe(false);
    expect(fineTune().querySelector('summary')!.textContent).toBe(
      'Fine-tuneGood values are set, change them anytime: ' +
        'Answers instantly · 2 follow-ups · always says it’s automated',
    );
    const isFolded = (section: string) => fineTune().contains(screen.getByRole('textbox', { name: section }));
    expect(['Who you are', 'Offers and prices', 'Tone'].filter(isFolded)).toEqual([]);
    for (const section of [
      'Questions',
      'How to lead the chat',
      'Not a fit',
      'Leave it to me',
      'Description (optional)',
    ])
      expect(isFolded(section)).toBe(true);
  });

  test('opens by itself where a link names a field in it', async () => {
    const agent = anAgent();
    renderApp(`/agent/create/${agent._id}#follow-ups`, {
      backend: createFakeBackend({ agents: [agent] }),
      signedIn: true,
    });
    await screen.findByText('Fine-tune');
    await waitFor(() => expect(fineTune().open).toBe(true));
  });

  test('opens by itself where what was typed before cannot be saved, and says so', async () => {
    const first = open();
    await first.app.user.click(await screen.findByText('Fine-tune'));
    await first.app.user.type(fields(), 'x'.repeat(41));
    cleanup();
    open();
    await screen.findByText('Fine-tune');
    await waitFor(() => expect(fineTune().open).toBe(true));
    expect(fineTune().querySelector('summary')!.textContent).toContain('Something in here can’t be saved yet.');
    expect(screen.getByText(/^One line is over 40 characters/)).toBeTruthy();
  });

  test('more than 12 fields are refused in the form', async () => {
    const { app } = open();
    await app.user.click(await screen.findByText('Fine-tune'));
    await app.user.type(fields(), Array.from({ length: 13 }, (_, nth) => `field ${nth}`).join('{enter}'));
    expect(screen.getByText('Up to 12: a chat is not a form.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Update' })).toHaveProperty('disabled', true);
  });
});

describe('the language model', () => {
  test('is not spoken of where there is no choice', async () => {
    open();
    await screen.findByText('Fine-tune');
    expect(screen.queryByLabelText('Language model')).toBeNull();
  });

  test('can be chosen from those that are offered, and is saved with the agent', async () => {
    const agent = anAgent();
    const backend = createFakeBackend({
      agents: [agent],
      agentModels: { models: ['small', 'large'], pausedUntil: null, budget: null },
    });
    const app = renderApp(`/agent/create/${agent._id}`, { backend, signedIn: true });
    await app.user.selectOptions(await screen.findByLabelText('Language model'), 'large');
    await app.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Agent updated successfully!')).toBeTruthy();
    expect(backend.callsTo('PUT /agent/{id}').at(-1)!.body).toMatchObject({ config: { model: 'large' } });
  });

  test('that is no longer offered is told, with what answers instead', async () => {
    open({ model: 'retired' });
    expect(
      await screen.findByText('retired is no longer offered, so the default answers. Choose another one and save.'),
    ).toBeTruthy();
  });
});
