import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aClip } from '../../test/fake-clips.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
const aPicture = () => new File([png], 'Joelle.png', { type: 'image/png' });
const voice = aClip();
const picture = aClip({
  _id: 'clip-2',
  name: 'Joelle after 12 weeks',
  kind: 'image',
  whenToUse: '',
  showsPerson: true,
  consent: { givenBy: 'Joelle', until: '2026-01-31' },
  problem: 'consent-ended',
  channels: ['messenger'],
});

// The tests' browser has no addresses of files.
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

describe('clips', () => {
  test('are listed with their use and consent, and can be heard again', async () => {
    renderApp('/clips', { backend: createFakeBackend({ clips: [voice, picture] }), signedIn: true });
    const first = within(await screen.findByRole('listitem', { name: 'How check-ins work' }));
    expect(first.getByText('They ask how check-ins work')).toBeTruthy();
    expect(first.getByText('Recording · 31 kB · Once for each lead')).toBeTruthy();
    expect(first.getByLabelText<HTMLAudioElement>('How check-ins work', { selector: 'audio' }).controls).toBe(true);
    const second = within(screen.getByRole('listitem', { name: 'Joelle after 12 weeks' }));
    expect(second.getByText('Picture · 31 kB · Messenger only · Only you send it')).toBeTruthy();
    expect(second.getByText('Sent to no one: Joelle agreed until Jan 31, 2026.')).toBeTruthy();
  });

  test('are added with a file and the consent of who is seen; what no channel takes is refused first', async () => {
    const backend = createFakeBackend();
    const { user } = renderApp('/clips', { backend, signedIn: true });
    expect(await screen.findByText('No clips yet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a clip' }));
    const field = await screen.findByLabelText('Recording, picture, video or PDF', { selector: 'input' });
    await user.upload(field, new File([], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('“a.png” is empty.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await user.upload(field, aPicture());
    expect(await screen.findByDisplayValue('Joelle')).toBeTruthy();
    await user.type(screen.getByLabelText(/^When your agent sends it/), 'They ask for results');
    expect(screen.getByLabelText<HTMLInputElement>(/^Someone else can be recognized/).checked).toBe(true);
    await user.type(screen.getByLabelText(/^Who agreed/), 'Joelle Strong');
    backend.refuse('POST /clips', { status: 409, message: 'You already have this file as “Old”.', code: 'conflict' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('You already have this file as “Old”.')).toBeTruthy();
    backend.refuse('POST /clips');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('listitem', { name: 'Joelle' })).toBeTruthy();
    expect(screen.getByText('Joelle Strong agreed to be shown.')).toBeTruthy();
  });

  test('are changed, and deleted unless that is undone', async () => {
    const backend = createFakeBackend({ clips: [{ ...voice }, { ...picture }] });
    const { user } = renderApp('/clips', { backend, signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Edit: How check-ins work' }));
    await user.click(await screen.findByLabelText('Only once for each lead'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Recording · 31 kB · As often as it fits')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete: How check-ins work' }));
    expect(screen.queryByRole('listitem', { name: 'How check-ins work' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('listitem', { name: 'How check-ins work' })).toBeTruthy();
    expect(backend.callsTo('DELETE /clips/{id}')).toHaveLength(0);
  });

  test('say what to do when they do not load', async () => {
    const backend = createFakeBackend({ clips: [voice] });
    backend.refuse('GET /clips', { status: 500, message: 'broken', code: 'internal' });
    const { user } = renderApp('/clips', { backend, signedIn: true });
    expect(await screen.findByText('Your clips didn’t load.')).toBeTruthy();
    backend.refuse('GET /clips');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem', { name: 'How check-ins work' })).toBeTruthy();
  });

  test('are sent from the send box, those that the channel takes and that may be shown', async () => {
    const bot = { bots: [aBot()], credentials: [aCredential()], chats: [aChat({})] };
    const backend = createFakeBackend({ ...bot, clips: [voice, picture] });
    const { user } = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Send a clip' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: /How check-ins work/ })).toBeTruthy();
    expect(dialog.queryByText('Joelle after 12 weeks')).toBeNull();
    await user.click(dialog.getByRole('button', { name: /How check-ins work/ }));
    const files = within(await screen.findByRole('list', { name: 'Files to send', hidden: true }));
    expect(files.getByText('Ready to send')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(backend.callsTo('POST /bot/send-message/{id}')).toHaveLength(1));
    expect(backend.callsTo('POST /bot/send-message/{id}')[0]?.body).toMatchObject({ attachmentIds: ['clip-1'] });
  });
});
