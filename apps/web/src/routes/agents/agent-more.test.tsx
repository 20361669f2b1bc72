import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const more = 'More: what to find out, words for a lead in crisis, “are you a bot?”';

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
    await app.user.click(await screen.findByText(more));
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

  test('what was saved is shown, open', async () => {
    open({ fields: ['goal', 'budget'], caringWords: 'You matter.' });
    await screen.findByText(more);
    expect(fields()).toHaveProperty('value', 'goal\nbudget');
    expect(caring()).toHaveProperty('value', 'You matter.');
    expect(screen.getByText(more).closest('details')!.open).toBe(true);
  });

  test('more than 12 fields are refused in the form', async () => {
    const { app } = open();
    await app.user.click(await screen.findByText(more));
    await app.user.type(fields(), Array.from({ length: 13 }, (_, nth) => `field ${nth}`).join('{enter}'));
    expect(screen.getByText('Up to 12: a chat is not a form.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Update' })).toHaveProperty('disabled', true);
  });
});

describe('the language model', () => {
  test('is not spoken of where there is no choice', async () => {
    open();
    await screen.findByText(more);
    expect(screen.queryByLabelText('Language model')).toBeNull();
  });

  test('can be chosen from those that are offered, and is saved with the agent', async () => {
    const agent = anAgent();
    const backend = createFakeBackend({
      agents: [agent],
      agentModels: { models: ['small', 'large'], pausedUntil: null },
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
