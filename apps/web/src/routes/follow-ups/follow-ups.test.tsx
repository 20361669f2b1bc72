import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aPlan, aStep, type FakePlans } from '../../test/fake-plans.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aChat } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const tooLate = 'Too late to cancel: a follow-up to Ana Ruiz is being sent, or was.';

const threePlans = (): FakePlans => ({
  ana: aPlan({
    steps: [
      aStep({ _id: 'a1', at: inHours(3), text: 'Still up for it?\nNo pressure.' }),
      aStep({ _id: 'a2', at: inHours(20) }),
    ],
  }),
  ben: aPlan({ steps: [aStep({ _id: 'b1', at: inHours(2) })] }),
  cy: aPlan({
    steps: [
      aStep({ _id: 'c1', state: 'cancelled', reason: 'answered' }),
      aStep({ _id: 'talk-later', kind: 'talk-later', at: inHours(5), reason: 'asked-for-later' }),
    ],
  }),
});

function open(plans: FakePlans = threePlans()) {
  const chats = [
    aChat({ _id: 'ana', name: 'Ana Ruiz', username: 'ana' }),
    aChat({ _id: 'ben', name: null, username: 'ben.lifts' }),
    aChat({ _id: 'cy', name: 'Cy', username: null }),
    aChat({ _id: 'dee', name: 'Dee', username: 'dee' }),
  ];
  const backend = createFakeBackend({ chats, plans });
  return { backend, app: renderApp('/follow-ups', { backend, signedIn: true }) };
}
const list = async () => within(await screen.findByRole('list', { name: 'Planned follow-ups' }));
const names = async () => (await list()).getAllByRole('link').map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the follow-ups of all chats', () => {
  test('are listed by when they are sent, with what and to whom, and lead to the chats', async () => {
    open();
    expect(await names()).toEqual(['@ben.lifts', 'Ana Ruiz', 'Cy']);
    const [ben, ana, cy] = (await list()).getAllByRole('listitem');
    expect(within(ben!).getByText('Your agent writes it then.')).toBeTruthy();
    expect(within(ben!).getByText('in 2 h')).toBeTruthy();
    expect(within(ana!).getByText('“Still up for it?”')).toBeTruthy();
    expect(within(ana!).getByText('· 1 more after it')).toBeTruthy();
    expect(within(ana!).getByRole('img', { name: 'Instagram' })).toBeTruthy();
    expect(within(ana!).getByRole('link').getAttribute('href')).toBe('/dashboard/chat/ana');
    expect(within(cy!).getByText('The message they asked for')).toBeTruthy();
    expect(within(cy!).queryByRole('button')).toBeNull();
    expect(within(cy!).queryByRole('checkbox')).toBeNull();
  });

  test('one is canceled, and the next of that person takes its place', async () => {
    const { backend, app } = open();
    await list();
    await app.user.click(button('Cancel the next follow-up to Ana Ruiz'));
    expect(await screen.findByText('Your agent won’t send Ana Ruiz that follow-up.')).toBeTruthy();
    expect(backend.callsTo('POST /chat/{id}/plan/{stepId}/cancel')).toHaveLength(1);
    await waitFor(async () => expect(await names()).toEqual(['@ben.lifts', 'Cy', 'Ana Ruiz']));
  });

  test('one says the coach’s own words in this chat, filled in while typing, until they take them back', async () => {
    const { backend, app } = open();
    await list();
    await app.user.click(button('Edit the next follow-up to Ana Ruiz'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow-up to Ana Ruiz' }));
    const words = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'What it says' });
    expect(words.value).toBe('Still up for it?\nNo pressure.');
    await app.user.clear(words);
    expect(button('Save').disabled).toBe(true);
    await app.user.type(words, 'Hi {{name}');
    expect(dialog.getByText(/^\{name\} is not a placeholder/)).toBeTruthy();
    expect(button('Save').disabled).toBe(true);
    await app.user.clear(words);
    await app.user.type(words, 'Hi {{first name|there}, still up for it?');
    expect((await dialog.findByRole('status')).textContent).toBe('Reads: “Hi there, still up for it?”');
    await app.user.click(button('Save'));
    expect(await screen.findByText('Your words')).toBeTruthy();
    expect(backend.callsTo('PUT /chat/{id}/plan/{stepId}/text')[0]?.body).toEqual({
      text: 'Hi {first name|there}, still up for it?',
    });
    await app.user.click(button('Edit the next follow-up to Ana Ruiz'));
    await app.user.click(await screen.findByRole('button', { name: 'Use the agent’s text again' }));
    await waitFor(() => expect(screen.queryByText('Your words')).toBeNull());
    expect(backend.callsTo('PUT /chat/{id}/plan/{stepId}/text')[1]?.body).toEqual({ text: null });
  });

  test('one that is being sent keeps what the coach typed, and says so', async () => {
    const { backend, app } = open();
    await list();
    await app.user.click(button('Edit the next follow-up to @ben.lifts'));
    const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What it says' });
    await app.user.type(words, 'Still up for it?');
    backend.refuse('PUT /chat/{id}/plan/{stepId}/text', { status: 409, message: 'sent', code: 'conflict' });
    backend.stored.plans['ben'] = aPlan();
    await app.user.click(button('Save'));
    expect((await screen.findByText(/^Too late: it’s being sent/)).textContent).toContain('still here to copy');
    await waitFor(async () => expect(await names()).toEqual(['Ana Ruiz', 'Cy']));
    expect(words.value).toBe('Still up for it?');
    await app.user.clear(words);
    await app.user.type(words, 'x'.repeat(301));
    expect(screen.getByText('301 of 300 characters: too long')).toBeTruthy();
  });

  test('one that is being sent stays, and the coach reads why', async () => {
    const { backend, app } = open();
    await list();
    backend.refuse('POST /chat/{id}/plan/{stepId}/cancel', { status: 409, message: 'Sent', code: 'conflict' });
    await app.user.click(button('Cancel the next follow-up to @ben.lifts'));
    expect(
      await screen.findByText('Too late to cancel: the follow-up to @ben.lifts is being sent, or was.'),
    ).toBeTruthy();
  });

  test('those of many people are canceled at once, after a question', async () => {
    const { backend, app } = open();
    await list();
    expect(screen.queryByRole('button', { name: 'Cancel follow-ups' })).toBeNull();
    await app.user.click(box('Select all shown'));
    expect(screen.getByText('2 people selected')).toBeTruthy();
    await app.user.click(button('Cancel follow-ups'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel follow-ups to 2 people?' }));
    expect(dialog.getByText(/^3 messages won’t be sent/)).toBeTruthy();
    expect(backend.callsTo('POST /follow-ups/cancel')).toEqual([]);
    backend.refuse('POST /follow-ups/cancel', down);
    await app.user.click(dialog.getByRole('button', { name: 'Cancel follow-ups' }));
    expect(await dialog.findByText('They weren’t canceled. Try again.')).toBeTruthy();
    backend.refuse('POST /follow-ups/cancel');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel follow-ups' }));
    expect(await screen.findByText('3 follow-ups canceled.')).toBeTruthy();
    await waitFor(async () => expect(await names()).toEqual(['Cy']));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Follow-ups' }));
  });

  test('says who was sent one meanwhile, and who had nothing planned any more', async () => {
    const { backend, app } = open();
    await list();
    await app.user.click(box('Select Ana Ruiz'));
    await app.user.click(box('Select @ben.lifts'));
    await app.user.click(button('Cancel follow-ups'));
    const { plans } = backend.stored;
    plans.ana!.steps[0] = aStep({ _id: 'a1', state: 'sent', reason: 'sent', at: inHours(0) });
    plans.ben!.steps[0] = aStep({ _id: 'b1', state: 'cancelled', reason: 'answered' });
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Cancel follow-ups' }));
    expect(await screen.findByText('1 follow-up canceled.')).toBeTruthy();
    expect(await screen.findByText(tooLate)).toBeTruthy();
    expect(await screen.findByText('1 wasn’t planned any more.')).toBeTruthy();
  });

  test('says when nothing is planned', async () => {
    open({});
    expect(await screen.findByText('Nothing is planned.')).toBeTruthy();
  });

  test('says when they did not load, and loads again', async () => {
    const backend = createFakeBackend();
    backend.refuse('GET /follow-ups', down);
    const app = renderApp('/follow-ups', { backend, signedIn: true });
    expect(await screen.findByText('The follow-ups didn’t load.')).toBeTruthy();
    backend.refuse('GET /follow-ups');
    await app.user.click(button('Try again'));
    expect(await screen.findByText('Nothing is planned.')).toBeTruthy();
  });
});
