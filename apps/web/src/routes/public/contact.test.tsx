import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { support } from '../../test/samples.ts';

async function openContact(given: Partial<typeof support> | { email: null; delivers: false } = {}) {
  const backend = createFakeBackend({ support: { ...support, ...given } });
  const app = renderApp('/contact', { backend, signedIn: false });
  await screen.findByText('Live Chat Available 24/7');
  return { backend, app };
}

async function writeMessage({ app }: Awaited<ReturnType<typeof openContact>>) {
  await app.user.type(screen.getByLabelText(/^Name/), 'Mia');
  await app.user.type(screen.getByLabelText(/^Email/), 'mia@example.com');
  await app.user.type(screen.getByLabelText(/^Subject/), 'A question');
  await app.user.type(screen.getByLabelText(/^Message/), 'How do I start?');
  await app.user.click(screen.getByRole('button', { name: 'Send message' }));
}

describe('the contact page', () => {
  test('shows the support address and phone, and that the live chat is there', async () => {
    await openContact();
    expect((await screen.findByRole('link', { name: support.email })).getAttribute('href')).toBe(
      `mailto:${support.email}`,
    );
    expect(screen.getByRole('link', { name: support.phone }).getAttribute('href')).toBe('tel:+17025550100');
  });

  test('asks for name, email, subject and message', async () => {
    await openContact();
    for (const label of [/^Name/, /^Email/, /^Subject/, /^Message/]) {
      expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true);
    }
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).inputMode).toBe('email');
  });

  test('says that the message is on its way, and lets one write another', async () => {
    const opened = await openContact();
    await writeMessage(opened);
    expect(await screen.findByText('Your message is on its way')).toBeTruthy();
    expect(screen.getByText('We’ll answer at the email you gave us.')).toBeTruthy();
    expect(opened.backend.callsTo('POST /contact')[0]?.body).toEqual({
      name: 'Mia',
      email: 'mia@example.com',
      subject: 'A question',
      message: 'How do I start?',
    });
    await opened.app.user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Message/).value).toBe('');
  });

  test('says beforehand and afterwards that nothing is delivered, names the address and keeps the text', async () => {
    const opened = await openContact({ delivers: false });
    expect(
      await screen.findByText(`This form can’t deliver messages right now. Please write to ${support.email} instead.`),
    ).toBeTruthy();
    await writeMessage(opened);
    expect(
      await screen.findByText(
        `Nothing was sent. This form can’t deliver messages right now. Please write to ${support.email}. Your text is still here.`,
      ),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Message/).value).toBe('How do I start?');
  });

  test('says that there is no address where none is set up', async () => {
    const opened = await openContact({ email: null, delivers: false });
    expect(
      await screen.findByText('This form can’t deliver messages right now. There’s no support address yet.'),
    ).toBeTruthy();
    await writeMessage(opened);
    expect(await screen.findByText(/Your text is still in the form\.$/)).toBeTruthy();
  });

  test.each([
    [
      { status: 429, message: 'Too many messages. Try again later.', code: 'too_many_requests' },
      'Too many messages. Try again later.',
    ],
    [{ status: 500, message: '', code: 'internal' }, 'An error occurred'],
  ])('shows why a message was refused (%#)', async (refusal, sentence) => {
    const opened = await openContact();
    opened.backend.refuse('POST /contact', refusal);
    await writeMessage(opened);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Message/).value).toBe('How do I start?');
  });

  test('says so when the address cannot be shown', async () => {
    const backend = createFakeBackend();
    backend.refuse('GET /contact', { status: 500, message: 'Something failed', code: 'internal' });
    renderApp('/contact', { backend, signedIn: false });
    expect(await screen.findByText('We can’t show the support address right now.')).toBeTruthy();
  });
});
