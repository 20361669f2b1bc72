import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { anOffer, type FakeKnowledge, nothingKnown } from '../../test/fake-knowledge.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };

function open(known: Partial<FakeKnowledge> = {}) {
  const backend = createFakeBackend({ knowledge: nothingKnown(known), agents: [anAgent()] });
  return { backend, app: renderApp('/knowledge', { backend, signedIn: true }) };
}

const section = async () => within(await screen.findByRole('region', { name: 'Offers' }));
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('offers', () => {
  test('show the price as it is said, what is true of each, and which ones no agent mentions', async () => {
    open({
      offers: [
        anOffer({ terms: '3 payments of $249', link: 'https://www.dana.example/coaching/', validUntil: '2030-12-31' }),
        anOffer({ _id: 'a', name: 'Gym days', price: { amount: 9750, currency: 'EUR', per: 'month', from: true } }),
        anOffer({ _id: 'b', name: 'Summer deal', validUntil: '2026-08-31', expired: true }),
        anOffer({ _id: 'c', name: 'Old plan', price: null, active: false }),
        anOffer({ _id: 'd', name: 'Guide', price: { amount: 0, currency: 'USD', per: 'once', from: false } }),
      ],
    });
    const coaching = await card('12-week coaching');
    expect(coaching.getByText('$697')).toBeTruthy();
    expect(coaching.getByText('3 payments of $249')).toBeTruthy();
    expect(coaching.getByText('Until Dec 31, 2030')).toBeTruthy();
    expect(coaching.getByRole('link', { name: 'dana.example/coaching' })).toBeTruthy();
    expect((await card('Gym days')).getByText('from €97.50 a month')).toBeTruthy();
    expect((await card('Summer deal')).getByText('Ended Aug 31, 2026. No agent mentions it.')).toBeTruthy();
    const old = await card('Old plan');
    expect(old.getByText('No price in the chat')).toBeTruthy();
    expect(old.getByText('Off. Agents don’t speak of it.')).toBeTruthy();
    expect((await card('Guide')).getByText('Free')).toBeTruthy();
  });

  test('are added with what was typed, after what is wrong was put right', async () => {
    const { backend, app } = open();
    await (await section()).findByText(/^No offers yet/);
    await app.user.click(button('Add an offer'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New offer' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Price' }), '3 x 249');
    await app.user.type(dialog.getByRole('textbox', { name: 'Link' }), 'dana.example/go');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Give it a name.')).toBeTruthy();
    expect(dialog.getByText(/^Write one number/)).toBeTruthy();
    await app.user.type(dialog.getByRole('textbox', { name: /^What is it called/ }), 'Group');
    await app.user.clear(dialog.getByRole('textbox', { name: 'Price' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Price' }), '1.499,00');
    await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Currency' }), 'EUR');
    expect(dialog.getByText('Your agent says: €1,499')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.callsTo('POST /offers')[0]?.body).toEqual({
      name: 'Group',
      price: { amount: 149_900, currency: 'EUR', per: 'once', from: false },
      terms: '',
      link: 'https://dana.example/go',
      forWhom: '',
      validUntil: null,
      active: true,
    });
    expect((await card('Group')).getByText('€1,499')).toBeTruthy();
  });

  test('are changed, and turned off and on without opening them', async () => {
    const { backend, app } = open({ offers: [anOffer()] });
    await card('12-week coaching');
    await app.user.click(button('Edit 12-week coaching'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit offer' }));
    backend.refuse('PUT /offers/{id}', down);
    const price = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    expect(price.value).toBe('697');
    await app.user.clear(price);
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^We couldn’t save this/)).toBeTruthy();
    backend.refuse('PUT /offers/{id}');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await (await card('12-week coaching')).findByText('No price in the chat')).toBeTruthy();
    await app.user.click(screen.getByRole('switch', { name: 'Agents may speak of it: 12-week coaching' }));
    expect(await (await card('12-week coaching')).findByText('Off. Agents don’t speak of it.')).toBeTruthy();
    expect(backend.callsTo('PUT /offers/{id}').at(-1)?.body).toMatchObject({ active: false, price: null });
  });

  test('are deleted when the coach leaves the page, unless they took that back', async () => {
    const { backend, app } = open({ offers: [anOffer(), anOffer({ _id: 'offer-2', name: 'Group' })] });
    await card('Group');
    await app.user.click(button('Delete Group'));
    expect(screen.queryByRole('listitem', { name: 'Group' })).toBeNull();
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await card('Group');
    await app.user.click(button('Delete 12-week coaching'));
    expect(backend.callsTo('DELETE /offers/{id}')).toEqual([]);
    await app.go('/agents');
    await waitFor(() => expect(backend.stored.knowledge.offers.map(({ name }) => name)).toEqual(['Group']));
  });

  test('that are not deleted come back', async () => {
    const { backend, app } = open({ offers: [anOffer()] });
    await card('12-week coaching');
    backend.refuse('DELETE /offers/{id}', down);
    await app.user.click(button('Delete 12-week coaching'));
    await app.user.click(await screen.findByRole('button', { name: /^close/i }));
    expect(await screen.findByText('We couldn’t delete “12-week coaching”. It’s back in the list.')).toBeTruthy();
    await card('12-week coaching');
  });

  test('are read out of an agent’s instructions, and only those that the coach checked are added', async () => {
    const offer = (name: string) => {
      const { _id, expired, ...body } = anOffer({ name });
      return body;
    };
    const { backend, app } = open({
      offers: [anOffer({ name: 'Group' })],
      proposals: [
        { offer: offer('12-week coaching'), readFrom: 'My 12 weeks are $697.' },
        { offer: offer('group'), readFrom: 'The group is $697.' },
      ],
    });
    await card('Group');
    await app.user.click(button('Import from instructions'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import offers' }));
    await app.user.click(dialog.getByRole('button', { name: 'Find offers' }));
    const list = within(await screen.findByRole('dialog', { name: 'Import offers' }));
    expect(await list.findByText('My 12 weeks are $697.')).toBeTruthy();
    expect(list.getByRole<HTMLInputElement>('checkbox', { name: 'group' }).checked).toBe(false);
    expect(list.getByText('You already have an offer with this name.')).toBeTruthy();
    await app.user.click(list.getByRole('button', { name: 'Edit 12-week coaching' }));
    await app.user.type(list.getByRole('textbox', { name: /^Terms/ }), 'Paid at once.');
    await app.user.click(list.getByRole('button', { name: 'Add 1 offer' }));
    expect(await screen.findByText('1 offer added.')).toBeTruthy();
    expect(backend.callsTo('POST /offers/propose')[0]?.body).toEqual({ text: 'Write as Dana writes.' });
    expect(backend.callsTo('POST /offers').map(({ body }) => body)).toMatchObject([
      { name: '12-week coaching', terms: 'Paid at once.' },
    ]);
  });

  test('say when they did not load, and load again', async () => {
    const backend = createFakeBackend();
    backend.refuse('GET /offers', down);
    const app = renderApp('/knowledge', { backend, signedIn: true });
    expect(await (await section()).findByText(/^Your offers didn’t load/)).toBeTruthy();
    backend.refuse('GET /offers');
    await app.user.click((await section()).getByRole('button', { name: 'Try again' }));
    expect(await (await section()).findByText(/^No offers yet/)).toBeTruthy();
  });
});
