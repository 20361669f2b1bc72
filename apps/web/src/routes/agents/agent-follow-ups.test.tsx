import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent, session } from '../../test/samples.ts';

type FollowUps = ReturnType<typeof anAgent>['followUps'];

const twoSteps: FollowUps = {
  enabled: true,
  steps: [
    { _id: 'first', afterMinutes: 180, text: null },
    { _id: 'second', afterMinutes: 1_200, text: 'Still thinking about it?' },
  ],
  quietHours: { from: '21:00', to: '08:00' },
  maxUnanswered: 2,
};

async function open(followUps: Partial<FollowUps> = {}, address = '/agent/create/agent-1') {
  const config = { ...anAgent().config, delayTime: 0 };
  const agents = address.endsWith('new') ? [] : [anAgent({ config, followUps: { ...twoSteps, ...followUps } })];
  const backend = createFakeBackend({ agents });
  const app = renderApp(address, { backend, signedIn: true });
  const section = within(await screen.findByRole('region', { name: 'Follow-ups' }));
  return { backend, app, section };
}

const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update' });
const saved = (backend: ReturnType<typeof createFakeBackend>) =>
  (backend.callsTo('PUT /agent/{id}').at(-1)!.body as { followUps?: unknown }).followUps;

/** Returns the example's sentences. */
const example = (section: Awaited<ReturnType<typeof open>>['section']) =>
  within(section.getByRole('list', { name: 'When each follow-up would be sent' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe("an agent's follow-ups", () => {
  test('are off for an agent that has none, and turned on with two to begin with', async () => {
    const { app, backend, section } = await open({ enabled: false, steps: [] });
    const toggle = section.getByRole<HTMLInputElement>('switch', { name: 'Follow up on leads who go quiet' });
    expect(toggle.checked).toBe(false);
    expect(section.queryByRole('listitem')).toBeNull();
    await app.user.click(toggle);
    await app.user.click(update());
    expect(await screen.findByText('Agent updated successfully!')).toBeTruthy();
    expect(saved(backend)).toEqual({
      enabled: true,
      steps: [
        { afterMinutes: 180, text: null },
        { afterMinutes: 1_200, text: null },
      ],
      quietHours: { from: '21:00', to: '08:00' },
      maxUnanswered: 2,
    });
  });

  test('show while they are typed how they read, and what is no placeholder', async () => {
    const { first_name: usual } = session.user;
    session.user.first_name = 'Noor';
    onTestFinished(() => void (session.user.first_name = usual));
    const { app, section } = await open();
    const step = within(section.getByRole('listitem', { name: 'Follow-up 2' }));
    const text = step.getByLabelText('What it says');
    await app.user.clear(text);
    await app.user.type(text, 'Still up for it, {{first name|friend}? {{coach}');
    expect(step.getByText(/^Reads:/).textContent).toBe('Reads: “Still up for it, Maya? Noor”');
    expect(step.getByText(/^If nothing is known:/).textContent).toMatch(/“Still up for it, friend\? Noor”$/);
    expect(update().disabled).toBe(false);
    await app.user.type(text, ' {{when}');
    expect(
      step.getByText(/^\{when\} is not a placeholder\. Use \{first name\}, \{coach\}, \{call time\}, \{link\}/),
    ).toBeTruthy();
    expect(update().disabled).toBe(true);
  });

  test('are shown as stored, changed, added and removed', async () => {
    const { app, backend, section } = await open();
    const first = within(section.getByRole('listitem', { name: 'Follow-up 1' }));
    const second = within(section.getByRole('listitem', { name: 'Follow-up 2' }));
    expect(second.getByLabelText<HTMLTextAreaElement>('What it says').value).toBe('Still thinking about it?');
    expect(update().disabled).toBe(true);
    await app.user.clear(first.getByLabelText('After'));
    await app.user.type(first.getByLabelText('After'), '90');
    await app.user.selectOptions(first.getByLabelText('Follow-up 1: Unit'), 'minutes');
    await app.user.selectOptions(second.getByLabelText('Words'), 'Written by the agent');
    await app.user.click(section.getByRole('button', { name: 'Add a follow-up' }));
    await app.user.click(section.getByRole('button', { name: 'Remove Follow-up 2' }));
    await app.user.selectOptions(section.getByLabelText('Max in a row without an answer'), '3');
    await app.user.click(update());
    await screen.findByText('Agent updated successfully!');
    expect(saved(backend)).toEqual({
      enabled: true,
      steps: [
        { _id: 'first', afterMinutes: 90, text: null },
        { afterMinutes: 1_380, text: null },
      ],
      quietHours: { from: '21:00', to: '08:00' },
      maxUnanswered: 3,
    });
  });

  test('are at most five', async () => {
    const { app, section } = await open();
    for (const _ of [3, 4, 5]) await app.user.click(section.getByRole('button', { name: 'Add a follow-up' }));
    expect(section.getByRole('listitem', { name: 'Follow-up 5' })).toBeTruthy();
    expect(section.queryByRole('button', { name: 'Add a follow-up' })).toBeNull();
  });

  test.each([
    ['10', 'minutes', 'From 30 minutes to 24 hours, in whole minutes.'],
    ['soon', 'hours', 'From 30 minutes to 24 hours, in whole minutes.'],
    ['2', 'hours', 'It has to come later than the one before.'],
  ])('after %s %s are not saved', async (amount, unit, sentence) => {
    const { app, section } = await open();
    const second = within(section.getByRole('listitem', { name: 'Follow-up 2' }));
    await app.user.clear(second.getByLabelText('After'));
    await app.user.type(second.getByLabelText('After'), amount);
    await app.user.selectOptions(second.getByLabelText('Follow-up 2: Unit'), unit);
    expect(second.getByRole('alert').textContent).toBe(sentence);
    expect(update().disabled).toBe(true);
  });

  test('with own words need some, and quiet hours must leave time', async () => {
    const { app, section } = await open();
    const first = within(section.getByRole('listitem', { name: 'Follow-up 1' }));
    await app.user.selectOptions(first.getByLabelText('Words'), 'My own words');
    expect(first.getByText('Write what it says, or let your agent write it.')).toBeTruthy();
    await app.user.type(first.getByLabelText('What it says'), 'Hey!');
    expect(update().disabled).toBe(false);
    await app.user.clear(section.getByLabelText('Quiet until'));
    await app.user.type(section.getByLabelText('Quiet until'), '21:00');
    expect(section.getByText('Both times are needed, and they must differ.')).toBeTruthy();
    expect(update().disabled).toBe(true);
  });

  test('of a new agent come with a template, and go when it is undone', async () => {
    const { app, backend, section } = await open({}, '/agent/create/new');
    const toggle = section.getByRole<HTMLInputElement>('switch', { name: 'Follow up on leads who go quiet' });
    await app.user.click(screen.getByRole('button', { name: 'Gym' }));
    expect(toggle.checked).toBe(true);
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(toggle.checked).toBe(false);
    await app.user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Setter');
    await app.user.click(screen.getByRole('button', { name: 'Gym' }));
    await app.user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(backend.stored.agents[0]?.followUps.steps.map(({ afterMinutes }) => afterMinutes)).toEqual([180, 1_200]),
    );
  });

  test('of an agent at work stay when a template replaces its instructions', async () => {
    const { app, section } = await open({ enabled: false, steps: [] });
    await app.user.click(screen.getByRole('button', { name: 'Gym' }));
    expect(section.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });

  test('survive a reload unsaved', async () => {
    const { app, section } = await open();
    await app.user.click(section.getByRole('button', { name: 'Add a follow-up' }));
    await waitFor(() => expect(Object.keys(window.localStorage).some((key) => key.startsWith('draft:'))).toBe(true));
    const key = Object.keys(window.localStorage).find((name) => name.startsWith('draft:'))!;
    expect(window.localStorage.getItem(key)).toContain('new-3');
  });
});

describe('the example day', () => {
  test('says when each would be sent to a lead who writes at the chosen hour', async () => {
    const { app, section } = await open();
    expect(example(section)).toEqual([
      'They write: 2:00 PM',
      'Follow-up 1: 5:00 PM',
      'Follow-up 2: tomorrow, 10:00 AM',
      'The 24-hour window closes: tomorrow, 2:00 PM',
    ]);
    await app.user.selectOptions(section.getByLabelText('A lead writes at'), '7:00 PM');
    expect(example(section)).toEqual([
      'They write: 7:00 PM',
      'Follow-up 1: tomorrow, 8:00 AM, after the quiet hours',
      'Follow-up 2: tomorrow, 3:00 PM',
      'The 24-hour window closes: tomorrow, 7:00 PM',
    ]);
    await app.user.selectOptions(section.getByLabelText('A lead writes at'), '4:00 AM');
    expect(example(section)[2]).toBe('Follow-up 2: not sent, the 24-hour window closes first');
  });

  test('a step that leaves only to some says to how many', async () => {
    const { section } = await open();
    const second = within(section.getByRole('listitem', { name: 'Follow-up 2' }));
    expect(second.getByText(/^Sent to leads who write in \d+ of the day’s 24 hours\./)).toBeTruthy();
  });

  test.each([
    [
      'after the window',
      { steps: [{ _id: 'a', afterMinutes: 1_440, text: null }] },
      'Never sent: the 24-hour window closes first.',
    ],
    [
      'more than the max in a row',
      {
        maxUnanswered: 1,
        steps: [
          { _id: 'a', afterMinutes: 60, text: null },
          { _id: 'b', afterMinutes: 120, text: null },
        ],
        quietHours: { from: '03:00', to: '03:30' },
      },
      'Never sent: the max in a row is reached before it.',
    ],
    [
      'whenever the quiet hours hold',
      { steps: [{ _id: 'a', afterMinutes: 1_430, text: null }], quietHours: { from: '12:01', to: '11:59' } },
      'Never sent: whenever it’s due, the quiet hours last until the window closes.',
    ],
  ])('warns of a step that is never sent: %s', async (_, followUps, sentence) => {
    const { section } = await open(followUps);
    expect(section.getByText(sentence)).toBeTruthy();
  });
});

describe('a pause of an agent', () => {
  test('is set on its page, shown in the list, and ended', async () => {
    const { app, backend } = await open();
    await app.user.click(screen.getByRole('button', { name: 'Pause this agent' }));
    await app.user.click(await screen.findByRole('button', { name: 'For 30 minutes' }));
    expect(await screen.findByText(/^Paused until .* · 30 min left$/)).toBeTruthy();
    await app.go('/agents');
    expect((await screen.findByRole('link', { name: /Setter/ })).textContent).toContain('Paused · 30 min');
    await app.go('/agent/create/agent-1');
    await app.user.click(await screen.findByRole('button', { name: 'Resume now' }));
    expect(await screen.findByRole('button', { name: 'Pause this agent' })).toBeTruthy();
    expect(backend.stored.agents[0]?.pausedUntil).toBeNull();
  });

  test('that could not be ended says that it still holds', async () => {
    const { app, backend } = await open();
    await app.user.click(screen.getByRole('button', { name: 'Pause this agent' }));
    await app.user.click(await screen.findByRole('button', { name: 'For 30 minutes' }));
    const resume = await screen.findByRole('button', { name: 'Resume now' });
    backend.refuse('POST /agent/{id}/pause', { status: 500, message: 'no', code: 'internal' });
    await app.user.click(resume);
    expect(await screen.findByText('That didn’t work. It’s still paused.')).toBeTruthy();
  });
});
