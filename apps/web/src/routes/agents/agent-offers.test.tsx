import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { anOffer, nothingKnown } from '../../test/fake-knowledge.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const offers = [anOffer(), anOffer({ _id: 'offer-2', name: 'Group', price: null })];
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function open(address: string, known = offers) {
  const backend = createFakeBackend({ agents: [anAgent()], knowledge: nothingKnown({ offers: known }) });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}

describe('an agent', () => {
  test('speaks of all offers, or of those that the coach chooses', async () => {
    const { backend, app } = open('/agent/create/agent-1');
    const field = within(await screen.findByRole('group', { name: 'Offers it may speak of' }));
    expect(field.getByRole('button', { name: 'All, new ones too' }).getAttribute('aria-pressed')).toBe('true');
    await app.user.click(field.getByRole('button', { name: 'Only some' }));
    expect(field.getByRole<HTMLInputElement>('checkbox', { name: '12-week coaching, $697' }).checked).toBe(true);
    await app.user.click(field.getByRole('checkbox', { name: 'Group' }));
    await app.user.click(button('Update'));
    await waitFor(() => expect(backend.callsTo('PUT /agent/{id}')[0]?.body).toMatchObject({ offers: ['offer-1'] }));
    await app.user.click(field.getByRole('checkbox', { name: '12-week coaching, $697' }));
    expect(field.getByText('Without an offer, it gives no price in the chat.')).toBeTruthy();
    await app.user.click(field.getByRole('button', { name: 'All, new ones too' }));
    await app.user.click(button('Update'));
    await waitFor(() => expect(backend.callsTo('PUT /agent/{id}').at(-1)?.body).toMatchObject({ offers: 'all' }));
  });
});

