import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
const aPicture = (name = 'plan.png') => new File([png], name, { type: 'image/png', lastModified: 1 });
const upload = 'POST /chat/chat-1/attachments';
const send = 'POST /bot/send-message/{id}';

// The tests' browser has neither addresses of files nor a microphone.
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

async function openChat() {
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat({})] });
  const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  await screen.findByRole('region', { name: 'Messages' });
  return { backend, app };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const toSend = () => within(screen.getByRole('list', { name: 'Files to send' }));
const paste = (...files: File[]) => fireEvent.paste(box(), { clipboardData: { files, types: ['Files'] } });
const drop = (...files: File[]) => fireEvent.drop(box(), { dataTransfer: { files, types: ['Files'] } });

describe('files in the send box', () => {
  test('a picture is pasted, uploaded, and sent with the text; the chat shows it at once', async () => {
    const { backend, app } = await openChat();
    paste(aPicture());
    expect(await screen.findByText('Ready to send')).toBeTruthy();
    expect(toSend().getByRole('img', { name: 'plan.png' })).toBeTruthy();
    const release = backend.hold(send);
    await app.user.type(box(), 'your plan{Enter}');
    const shown = within(screen.getByRole('region', { name: 'Messages' }));
    expect(await shown.findByRole('img', { name: 'plan.png' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
    release();
    await screen.findByText('Message sent successfully!');
    expect(backend.callsTo(send)[0]?.body).toMatchObject({ message: 'your plan', attachmentIds: ['plan.png'] });
  });

  test('a file alone can be sent by the button', async () => {
    const { backend, app } = await openChat();
    await app.user.upload(screen.getByLabelText('Add a picture, video or PDF', { selector: 'input' }), aPicture());
    await screen.findByText('Ready to send');
    await app.user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(backend.callsTo(send)).toHaveLength(1));
    expect(backend.callsTo(send)[0]?.body).toMatchObject({ message: '', attachmentIds: ['plan.png'] });
  });

  test('what the channel does not take is refused before the upload, and the text stays', async () => {
    const { backend, app } = await openChat();
    await app.user.type(box(), 'look at this');
    drop(new File(['GIF89a'], 'me.jpg', { type: 'image/jpeg' }), new File([], 'a.png'), aPicture(), aPicture());
    const refusals = await screen.findAllByText(/me\.jpg|is empty|already there/);
    expect(refusals.map(({ textContent }) => textContent)).toEqual([
      '“me.jpg” is really a GIF file. Instagram doesn’t take GIF pictures. Save it as JPEG or PNG instead.',
      '“a.png” is empty.',
      '“plan.png” is already there.',
    ]);
    await screen.findByText('Ready to send');
    expect(backend.callsTo(upload)).toHaveLength(1);
    expect(box().value).toBe('look at this');
  });

  test('an upload that fails says why, keeps the text, and can be tried again or removed', async () => {
    const { backend, app } = await openChat();
    backend.refuse(upload, { status: 409, message: 'The files you sent have 2 GB together.', code: 'conflict' });
    paste(aPicture());
    expect(await screen.findByText('The files you sent have 2 GB together.')).toBeTruthy();
    await app.user.type(box(), 'your plan{Enter}');
    expect(await screen.findByText('A file is not uploaded yet. Try it again, or remove it.')).toBeTruthy();
    expect([backend.callsTo(send).length, box().value]).toEqual([0, 'your plan']);
    backend.refuse(upload);
    await app.user.click(screen.getByRole('button', { name: 'Try plan.png again' }));
    expect(await screen.findByText('Ready to send')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Remove plan.png' }));
    expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
  });

  test('an upload shows that it runs, holds the message back, and can be stopped', async () => {
    const { backend, app } = await openChat();
    const release = backend.hold(upload);
    paste(aPicture());
    expect(await screen.findByText(/^Uploading… \d+ %$/)).toBeTruthy();
    await app.user.type(box(), 'your plan{Enter}');
    expect(await screen.findByText('Your files are still uploading.')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Stop uploading plan.png' }));
    expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
    release();
    expect([backend.callsTo(send).length, box().value]).toEqual([0, 'your plan']);
  });

  test('a message that cannot be sent comes back with its files', async () => {
    const { backend, app } = await openChat();
    paste(aPicture());
    await screen.findByText('Ready to send');
    backend.refuse(send, 'no answer');
    await app.user.type(box(), 'your plan{Enter}');
    await waitFor(() => expect(box().value).toBe('your plan'));
    expect(toSend().getByText('Ready to send')).toBeTruthy();
  });
});

test.each<[string, Partial<MediaDevices> | undefined, RegExp]>([
  ['without a recorder', undefined, /can’t record/],
  [
    'without a microphone',
    { getUserMedia: () => Promise.reject(new DOMException('none', 'NotFoundError')) },
    /found no microphone/,
  ],
  [
    'with the permission refused',
    { getUserMedia: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    /doesn’t let Spotter use the microphone/,
  ],
])('a voice note %s: the chat says what to do, and what was typed stays', async (_case, devices, sentence) => {
  vi.stubGlobal(
    'MediaRecorder',
    class {
      state = 'inactive';
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
  const { app } = await openChat();
  await app.user.type(box(), 'half a thought');
  await app.user.click(screen.getByRole('button', { name: 'Record a voice note' }));
  expect((await screen.findByText(sentence)).getAttribute('role')).toBe('alert');
  await app.user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Voice note' })).toBeNull();
  expect(box().value).toBe('half a thought');
});
