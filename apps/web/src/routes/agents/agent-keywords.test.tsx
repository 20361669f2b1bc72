import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { instructionTemplates } from '../../features/agents/form/instructions/instruction-templates.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Trigger' });
const button = (label: string) => screen.getByRole<HTMLButtonElement>('button', { name: label });
const tiles = () => screen.queryAllByRole('button', { name: /^Edit / }).map(({ textContent }) => textContent);

function open(address: string, agent = anAgent()) {
  const backend = createFakeBackend({ agents: [agent] });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}

const openTriggers = (keywords: string[] = []) => open('/agent/keywords/agent-1', anAgent({ keywords }));

describe('trigger keywords', () => {
  test('are added, trimmed, and saved on the way to the next step', async () => {
    const { backend, app } = openTriggers();
    expect(await screen.findByRole('heading', { name: 'Add Trigger Keywords' })).toBeTruthy();
    await app.user.type(await field(), '  SHRED {Enter}');
    await app.user.type(await field(), 'método');
    await app.user.click(button('Add'));
    expect(tiles()).toEqual(['SHRED', 'método']);
    expect((await field()).value).toBe('');
    expect(document.activeElement).toBe(await field());
    await app.user.click(button('Next'));
    expect(await screen.findByText('Keywords created successfully!')).toBeTruthy();
    await waitFor(() => expect(app.address()).toBe('/agent/reengagement-keywords/agent-1'));
    expect(backend.callsTo('PUT /agent/{id}')[0]?.body).toMatchObject({
      name: 'Setter',
      config: { prompt: 'Write as Dana writes.' },
      keywords: ['SHRED', 'método'],
    });
  });

  test.each([
    ['   ', 'Please enter a trigger'],
    [' shred ', 'This trigger already exists'],
    ['x'.repeat(101), 'A trigger has at most 100 characters'],
  ])('are refused when they are %j', async (text, sentence) => {
    const { app } = openTriggers(['SHRED']);
    await app.user.type(await field(), text);
    await app.user.click(button('Add'));
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(tiles()).toEqual(['SHRED']);
  });

  test.each([
    ['shred', '“shred” is the same word as your “SHRED”. Edit that one instead.'],
    ['SHRED', '“SHRED” is in your list. Edit that one instead.'],
    ['y'.repeat(101), `“${'y'.repeat(24)}…” has 101 characters. Use 100 at most.`],
  ])('say what to do about %j', async (text, sentence) => {
    const { app } = openTriggers(['SHRED']);
    await app.user.type(await field(), text);
    await app.user.click(button('Add'));
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test('are needed to go on: at least one', async () => {
    const { backend, app } = openTriggers();
    await field();
    await app.user.click(button('Next'));
    expect(await screen.findByText('Please add at least one trigger')).toBeTruthy();
    expect(app.address()).toBe('/agent/keywords/agent-1');
    expect(backend.callsTo('PUT /agent/{id}')).toEqual([]);
  });

  test('are taken along when one was typed and not added', async () => {
    const { backend, app } = openTriggers();
    await app.user.type(await field(), 'SHRED');
    await app.user.click(button('Next'));
    await waitFor(() => expect(app.address()).toBe('/agent/reengagement-keywords/agent-1'));
    expect(backend.stored.agents[0]?.keywords).toEqual(['SHRED']);
  });

  test('are edited in place: the text stands in the field and the button reads Update', async () => {
    const { backend, app } = openTriggers(['SHRED', 'PLAN']);
    await app.user.click(await screen.findByRole('button', { name: 'Edit SHRED' }));
    expect((await field()).value).toBe('SHRED');
    expect(document.activeElement).toBe(await field());
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    await app.user.type(await field(), ' ME');
    await app.user.click(button('Update'));
    expect(tiles()).toEqual(['SHRED ME', 'PLAN']);
    expect(document.activeElement).toBe(button('Edit SHRED ME'));
    await app.user.click(button('Next'));
    expect(await screen.findByText('Keywords updated successfully!')).toBeTruthy();
    expect(backend.stored.agents[0]?.keywords).toEqual(['SHRED ME', 'PLAN']);
  });

  test('keep their text when editing is given up', async () => {
    const { app } = openTriggers(['SHRED']);
    await app.user.click(await screen.findByRole('button', { name: 'Edit SHRED' }));
    await app.user.type(await field(), 'X{Escape}');
    expect(tiles()).toEqual(['SHRED']);
    expect(document.activeElement).toBe(button('Edit SHRED'));
  });

  test('are removed by a button or by the keyboard alone', async () => {
    const { app } = openTriggers(['one', 'two', 'three']);
    await app.user.click(await screen.findByRole('button', { name: 'Remove two' }));
    expect(tiles()).toEqual(['one', 'three']);
    expect(await screen.findByText('Trigger removed successfully!')).toBeTruthy();
    expect(document.activeElement).toBe(button('Edit three'));
    await app.user.keyboard('{Delete}');
    expect(tiles()).toEqual(['one']);
    await app.user.keyboard('{Backspace}');
    expect(document.activeElement).toBe(await field());
    expect(tiles()).toEqual([]);
  });

  test('go on without saving when nothing changed', async () => {
    const { backend, app } = openTriggers(['SHRED']);
    await field();
    await app.user.click(button('Next'));
    await waitFor(() => expect(app.address()).toBe('/agent/reengagement-keywords/agent-1'));
    expect(backend.callsTo('PUT /agent/{id}')).toEqual([]);
  });

  test('say when they could not be saved, and stay', async () => {
    const { backend, app } = openTriggers();
    backend.refuse('PUT /agent/{id}', down);
    await app.user.type(await field(), 'SHRED{Enter}');
    await app.user.click(button('Next'));
    expect(await screen.findByText('Error creating agent')).toBeTruthy();
    expect(tiles()).toEqual(['SHRED']);
  });

  test.each([
    ['/agent/keywords/new', anAgent()],
    ['/agent/keywords/agent-1', anAgent({ name: ' ' })],
    ['/agent/reengagement-keywords/agent-1', anAgent({ user: ' ' })],
  ])('of an agent that is not whole are not saved (%s)', async (address, agent) => {
    const { backend, app } = open(address, agent);
    await app.user.type(await field(), 'SHRED{Enter}');
    await app.user.click(screen.getByRole('button', { name: /^(Next|Create Agent)$/ }));
    expect(await screen.findByText('Invalid agent data')).toBeTruthy();
    expect(backend.callsTo('PUT /agent/{id}')).toEqual([]);
  });

  test('survive a reload unsaved, and can be thrown away', async () => {
    const first = openTriggers(['SHRED']);
    await first.app.user.type(await field(), 'PLAN{Enter}');
    expect(screen.getByText('Not saved yet. Your changes are kept in this browser.')).toBeTruthy();
    cleanup();
    const { app } = openTriggers(['SHRED']);
    await field();
    expect(tiles()).toEqual(['SHRED', 'PLAN']);
    expect(screen.getByText(/We brought back what you changed last time/)).toBeTruthy();
    await app.user.click(button('Discard it'));
    expect(tiles()).toEqual(['SHRED']);
  });

  test('Previous leads back to the services', async () => {
    openTriggers();
    expect((await screen.findByRole('link', { name: 'Previous' })).getAttribute('href')).toBe('/agent/service/agent-1');
  });
});

describe('suggested keywords', () => {
  const chips = () => screen.queryAllByRole('button', { name: /^Add \S/ }).map(({ textContent }) => textContent);
  const openWith = (prompt: string, keywords: string[] = []) =>
    open('/agent/keywords/agent-1', anAgent({ keywords, config: { ...anAgent().config, prompt } }));

  test.each([
    ...instructionTemplates.map(({ name, text }) => [name, text] as const),
    ['own words', 'You are Max.'] as const,
  ])('fit the template: %s', async (name, text) => {
    openWith(text);
    await field();
    const expected: Record<string, string[]> = {
      'Online coach': ['LIFT', 'SHRED', 'START'],
      Gym: ['TRIAL', 'VISIT', 'START'],
      Nutrition: ['FUEL', 'MEALS', 'RESET'],
      'own words': ['START', 'COACH', 'INFO'],
    };
    expect(chips()).toEqual(expected[name]);
  });

  test('are added with a tap, and what is there is not suggested', async () => {
    const { backend, app } = openWith('You answer for a coach.', ['lift']);
    await field();
    expect(chips()).toEqual(['SHRED', 'START']);
    await app.user.click(button('Add SHRED'));
    expect(tiles()).toEqual(['lift', 'SHRED']);
    expect(chips()).toEqual(['START']);
    expect(document.activeElement).toBe(button('Edit SHRED'));
    await app.user.click(button('Next'));
    await waitFor(() => expect(backend.stored.agents[0]?.keywords).toEqual(['lift', 'SHRED']));
  });
});

describe('the test box', () => {
  test.each([
    ['I want SHRED now', 'SHRED', 'The message has it as whole words.'],
    ['METODO por favor', 'método', 'Capitals, accents and extra spaces make no difference.'],
    ['my fat loss plan', 'fat loss plan', '“plan” is in it, too; the longest one counts.'],
  ])('for %j names the trigger and why', async (message, keyword, reason) => {
    const { app } = openTriggers(['SHRED', 'método', 'plan', 'fat loss plan', 'fit']);
    await field();
    const box = within(screen.getByRole('region', { name: 'Which trigger would this message hit?' }));
    await app.user.type(box.getByRole('textbox', { name: 'A lead’s message' }), message);
    expect(box.getByText(keyword)).toBeTruthy();
    expect(box.getByRole('status').textContent).toContain(reason);
  });

  test.each([
    [['fit'], 'nice outfit', 'No trigger. “fit” is only a part of a longer word, and whole words count.'],
    [['fit'], 'hello', 'No trigger in this message, so your agent stays silent.'],
    [[], 'hello', 'You have no trigger keywords yet.'],
    [['fit'], '', 'Type a message to see which trigger it hits, and why.'],
  ])('with %j says why %j triggers nothing', async (keywords, message, sentence) => {
    const { app } = openTriggers(keywords);
    await field();
    const input = screen.getByRole('textbox', { name: 'A lead’s message' });
    if (message !== '') await app.user.type(input, message);
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});

describe('how keywords count', () => {
  const howItCounts = (keyword: string) =>
    screen.findByRole<HTMLSelectElement>('combobox', { name: `How ${keyword} counts` });
  const leftOut = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'But not with these words' });
  const box = () => within(screen.getByRole('region', { name: 'Which trigger would this message hit?' }));
  const says = (app: ReturnType<typeof openTriggers>['app'], message: string) =>
    app.user.type(box().getByRole('textbox', { name: 'A lead’s message' }), message);
  const storedRules = ({ backend }: ReturnType<typeof openTriggers>) =>
    backend.stored.triggers.triggers.find((trigger) => trigger.kind === 'keyword')?.rules;

  test('is chosen for each, with words to leave out, and saved with them', async () => {
    const opened = openTriggers(['SHRED', 'fit']);
    const { app } = opened;
    expect(await screen.findByText('Each counts as a word')).toBeTruthy();
    await app.user.selectOptions(await howItCounts('SHRED'), 'With typos');
    await app.user.type(leftOut(), 'giveaway{Enter}');
    expect(screen.getByText('1 with typos · not with “giveaway”')).toBeTruthy();
    await app.user.click(button('Next'));
    await waitFor(() => expect(app.address()).toBe('/agent/reengagement-keywords/agent-1'));
    expect(storedRules(opened)).toEqual({
      matches: [{ keyword: 'SHRED', match: 'fuzzy' }],
      excludeWords: ['giveaway'],
    });
  });

  test('stays with a keyword that is spelled otherwise', async () => {
    const opened = openTriggers(['SHRED']);
    await opened.app.user.selectOptions(await howItCounts('SHRED'), 'Alone');
    await opened.app.user.click(button('Edit SHRED'));
    await opened.app.user.type(await field(), ' ME{Enter}');
    expect((await howItCounts('SHRED ME')).selectedOptions[0]?.textContent).toBe('Alone');
  });

  test('says where a word is too short for typos', async () => {
    const { app } = openTriggers(['fit']);
    await app.user.selectOptions(await howItCounts('fit'), 'With typos');
    expect(screen.getByText(/^“fit” is too short for typos, so it counts as a word\./)).toBeTruthy();
  });

  test('does not go on with a word that is kept and left out', async () => {
    const { app, backend } = openTriggers(['SHRED']);
    await howItCounts('SHRED');
    await app.user.type(leftOut(), 'shred{Enter}');
    const sentence =
      '“shred” is in your keyword “SHRED”, which could never count. Take it out of one of the two lists.';
    expect(screen.getByText(sentence)).toBeTruthy();
    await app.user.click(button('Next'));
    expect(app.address()).toBe('/agent/keywords/agent-1');
    expect(document.activeElement).toBe(leftOut());
    expect(backend.callsTo('PUT /agent/{id}/triggers')).toEqual([]);
  });

  test.each([
    ['With typos', 'sherd pls', '“sherd” is a typo of it, and typos count.'],
    ['With typos', 'shred pls', 'Capitals, accents and extra spaces make no difference.'],
    ['Anywhere', 'so shredded', 'It is a part of “shredded”, and any part counts.'],
    ['Alone', 'shred!', 'It is the whole message, apart from signs.'],
    ['Alone', 'shred pls', 'No trigger. “SHRED” is in it, but counts only alone.'],
    ['As a word', 'sherd pls', 'No trigger. “sherd” looks like a typo of “SHRED”, and typos don’t count.'],
    ['As a word', 'SHRED giveaway', 'No trigger. “SHRED” is in it, but so is “giveaway”, and you leave that out.'],
  ])('%s: %s', async (name, message, sentence) => {
    const { app } = openTriggers(['SHRED']);
    await app.user.selectOptions(await howItCounts('SHRED'), name);
    await app.user.type(leftOut(), 'giveaway{Enter}');
    await says(app, message);
    expect(box().getByRole('status').textContent).toContain(sentence);
  });
});

describe('re-engagement keywords', () => {
  const openLast = (rekeywords: string[] = []) => open('/agent/reengagement-keywords/agent-1', anAgent({ rekeywords }));

  test('finish the agent and lead to the dashboard', async () => {
    const { backend, app } = openLast();
    expect(await screen.findByRole('heading', { name: 'Add Re-engagement Keywords' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/agent/keywords/agent-1');
    expect(button('Create Agent').disabled).toBe(false);
    await app.user.click(button('Create Agent'));
    expect(await screen.findByText('Please add at least one trigger')).toBeTruthy();
    await app.user.type(await field(), 'back on it{Enter}');
    await app.user.click(button('Create Agent'));
    expect(await screen.findByText('Agent created successfully!')).toBeTruthy();
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    expect(backend.stored.agents[0]?.rekeywords).toEqual(['back on it']);
  });

  test('can be updated only when the saved list was changed', async () => {
    const { app } = openLast(['back on it']);
    await field();
    expect(button('Update Agent').disabled).toBe(true);
    await app.user.type(await field(), 'hey again{Enter}');
    await app.user.click(button('Update Agent'));
    expect(await screen.findByText('Agent updated successfully!')).toBeTruthy();
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });

  test('can be skipped, and nothing is saved; not once there is one', async () => {
    const { backend, app } = openLast();
    await field();
    await app.user.click(screen.getByRole('button', { name: 'Add still interested' }));
    expect(tiles()).toEqual(['still interested']);
    expect(screen.queryByRole('link', { name: 'Skip for now' })).toBeNull();
    await app.user.keyboard('{Delete}');
    await app.user.click(screen.getByRole('link', { name: 'Skip for now' }));
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    expect(backend.callsTo('PUT /agent/{id}')).toEqual([]);
  });

  test('count as chosen, with words to leave out, which the test box explains, and are saved with them', async () => {
    const { backend, app } = openLast(['back on it', 'restart']);
    const counts = await screen.findByRole('combobox', { name: 'How restart counts' });
    await app.user.selectOptions(counts, 'With typos');
    const leftOut = screen.getByRole('combobox', { name: 'But not with these words' });
    await app.user.type(leftOut, 'next year{Enter}');
    const box = within(screen.getByRole('region', { name: 'Which trigger would this message hit?' }));
    const message = box.getByRole('textbox', { name: 'A lead’s message' });
    await app.user.type(message, 'let me restrat');
    expect(box.getByRole('status').textContent).toContain('“restrat” is a typo of it, and typos count.');
    await app.user.type(message, ' next year');
    expect(box.getByRole('status').textContent).toContain('but so is “next year”, and you leave that out.');
    expect(screen.getByText('Not saved yet. Your changes are kept in this browser.')).toBeTruthy();
    await app.user.click(button('Update Agent'));
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    expect(backend.callsTo('PUT /agent/{id}')[0]?.body).toMatchObject({
      rekeywords: ['back on it', 'restart'],
      rekeywordRules: { matches: [{ keyword: 'restart', match: 'fuzzy' }], excludeWords: ['next year'] },
    });
  });

  test('are not saved with a word that is kept and left out', async () => {
    const { backend, app } = openLast(['back on it']);
    const leftOut = await screen.findByRole('combobox', { name: 'But not with these words' });
    await app.user.type(leftOut, 'back{Enter}');
    expect(screen.getByText(/^“back” is in your keyword “back on it”, which could never count\./)).toBeTruthy();
    await app.user.click(button('Update Agent'));
    expect(document.activeElement).toBe(leftOut);
    expect(backend.callsTo('PUT /agent/{id}')).toEqual([]);
  });

  test('say when they could not be saved', async () => {
    const { backend, app } = openLast();
    backend.refuse('PUT /agent/{id}', down);
    await app.user.type(await field(), 'back{Enter}');
    await app.user.click(button('Create Agent'));
    expect(await screen.findByText('Error creating agent')).toBeTruthy();
    expect(app.address()).toBe('/agent/reengagement-keywords/agent-1');
  });
});