describe('what follows a question that it cannot answer', () => {
  const field = async () => within(await screen.findByRole('group', { name: 'When it doesn’t know the answer' }));
  const choice = (name: string) => button(name).getAttribute('aria-pressed');

  test('is chosen in the form, by keyboard too, and saved with the agent', async () => {
    const { backend, app } = open('/agent/create/agent-1', []);
    const group = await field();
    expect(group.getByRole('link', { name: 'See open questions' }).getAttribute('href')).toBe('/knowledge#unanswered');
    expect(choice('Keep talking')).toBe('true');
    button('Hand the chat to me').focus();
    await app.user.keyboard('{Enter}');
    expect(choice('Hand the chat to me')).toBe('true');
    await app.user.click(button('Update'));
    await waitFor(() =>
      expect(backend.callsTo('PUT /agent/{id}')[0]?.body).toMatchObject({ whenUnanswered: 'hand-over' }),
    );
  });

  test('is to keep talking for a new agent', async () => {
    const { backend, app } = open('/agent/create/new', []);
    await field();
    expect(choice('Keep talking')).toBe('true');
    await app.user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Setter');
    await app.user.type(screen.getByRole('textbox', { name: 'Who you are' }), 'Be kind.');
    await app.user.click(button('Next'));
    await waitFor(() => expect(app.address()).toMatch(/^\/agent\/service\//));
    expect(backend.callsTo('POST /agent/')[0]?.body).not.toMatchObject({ agent: { whenUnanswered: 'hand-over' } });
  });
});

describe('what it does after a hand-over', () => {
  const choice = (name: string) => button(name).getAttribute('aria-pressed');

  test('is to answer what it knows, until the coach leaves all to themselves; it is saved, and undone before', async () => {
    const { backend, app } = open('/agent/create/agent-1', []);
    const group = within(await screen.findByRole('group', { name: 'After a hand-over' }));
    expect(group.getByText(/Never after danger, money or anger/)).toBeTruthy();
    expect(choice('Answer what it knows')).toBe('true');
    await app.user.click(button('Leave all to me'));
    expect(button('Update').disabled).toBe(false);
    await app.user.click(button('Answer what it knows'));
    expect(button('Update').disabled).toBe(true);
    await app.user.click(button('Leave all to me'));
    await app.user.click(button('Update'));
    await waitFor(() =>
      expect(backend.callsTo('PUT /agent/{id}')[0]?.body).toMatchObject({ answersAfterHandOver: false }),
    );
  });
});

describe('messages per answer', () => {
  test('are one, until the coach wants up to three; the line of what is set says so', async () => {
    const { backend, app } = open('/agent/create/agent-1', []);
    const group = within(await screen.findByRole('group', { name: 'Messages per answer' }));
    expect(group.getByRole('button', { name: 'One' }).getAttribute('aria-pressed')).toBe('true');
    await app.user.click(group.getByRole('button', { name: 'Up to 3' }));
    expect(screen.getByText(/up to 3 messages an answer/)).toBeTruthy();
    await app.user.click(button('Update'));
    await waitFor(() => expect(backend.callsTo('PUT /agent/{id}')[0]?.body).toMatchObject({ bubbles: 3 }));
  });
});

describe('the wizard', () => {
  const firstOffer = async () => within(await screen.findByRole('region', { name: 'What does it cost?' }));

  async function fillAgent(app: ReturnType<typeof open>['app']) {
    await app.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Setter');
    await app.user.type(screen.getByRole('textbox', { name: 'Who you are' }), 'Be kind.');
  }

  test('asks a new coach for one offer, which is added with the agent', async () => {
    const { backend, app } = open('/agent/create/new', []);
    await fillAgent(app);
    const section = await firstOffer();
    await app.user.type(section.getByRole('textbox', { name: 'Price' }), '97');
    expect(section.getByText('Give it a name.')).toBeTruthy();
    expect(button('Next').disabled).toBe(true);
    await app.user.type(section.getByRole('textbox', { name: /^What is it called/ }), 'Starter plan');
    await app.user.click(button('Next'));
    await waitFor(() => expect(app.address()).toMatch(/^\/agent\/service\//));
    expect(backend.callsTo('POST /offers')[0]?.body).toMatchObject({ name: 'Starter plan', price: { amount: 9700 } });
  });

  test('goes on without an offer, also where it could not be added', async () => {
    const { backend, app } = open('/agent/create/new', []);
    await fillAgent(app);
    await app.user.type((await firstOffer()).getByRole('textbox', { name: /^What is it called/ }), 'Starter plan');
    backend.refuse('POST /offers', { status: 500, message: 'Something failed', code: 'internal' });
    await app.user.click(button('Next'));
    expect(await screen.findByText(/^Your agent is saved, your offer isn’t/)).toBeTruthy();
    await waitFor(() => expect(app.address()).toMatch(/^\/agent\/service\//));
  });

  test('takes a price on the call for an answer, which stands in the instructions and is no offer', async () => {
    const { backend, app } = open('/agent/create/new', []);
    await fillAgent(app);
    const section = await firstOffer();
    await app.user.type(section.getByRole('textbox', { name: 'Price' }), '97');
    await app.user.click(section.getByRole('button', { name: 'I’d rather say it on the call' }));
    expect(
      section.getByText('That depends on what you need, and I go through it openly with you on the call.'),
    ).toBeTruthy();
    expect(section.queryByRole('textbox')).toBeNull();
    await app.user.click(button('Next'));
    await waitFor(() => expect(app.address()).toMatch(/^\/agent\/service\//));
    expect(JSON.stringify(backend.callsTo('POST /agent/')[0]?.body)).toContain(
      'Be kind.\\n\\nOFFERS AND PRICES\\nNever give a price in the chat. If they ask, say: ',
    );
    expect(backend.callsTo('POST /offers')).toEqual([]);
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  test('keeps the answer when a template is put in, and takes it back', async () => {
    const { app } = open('/agent/create/new', []);
    const section = await firstOffer();
    const chosen = () => section.getAllByRole('button').find((each) => each.ariaPressed === 'true')?.textContent;
    await app.user.click(button('Online coach'));
    expect(chosen()).toBe('I’d rather say it on the call');
    await app.user.click(section.getByRole('button', { name: 'My agent says the price' }));
    await app.user.type(section.getByRole('textbox', { name: 'Price' }), '97');
    await app.user.click(button('Nutrition'));
    expect(chosen()).toBe('My agent says the price');
    const offered = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Offers and prices' });
    expect(offered.value).not.toContain('Never give a price');
    await app.user.click(section.getByRole('button', { name: 'I’d rather say it on the call' }));
    await app.user.click(button('Gym'));
    expect(chosen()).toBe('I’d rather say it on the call');
  });
});

test('an agent of a coach with offers gives their prices, or leaves them for the call', async () => {
  const { backend, app } = open('/agent/create/agent-1');
  const section = within(await screen.findByRole('region', { name: 'What does it cost?' }));
  expect(await section.findByText('Your agent gives prices as they stand in your offers.')).toBeTruthy();
  await app.user.click(section.getByRole('button', { name: 'I’d rather say it on the call' }));
  await app.user.click(button('Update'));
  await waitFor(() =>
    expect(JSON.stringify(backend.callsTo('PUT /agent/{id}')[0]?.body)).toContain('Never give a price in the chat.'),
  );
});
