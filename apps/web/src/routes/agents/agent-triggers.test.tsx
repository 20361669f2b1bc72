import type { AgentTriggers, Trigger } from '@spotter/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { onlyKeywords } from '../../test/fake-triggers.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };
const words: Trigger = { _id: 'words', kind: 'keyword', enabled: true, words: [] };
const bio: Trigger = { _id: 'bio', kind: 'link', enabled: true, refs: ['bio'] };
const story: Trigger = { _id: 'story', kind: 'story_reply', enabled: true, words: [] };

const card = (name: string) => screen.findByRole('listitem', { name });
const order = async () => {
  const grips = await screen.findAllByRole('button', { name: /^Drag / });
  return grips.map((grip) => grip.getAttribute('aria-label'));
};
const press = (name: string) => screen.getByRole('button', { name });
const wayIn = (name: string) =>
  within(screen.getByRole('group', { name: 'Add a way in' })).getByRole('button', { name });

function open(given: Partial<AgentTriggers> = {}, keywords: string[] = ['SHRED']) {
  const triggers = { ...onlyKeywords(), ...given };
  const backend = createFakeBackend({ agents: [anAgent({ keywords })], triggers });
  return { backend, app: renderApp('/agent/keywords/agent-1', { backend, signedIn: true }) };
}

