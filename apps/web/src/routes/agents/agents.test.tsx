import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, anAgent } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };
const expired = { status: 401, message: 'Sign in again', code: 'unauthenticated' };

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const instructions = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Instructions/ });
const who = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Who you are' });
const button = (label: string) => screen.getByRole<HTMLButtonElement>('button', { name: label });

function open(address: string, agents = [anAgent()]) {
  const backend = createFakeBackend({ agents });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}

describe('the agents list', () => {
  test('shows each agent by name, what it is linked to, and the way to a new one', async () => {
    open('/agents', [anAgent(), anAgent({ _id: 'agent-2', name: 'Front desk', ig: 'bot-1', page: 'bot-2' })]);
    const setter = await screen.findByRole('link', { name: /Setter/ });
    expect(setter.getAttribute('href')).toBe('/agent/create/agent-1');
    expect(setter.textContent).toContain('No account connected yet');
    const desk = within(screen.getByRole('link', { name: /Front desk/ }));
    expect(desk.getByRole('img', { name: 'Instagram' })).toBeTruthy();
    expect(desk.getByRole('img', { name: 'Facebook' })).toBeTruthy();
    const create = screen.getByRole('link', { name: /Create new agent/ });
    expect(create.getAttribute('href')).toBe('/agent/create/new');
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Agents' }).getAttribute('href')).toBe('/agents');
  });

  test('says what is safe when it does not load, and tries again', async () => {
    const backend = createFakeBackend({ agents: [anAgent()] });
    backend.refuse('GET /agent/', down);
    const app = renderApp('/agents', { backend, signedIn: true });
    expect(await screen.findByText('Your agents didn’t load')).toBeTruthy();
    backend.refuse('GET /agent/');
    await app.user.click(button('Try again'));
    expect(await screen.findByText('Setter')).toBeTruthy();
  });
});

describe("the settings button on an account's tile", () => {
  test('leads to the agent that answers for it, by Instagram or by page', async () => {
    for (const link of [{ ig: 'bot-1' }, { page: 'bot-1' }]) {
      const backend = createFakeBackend({ bots: [aBot()], agents: [anAgent(), anAgent({ _id: 'agent-2', ...link })] });
      const app = renderApp('/dashboard', { backend, signedIn: true });
      await waitFor(() =>
        expect(screen.getAllByRole('button', { name: 'Settings for dana.coaching' }).at(-1)?.ariaDisabled).toBe(
          'false',
        ),
      );
      await app.user.click(screen.getAllByRole('button', { name: 'Settings for dana.coaching' }).at(-1)!);
      expect(app.address()).toBe('/agent/create/agent-2');
    }
  });

  test('does nothing when no agent answers for it', async () => {
    const backend = createFakeBackend({ bots: [aBot()], agents: [anAgent()] });
    const app = renderApp('/dashboard', { backend, signedIn: true });
    await app.user.click(await screen.findByRole('button', { name: 'Settings for dana.coaching' }));
    expect(app.address()).toBe('/dashboard');
  });

  test('with no account at all the page leads to the agents', async () => {
    renderApp('/dashboard', { backend: createFakeBackend(), signedIn: true });
    expect((await screen.findByRole('link', { name: 'Go to your agents' })).getAttribute('href')).toBe('/agents');
  });
});