describe('the ways in which leads come', () => {
  test('begin with the keywords alone, and others are added, narrowed and saved with them', async () => {
    const { backend, app } = open();
    expect(await order()).toEqual(['Drag Keywords to another place']);
    await app.user.click(wayIn('Link'));
    await app.user.type(
      within(await card('Link')).getByLabelText('Only these links'),
      'https://ig.me/m/dana?ref=bio{Enter}',
    );
    expect(await card('Link: bio')).toBeTruthy();
    await app.user.click(screen.getByRole('switch', { name: /^Only new leads/ }));
    expect(screen.getByText('Not saved yet. Your changes are kept in this browser.')).toBeTruthy();
    await app.user.type(screen.getByRole('textbox', { name: 'Trigger' }), 'PLAN');
    await app.user.click(press('Next'));
    await waitFor(() => expect(app.address()).toBe('/agent/reengagement-keywords/agent-1'));
    expect(await screen.findByText('Triggers updated successfully!')).toBeTruthy();
    expect(backend.stored.triggers).toMatchObject({
      triggers: [
        { kind: 'keyword', words: ['SHRED', 'PLAN'] },
        { kind: 'link', enabled: true, refs: ['bio'] },
      ],
      newContactsOnly: true,
    });
    expect(backend.callsTo('PUT /agent/{id}')).toEqual([]);
  });

  test('are put in order with buttons, and their new place is said', async () => {
    const { backend, app } = open({ triggers: [words, bio, story] });
    await order();
    await app.user.click(press('Move Story reply up'));
    expect(screen.getByText('Story reply is number 2 of 3 now.')).toBeTruthy();
    await app.user.click(press('Move Keywords down'));
    expect(await order()).toEqual([
      'Drag Story reply to another place',
      'Drag Keywords to another place',
      'Drag Link: bio to another place',
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Story reply up' }).disabled).toBe(true);
    await app.user.click(press('Next'));
    await waitFor(() =>
      expect(backend.stored.triggers.triggers.map(({ _id }) => _id)).toEqual(['story', 'words', 'bio']),
    );
  });

  test('are turned off and removed; the keywords stay', async () => {
    const { backend, app } = open({ triggers: [words, bio, story] });
    await order();
    await app.user.click(screen.getByRole('switch', { name: 'Story reply starts the agent' }));
    await app.user.click(press('Remove Link: bio'));
    expect(screen.queryByRole('button', { name: 'Remove Keywords' })).toBeNull();
    await app.user.click(press('Next'));
    await waitFor(() =>
      expect(backend.stored.triggers.triggers).toEqual([
        { ...words, words: ['SHRED'] },
        { ...story, enabled: false },
      ]),
    );
  });

  test('are enough without a keyword', async () => {
    const { backend, app } = open({}, []);
    await order();
    await app.user.click(press('Next'));
    expect(await screen.findByText('Please add at least one trigger')).toBeTruthy();
    await app.user.click(wayIn('First message'));
    await app.user.click(press('Next'));
    await waitFor(() =>
      expect(backend.stored.triggers.triggers.map(({ kind }) => kind)).toEqual(['keyword', 'any_message']),
    );
  });

  test('say at their own field what can’t be saved', async () => {
    const { backend, app } = open({ triggers: [words, bio] });
    const link = within(await card('Link: bio'));
    await app.user.type(link.getByLabelText('Only these links'), 'my bio!,');
    await app.user.click(press('Next'));
    expect(within(screen.getByRole('listitem', { name: /^Link/ })).getByText(/can’t be in a link/)).toBeTruthy();
    expect(backend.callsTo('PUT /agent/{id}/triggers')).toEqual([]);
    expect(app.address()).toBe('/agent/keywords/agent-1');
  });

  test('say at their own field what the server refuses', async () => {
    const { backend, app } = open({ triggers: [words, bio] });
    const issues = [{ path: 'triggers.1.refs.0', message: 'This link belongs to another agent' }];
    backend.refuse('PUT /agent/{id}/triggers', { status: 400, message: 'Invalid', code: 'invalid_input', issues });
    await order();
    await app.user.click(screen.getByRole('switch', { name: /^Only new leads/ }));
    await app.user.click(press('Next'));
    expect(within(await card('Link: bio')).getByText('This link belongs to another agent')).toBeTruthy();
    expect(await screen.findByText('Error creating agent')).toBeTruthy();
  });

  test('survive a reload unsaved, and can be thrown away', async () => {
    const first = open();
    await order();
    await first.app.user.click(wayIn('Ad'));
    cleanup();
    const { app } = open();
    expect(await order()).toHaveLength(2);
    expect(screen.getByText(/We brought back what you changed last time/)).toBeTruthy();
    await app.user.click(press('Discard it'));
    expect(await order()).toHaveLength(1);
  });

  test('that can’t be loaded leave the keywords as they are', async () => {
    const triggers = { ...onlyKeywords(), triggers: [words, bio] };
    const backend = createFakeBackend({ agents: [anAgent({ keywords: ['SHRED'] })], triggers });
    backend.refuse('GET /agent/{id}/triggers', down);
    const app = renderApp('/agent/keywords/agent-1', { backend, signedIn: true });
    expect(await screen.findByText(/We couldn’t load the other ways/)).toBeTruthy();
    await app.user.type(screen.getByRole('textbox', { name: 'Trigger' }), 'PLAN{Enter}');
    backend.refuse('GET /agent/{id}/triggers');
    await app.user.click(press('Try again'));
    expect(await order()).toHaveLength(2);
    await app.user.click(press('Next'));
    await waitFor(() => expect(backend.stored.agents[0]?.keywords).toEqual(['SHRED', 'PLAN']));
    expect(backend.stored.triggers.triggers).toHaveLength(2);
  });
});

describe('comments', () => {
  const post = { _id: 'post-1', kind: 'reel' as const, caption: 'My SHRED week', picture: null, link: null, at: null };

  test('are answered under posts that are chosen, in public and by a DM', async () => {
    const triggers = onlyKeywords();
    const posts = [{ ...post, comments: 12, isOpen: true }];
    const agent = anAgent({ keywords: ['SHRED'], ig: 'bot-1' });
    const backend = createFakeBackend({ agents: [agent], triggers, posts });
    const app = renderApp('/agent/keywords/agent-1', { backend, signedIn: true });
    await order();
    await app.user.click(wayIn('Comment'));
    const comment = within(screen.getByRole('listitem', { name: 'Comment' }));
    expect(comment.getByText(/Every comment gets a DM now/)).toBeTruthy();
    await app.user.type(comment.getByLabelText('Comments with these words'), 'SHRED{Enter}');
    expect(comment.queryByText(/Every comment gets a DM now/)).toBeNull();
    await app.user.click(press('Posts you choose'));
    await app.user.click(press('Next'));
    expect(screen.getByText('Choose at least one post')).toBeTruthy();
    expect(backend.callsTo('PUT /agent/{id}/triggers')).toEqual([]);
    await app.user.click(press('Choose posts'));
    await app.user.click(await screen.findByRole('button', { name: /My SHRED week.*12 comments/ }));
    await app.user.click(press('Done'));
    expect(screen.getByText('1 post chosen')).toBeTruthy();
    await app.user.type(screen.getByLabelText(/^Public replies/), 'Sent you a DM!{Enter}{Enter}Look in your inbox');
    await app.user.click(press('Your own words'));
    await app.user.type(screen.getByLabelText('Your words'), 'Here is the plan');
    await app.user.click(press('Next'));
    await waitFor(() =>
      expect(backend.stored.triggers.triggers[1]).toMatchObject({
        kind: 'comment',
        words: ['SHRED'],
        match: 'word',
        posts: ['post-1'],
        publicReplies: ['Sent you a DM!', 'Look in your inbox'],
        firstMessage: 'Here is the plan',
      }),
    );
  });

  test('say in plain words why the posts can’t be shown', async () => {
    const agent = anAgent({ keywords: ['SHRED'], ig: 'bot-1' });
    const posts: Trigger = {
      _id: 'shred',
      kind: 'comment',
      enabled: true,
      words: ['SHRED'],
      excludeWords: [],
      match: 'word',
      posts: ['old'],
      replies: false,
      publicReplies: [],
      firstMessage: null,
    };
    const backend = createFakeBackend({ agents: [agent], triggers: { ...onlyKeywords(), triggers: [words, posts] } });
    const message = 'Reconnect Instagram, so that we may see your posts.';
    backend.refuse('GET /bot/{botId}/media', { status: 409, message, code: 'conflict' });
    const app = renderApp('/agent/keywords/agent-1', { backend, signedIn: true });
    await order();
    await app.user.click(press('Choose posts'));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('what leads want, in the coach’s words', () => {
  const name = 'What they want, in your words';

  test('is described, says what it costs, and is saved', async () => {
    const { backend, app } = open();
    await order();
    await app.user.click(wayIn(name));
    const added = within(await card(name));
    expect(added.getByText(/Asks the model once for each first message that no other trigger takes/)).toBeTruthy();
    expect(added.queryByText(/at least 10 characters/)).toBeNull();
    await app.user.click(press('Next'));
    expect(added.getByText('Describe it in at least 10 characters')).toBeTruthy();
    expect(backend.callsTo('PUT /agent/{id}/triggers')).toEqual([]);
    await app.user.type(added.getByLabelText('A lead who…'), 'wants a plan for a marathon');
    expect(await card('What they want: wants a plan for a marathon')).toBeTruthy();
    await app.user.click(press('Next'));
    await waitFor(() =>
      expect(backend.stored.triggers.triggers[1]).toMatchObject({
        kind: 'intent',
        enabled: true,
        description: 'wants a plan for a marathon',
      }),
    );
  });

  test('begins with an example, by the keyboard too', async () => {
    const { app } = open();
    await order();
    await app.user.click(wayIn(name));
    const added = within(await card(name));
    added.getByLabelText('A lead who…').focus();
    await app.user.tab();
    await app.user.keyboard('{Enter}');
    expect(added.getByDisplayValue('wants a training plan or asks how to start')).toBeTruthy();
    expect(added.queryByRole('group')).toBeNull();
  });

  test('survives a reload half written', async () => {
    const first = open();
    await order();
    await first.app.user.click(wayIn(name));
    await first.app.user.type(within(await card(name)).getByLabelText('A lead who…'), 'wants');
    cleanup();
    open();
    expect(await screen.findByDisplayValue('wants')).toBeTruthy();
  });

  test('has at most ten in an agent', async () => {
    const wishes = Array.from({ length: 10 }, (_, nth): Trigger => {
      return { _id: `wish-${nth}`, kind: 'intent', enabled: true, description: `wants thing number ${nth}` };
    });
    const { app } = open({ triggers: [words, ...wishes] });
    expect(await order()).toHaveLength(11);
    await app.user.click(wayIn(name));
    expect(await screen.findByText('An agent has at most 10 of these')).toBeTruthy();
    expect(await order()).toHaveLength(11);
  });
});

describe('the questions of an empty chat', () => {
  const tapped: Trigger = { _id: 'tapped', kind: 'ice_breaker', enabled: true, words: [] };
  async function openQuestions(stored: string[]) {
    const triggers = { ...onlyKeywords(), triggers: [words, tapped] };
    const agents = [anAgent({ keywords: ['SHRED'], ig: 'bot-1' })];
    const backend = createFakeBackend({ agents, triggers, iceBreakers: stored });
    const app = renderApp('/agent/keywords/agent-1', { backend, signedIn: true });
    await order();
    return { backend, app, edit: () => app.user.click(press('Edit the questions')) };
  }

  test('are edited where leads who tap one are taken up', async () => {
    const { backend, app, edit } = await openQuestions(['How does it work?']);
    await edit();
    const dialog = within(await screen.findByRole('dialog', { name: 'Questions in an empty chat' }));
    expect(await dialog.findByDisplayValue('How does it work?')).toBeTruthy();
    await app.user.type(dialog.getByLabelText('Question 2'), 'How does it work?');
    expect(dialog.getByText('Ask each question once')).toBeTruthy();
    await app.user.clear(dialog.getByLabelText('Question 2'));
    await app.user.type(dialog.getByLabelText('Question 3'), 'What does it cost?');
    await app.user.click(dialog.getByRole('button', { name: 'Save questions' }));
    expect(await screen.findByText('Questions saved')).toBeTruthy();
    expect(backend.stored.iceBreakers).toEqual(['How does it work?', 'What does it cost?']);
    expect(app.address()).toBe('/agent/keywords/agent-1');
  });

  test('what the platform refuses is said, and asked again', async () => {
    const { backend, app, edit } = await openQuestions([]);
    backend.refuse('GET /bot/{botId}/ice-breakers', {
      status: 502,
      message: 'You need to reconnect this account.',
      code: 'account_reconnect',
    });
    await edit();
    expect(await screen.findByText('You need to reconnect this account.')).toBeTruthy();
    backend.refuse('GET /bot/{botId}/ice-breakers');
    await app.user.click(press('Try again'));
    expect(await screen.findByLabelText('Question 4')).toBeTruthy();
  });
});

describe('the test box', () => {
  const box = () => within(screen.getByRole('region', { name: 'Which trigger would this message hit?' }));
  const outcome = async (name: string) =>
    (await box().findAllByRole('listitem')).find((line) => line.textContent?.startsWith(name))?.textContent;

  test.each([
    ['Opens a link and writes', 'bio', 'Link: bio', 'Starts your agent'],
    ['Opens a link and writes', 'youtube', 'Link: bio', 'It’s for other links.'],
    ['Clicks an ad and writes', '', 'Link: bio', 'They didn’t come by a link.'],
    ['Answers your story', '', 'Story reply', 'Only an emoji or a picture, with no words.'],
  ])('%s (%s): %s', async (kind, ref, name, sentence) => {
    const { app } = open({ triggers: [words, bio, story] });
    await order();
    await app.user.selectOptions(box().getByRole('combobox', { name: 'How the lead comes' }), kind);
    if (ref !== '') await app.user.type(box().getByRole('textbox', { name: /after ref=/ }), ref);
    await waitFor(async () => expect(await outcome(name)).toBe(`${name}${sentence}`));
  });

  test('asks the model when the coach says so, and tells what that took', async () => {
    const wish: Trigger = { _id: 'wish', kind: 'intent', enabled: true, description: 'wants a training plan' };
    const { app, backend } = open({ triggers: [wish, words] });
    const title = 'What they want: wants a training plan';
    await order();
    const write = (text: string) => app.user.type(box().getByRole('textbox', { name: 'A lead’s message' }), text);
    await write('got a plan?');
    await waitFor(async () => expect(await outcome(title)).toBe(`${title}The model wasn’t asked.`));
    const asksModel = () =>
      backend
        .callsTo('POST /agent/{id}/triggers/test')
        .filter(({ body }) => (body as { message: { asksModel: boolean } }).message.asksModel);
    expect(asksModel()).toEqual([]);

    backend.stored.intentOutcome = 'wish';
    await app.user.click(box().getByRole('button', { name: 'Ask the model' }));
    await waitFor(async () => expect(await outcome(title)).toBe(`${title}Starts your agent`));
    expect(box().getByText('Asked the model: 212 tokens, $0.0002.')).toBeTruthy();
    expect(asksModel()).toHaveLength(1);

    backend.stored.intentOutcome = null;
    await write(' or not');
    await app.user.click(await box().findByRole('button', { name: 'Ask the model' }));
    await waitFor(async () => expect(await outcome(title)).toBe(`${title}The model says it doesn’t fit.`));
  });

  test('says why the model could not be asked', async () => {
    const wish: Trigger = { _id: 'wish', kind: 'intent', enabled: true, description: 'wants a training plan' };
    const { app, backend } = open({ triggers: [wish, words] });
    await order();
    await app.user.type(box().getByRole('textbox', { name: 'A lead’s message' }), 'got a plan?');
    const ask = await box().findByRole('button', { name: 'Ask the model' });
    const message = "Today's budget for the language model is used up. It resets at midnight UTC.";
    backend.refuse('POST /agent/{id}/triggers/test', { status: 429, message, code: 'too_many_requests' });
    await app.user.click(ask);
    expect((await box().findByRole('alert')).textContent).toBe(message);
  });

  test('says which word of a comment counts, or why none does', async () => {
    const comment: Trigger = {
      _id: 'post',
      kind: 'comment',
      enabled: true,
      words: ['SHRED', 'fit'],
      excludeWords: ['giveaway'],
      match: 'fuzzy',
      posts: 'all',
      replies: false,
      publicReplies: [],
      firstMessage: null,
    };
    const { app } = open({ triggers: [words, comment] });
    const name = 'Comment: SHRED, fit';
    await order();
    expect(screen.getByText(/^“fit” is too short for typos/)).toBeTruthy();
    await app.user.selectOptions(box().getByRole('combobox', { name: 'How the lead comes' }), 'Comments under a post');
    const input = box().getByRole('textbox', { name: 'A lead’s message' });
    await app.user.type(input, 'sherd');
    await waitFor(async () =>
      expect(await outcome(name)).toBe(`${name}Starts your agent. “sherd” is a typo of it, and typos count.`),
    );
    await app.user.type(input, ' giveaway');
    await waitFor(async () =>
      expect(await outcome(name)).toBe(`${name}“SHRED” is in it, but so is “giveaway”, and you leave that out.`),
    );
  });

  test('tries what is not saved yet, in its order', async () => {
    const { app } = open({ triggers: [words, bio] });
    await order();
    await app.user.click(wayIn('First message'));
    await app.user.type(box().getByRole('textbox', { name: 'A lead’s message' }), 'hello');
    await waitFor(async () => expect(await outcome('First message')).toBe('First messageStarts your agent'));
    expect(await outcome('Keywords')).toBe('KeywordsNo keyword in this message.');
    await app.user.click(box().getByRole('checkbox', { name: /never written/ }));
    await waitFor(async () => expect(await outcome('First message')).toContain('has written to you before'));
    expect(box().getByRole('status').textContent).toContain('stays silent');
  });
});