describe('a new agent', () => {
  test('needs a name and instructions, and leads on to its services', async () => {
    const { backend, app } = open('/agent/create/new', []);
    expect(await screen.findByRole('heading', { name: 'Create new Agent' })).toBeTruthy();
    expect(button('Next').disabled).toBe(true);
    await app.user.type(await name(), 'Setter');
    await app.user.type(who(), '   ');
    expect(button('Next').disabled).toBe(true);
    await app.user.clear(who());
    await app.user.type(who(), 'Be kind.');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
    const release = backend.hold('POST /agent/');
    await app.user.click(button('Next'));
    expect(button('Creating…').disabled).toBe(true);
    release();
    await waitFor(() => expect(app.address()).toBe('/agent/service/agent-1'));
    expect(backend.callsTo('POST /agent/').map(({ body }) => body)).toEqual([
      {
        agent: {
          name: 'Setter',
          description: '',
          config: { model: null, prompt: 'WHO YOU ARE\nBe kind.', delayType: 'Custom', delayTime: 0 },
        },
      },
    ]);
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  test('that cannot be created says so and keeps what was typed', async () => {
    const { backend, app } = open('/agent/create/new', []);
    backend.refuse('POST /agent/', down);
    await app.user.type(await name(), 'Setter');
    await app.user.type(who(), 'Be kind.');
    await app.user.click(button('Next'));
    expect(await screen.findByText('Error creating agent. Please try again.')).toBeTruthy();
    expect(who().value).toBe('Be kind.');
  });

  test('offers nine delays in words, and hides them when it adapts', async () => {
    const { backend, app } = open('/agent/create/new', []);
    await app.user.type(await name(), 'Setter');
    await app.user.type(who(), 'Be kind.');
    const time = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Delay time' });
    expect([...time.options].map(({ value, text }) => `${value} ${text}`)).toEqual([
      '0 Instantly',
      '30 30 minutes',
      '60 1 hour',
      '90 1 hour 30 minutes',
      '120 2 hours',
      '150 2 hours 30 minutes',
      '180 3 hours',
      '210 3 hours 30 minutes',
      '240 4 hours',
    ]);
    await app.user.selectOptions(time, '90');
    const type = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Delay type' });
    expect(type.value).toBe('Custom');
    await app.user.selectOptions(type, 'Adaptative');
    expect(screen.queryByRole('combobox', { name: 'Delay time' })).toBeNull();
    await app.user.click(button('Next'));
    await waitFor(() =>
      expect(backend.callsTo('POST /agent/')[0]?.body).toMatchObject({
        agent: { config: { delayType: 'Adaptative', delayTime: 0 } },
      }),
    );
  });

  test('can start from a template, which can be undone and counts its characters', async () => {
    const { app } = open('/agent/create/new', []);
    await app.user.type(await name(), 'Setter');
    await app.user.type(who(), 'Mine.');
    expect(screen.getByText('17 of 20,000 characters')).toBeTruthy();
    await app.user.click(button('Free text'));
    for (const template of ['Online coach', 'Gym', 'Nutrition']) {
      await app.user.click(button(template));
      expect(instructions().value.length).toBeGreaterThan(800);
      // A lead could read a blank that the coach forgot to fill in.
      expect(instructions().value).not.toMatch(/[[\]{}<>]/);
    }
    expect(screen.getByText(/“Nutrition” replaced your text/)).toBeTruthy();
    await app.user.click(button('Undo'));
    expect(instructions().value).toMatch(/^WHO YOU ARE\nYou answer the DMs of a local gym/);
    expect(button('Next').disabled).toBe(false);
  });

  test('is written section by section, and stays one text', async () => {
    const { backend, app } = open('/agent/create/new', []);
    await app.user.type(await name(), 'Setter');
    await app.user.click(button('Gym'));
    const section = (label: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
    expect(section('Who you are').value).toBe('You answer the DMs of a local gym.');
    expect(section('Not a fit').value).toMatch(/^Job applications/);
    await app.user.clear(section('Offers and prices'));
    await app.user.type(section('Offers and prices'), 'Day pass: $15.');
    await app.user.click(button('Free text'));
    expect(instructions().value).toContain('\n\nOFFERS AND PRICES\nDay pass: $15.\n\nQUESTIONS\nOne question');
    await app.user.click(button('Next'));
    await waitFor(() => expect(backend.callsTo('POST /agent/')).toHaveLength(1));
    expect(JSON.stringify(backend.callsTo('POST /agent/')[0]?.body)).toContain('Day pass: $15.\\n\\nQUESTIONS');
  });

  test('starts with three boxes: who, offers and tone; what is written in them is one text', async () => {
    const { backend, app } = open('/agent/create/new', []);
    await app.user.type(await name(), 'Setter');
    const boxes = within(screen.getByRole('group', { name: 'Instructions' })).getAllByRole('textbox');
    expect(boxes.map((box) => (box as HTMLTextAreaElement).labels[0]?.textContent)).toEqual([
      'Who you are',
      'Offers and prices',
      'Tone',
    ]);
    await app.user.type(boxes[2]!, 'Short.');
    await app.user.type(who(), 'Busy parents.');
    await app.user.click(button('I’d rather say it on the call'));
    expect((boxes[2] as HTMLTextAreaElement).value).toBe('Short.');
    await app.user.click(button('Next'));
    await waitFor(() => expect(backend.callsTo('POST /agent/')).toHaveLength(1));
    expect(JSON.stringify(backend.callsTo('POST /agent/')[0]?.body)).toMatch(
      /WHO YOU ARE\\nBusy parents\.\\n\\n.*TONE\\nShort\./,
    );
  });

  test('whose instructions have no headings takes sections one by one', async () => {
    const { app } = open('/agent/create/new', []);
    await app.user.type(await name(), 'Setter');
    await app.user.click(button('Free text'));
    await app.user.type(instructions(), 'Be kind.');
    await app.user.click(button('Sections'));
    await app.user.click(button('Add a section: Tone'));
    const tone = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tone' });
    expect(document.activeElement).toBe(tone);
    expect(screen.getByText('8 of 20,000 characters')).toBeTruthy();
    await app.user.type(tone, 'Short.');
    expect(screen.queryByRole('button', { name: 'Add a section: Tone' })).toBeNull();
    await app.user.click(button('Free text'));
    expect(instructions().value).toBe('Be kind.\n\nTONE\nShort.');
  });

  test('is too long over all its sections together', async () => {
    const prompt = `WHO YOU ARE\n${'a'.repeat(9_990)}\n\nTONE\n${'b'.repeat(9_990)}`;
    const { app } = open('/agent/create/agent-1', [
      anAgent({ config: { model: null, prompt, delayType: 'Custom', delayTime: 0 } }),
    ]);
    await app.user.type(await screen.findByRole('textbox', { name: 'Tone' }), '!');
    expect(screen.getByText('20,000 of 20,000 characters')).toBeTruthy();
    await app.user.type(screen.getByRole('textbox', { name: 'Who you are' }), '!');
    expect(screen.getByText('20,001 of 20,000 characters: too long')).toBeTruthy();
    expect(button('Update').disabled).toBe(true);
  });

  test('survives a reload, and can be thrown away', async () => {
    const { app } = open('/agent/create/new', []);
    await app.user.type(await name(), 'Half an agent');
    cleanup();
    const again = open('/agent/create/new', []).app;
    expect((await name()).value).toBe('Half an agent');
    expect(screen.getByText(/We brought back what you typed last time/)).toBeTruthy();
    await again.user.click(button('Discard it'));
    expect((await name()).value).toBe('');
  });

  test('is gone from the browser once the session has expired', async () => {
    const { backend, app } = open('/agent/create/new', []);
    await app.user.type(await name(), 'Setter');
    await app.user.type(who(), 'Be kind.');
    backend.refuse('POST /agent/', expired);
    await app.user.click(button('Next'));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(screen.queryByText('Error creating agent. Please try again.')).toBeNull();
    backend.refuse('POST /agent/');
    await app.user.type(screen.getByLabelText(/^Email/), 'dana@example.com');
    await app.user.type(screen.getByLabelText(/^Password/), 'secret');
    await app.user.click(button('Sign in'));
    expect((await name()).value).toBe('');
    expect(who().value).not.toContain('Be kind.');
  });
});

describe('an agent that is edited', () => {
  test('can be updated only after a change', async () => {
    const { backend, app } = open('/agent/create/agent-1');
    expect((await name()).value).toBe('Setter');
    expect(screen.getByRole('combobox', { name: 'Delay time' })).toHaveProperty('value', '30');
    expect(button('Update').disabled).toBe(true);
    await app.user.type(instructions(), ' Ask one question.');
    expect(button('Update').disabled).toBe(false);
    expect(screen.getByText('Not saved yet. Your changes are kept in this browser.')).toBeTruthy();
    await app.user.click(button('Update'));
    expect(await screen.findByText('Agent updated successfully!')).toBeTruthy();
    expect(button('Update').disabled).toBe(true);
    expect(backend.callsTo('PUT /agent/{id}').map(({ body }) => body)).toEqual([
      {
        name: 'Setter',
        description: 'Answers new leads',
        config: {
          model: null,
          prompt: 'Write as Dana writes. Ask one question.',
          delayType: 'Custom',
          delayTime: 30,
        },
      },
    ]);
  });

  test('cannot lose its name', async () => {
    const { app } = open('/agent/create/agent-1');
    await app.user.clear(await name());
    expect(button('Update').disabled).toBe(true);
    expect(button('Next').disabled).toBe(true);
  });

  test('says when the update failed, and keeps the change', async () => {
    const { backend, app } = open('/agent/create/agent-1');
    backend.refuse('PUT /agent/{id}', down);
    await app.user.type(await name(), ' 2');
    await app.user.click(button('Update'));
    expect(await screen.findByText('Error updating agent. Please try again.')).toBeTruthy();
    expect((await name()).value).toBe('Setter 2');
    expect(button('Update').disabled).toBe(false);
  });

  test('goes on without saving when nothing changed, and saves first when something did', async () => {
    const first = open('/agent/create/agent-1');
    await name();
    await first.app.user.click(button('Next'));
    await waitFor(() => expect(first.app.address()).toBe('/agent/service/agent-1'));
    expect(first.backend.callsTo('PUT /agent/{id}')).toEqual([]);
    await first.app.go('/agent/create/agent-1');
    await first.app.user.type(await name(), ' 2');
    await first.app.user.click(button('Next'));
    await waitFor(() => expect(first.app.address()).toBe('/agent/service/agent-1'));
    expect(first.backend.stored.agents[0]?.name).toBe('Setter 2');
  });

  test('is deleted only after asking', async () => {
    const { backend, app } = open('/agent/create/agent-1');
    await name();
    await app.user.click(button('Delete'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this agent?' }));
    expect(dialog.getByText(/Its accounts stay connected/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(backend.callsTo('DELETE /agent/{id}')).toEqual([]);
    await app.user.click(button('Delete'));
    await app.user.click(await screen.findByRole('button', { name: 'Delete agent' }));
    expect(await screen.findByText('Agent deleted successfully!')).toBeTruthy();
    await waitFor(() => expect(app.address()).toBe('/agents'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Setter/ })).toBeNull());
  });

  test('says when it could not be deleted', async () => {
    const { backend, app } = open('/agent/create/agent-1');
    backend.refuse('DELETE /agent/{id}', down);
    await name();
    await app.user.click(button('Delete'));
    await app.user.click(await screen.findByRole('button', { name: 'Delete agent' }));
    expect(await screen.findByText('Error deleting agent. Please try again.')).toBeTruthy();
    expect(app.address()).toBe('/agent/create/agent-1');
  });

  test('that is not there leads back to the list', async () => {
    const { app } = open('/agent/create/agent-9');
    expect(await screen.findByText('Agent not found')).toBeTruthy();
    await app.user.click(button('Go to your agents'));
    expect(app.address()).toBe('/agents');
  });

  test('shows how far one has come, and leads to every step', async () => {
    open('/agent/create/agent-1', [anAgent({ ig: 'bot-1', keywords: ['SHRED'] })]);
    const steps = within(await screen.findByRole('navigation', { name: 'Step 1 of 4' }));
    expect(steps.getByText('Agent').closest('[aria-current]')?.getAttribute('aria-current')).toBe('step');
    expect(steps.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/agent/service/agent-1', 'Services (done)'],
      ['/agent/keywords/agent-1', 'How leads come in (done)'],
      ['/agent/reengagement-keywords/agent-1', '4Re-engagement'],
    ]);
    expect(screen.getByRole('link', { name: 'Go Back to agents' }).getAttribute('href')).toBe('/agents');
  });
});

describe('trying an agent', () => {
  const phone = () => within(screen.getByRole('complementary', { name: 'Try it' }));
  const say = async (app: ReturnType<typeof open>['app'], text: string) => {
    await app.user.type(phone().getByRole('textbox', { name: 'Lead’s message' }), `${text}{Enter}`);
  };

  test('answers by what is typed, before anything is saved', async () => {
    const { backend, app } = open('/agent/create/new', []);
    expect(await screen.findByText('Write the instructions first: then you can talk to it here.')).toBeTruthy();
    expect(phone().getByRole<HTMLButtonElement>('button', { name: 'Send as a lead' }).disabled).toBe(true);
    await app.user.type(who(), 'Be kind.');
    await say(app, 'SHRED please');
    expect(await phone().findByText('Hey! What have you tried before?')).toBeTruthy();
    expect(phone().getByText('Answers.')).toBeTruthy();
    expect(backend.callsTo('POST /agent/{id}/try').map(({ body }) => body)).toMatchObject([
      {
        messages: [{ from: 'lead', text: 'SHRED please' }],
        agent: { config: { prompt: 'WHO YOU ARE\nBe kind.' }, keywords: ['SHRED'] },
      },
    ]);
    expect(backend.callsTo('POST /agent/')).toEqual([]);
  });

  test('tells why it speaks, and carries the conversation on', async () => {
    const { backend, app } = open('/agent/create/agent-1', [anAgent({ keywords: ['SHRED'] })]);
    await name();
    await say(app, 'shred');
    expect(await phone().findByText('Answers: they wrote a trigger keyword, “SHRED”.')).toBeTruthy();
    await say(app, 'keto');
    await waitFor(() => expect(backend.callsTo('POST /agent/{id}/try')).toHaveLength(2));
    expect(backend.callsTo('POST /agent/{id}/try')[1]?.body).toMatchObject({
      messages: [
        { from: 'lead', text: 'shred' },
        { from: 'agent', text: 'Hey! What have you tried before?' },
        { from: 'lead', text: 'keto' },
      ],
      agent: { keywords: ['SHRED'] },
      practice: 'remembered-1',
    });
    await app.user.click(phone().getByRole('button', { name: 'Start over' }));
    expect(phone().queryByText('keto')).toBeNull();
    await say(app, 'shred');
    await waitFor(() => expect(backend.callsTo('POST /agent/{id}/try')).toHaveLength(3));
    expect(backend.callsTo('POST /agent/{id}/try')[2]?.body).toMatchObject({ practice: null });
  });

  test('books for practice, and says what its times lack', async () => {
    const backend = createFakeBackend({ agents: [anAgent()] });
    backend.stored.practice = { calendar: 'own', hasOwnHours: false, timeZone: 'America/Chicago' };
    const app = renderApp('/agent/create/agent-1', { backend, signedIn: true });
    expect(await screen.findByText('Practice calendar: nothing is booked.')).toBeTruthy();
    expect(await phone().findByText(/You haven't set your call hours/)).toBeTruthy();
    expect(phone().getByRole('link', { name: 'Set call hours' }).getAttribute('href')).toBe('/profile#availability');
    expect(phone().getByText(/No calendar is connected/)).toBeTruthy();
    const connect = phone().getByRole('link', { name: 'Connect a calendar' });
    expect(connect.getAttribute('href')).toBe('/agent/service/agent-1');
    await app.go('/agent/create/new');
    expect(await screen.findByText(/You connect one in step 2/)).toBeTruthy();
  });

  test('with hours and a calendar only says that it is practice', async () => {
    open('/agent/create/agent-1');
    expect(await screen.findByText('Practice calendar: nothing is booked.')).toBeTruthy();
    expect(phone().queryByRole('link')).toBeNull();
  });

  test('is one tap away', async () => {
    const { app } = open('/agent/create/agent-1');
    await name();
    await app.user.click(button('Try it'));
    expect(document.activeElement).toBe(phone().getByRole('textbox', { name: 'Lead’s message' }));
  });

  test('says when the agent cannot answer, and asks again', async () => {
    const { backend, app } = open('/agent/create/agent-1');
    backend.refuse('POST /agent/{id}/try', { status: 502, message: 'Not there', code: 'provider_down' });
    await name();
    await say(app, 'hello');
    expect(await phone().findByText(/The agent couldn’t answer just now/)).toBeTruthy();
    backend.refuse('POST /agent/{id}/try');
    await app.user.click(phone().getByRole('button', { name: 'Try again' }));
    expect(await phone().findByText('Hey! What have you tried before?')).toBeTruthy();
  });
});
