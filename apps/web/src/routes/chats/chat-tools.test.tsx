import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

const toggleName = 'Enable/Disable autoreplies on this chat';
const down = { status: 502, message: 'The model is away', code: 'provider_down' };

async function openChat(given: Parameters<typeof aChat>[0] = {}, more: Parameters<typeof createFakeBackend>[0] = {}) {
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat(given)], ...more });
  const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  await screen.findByRole('region', { name: 'Messages' });
  return { backend, app };
}

const history = () => within(screen.getByRole('region', { name: 'Messages' }));
const panel = () => within(screen.getByRole('complementary', { name: 'About this lead' }));
const sendField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe('what came with a message', () => {
  test('a quote, a story and an ad are said above it, reactions at its corner', async () => {
    await openChat({
      history: [
        aMessage({
          text: 'this one',
          replyTo: { _id: 'older', author: 'agent', text: 'Which goal?' },
          story: { kind: 'reply', url: null },
          referral: { source: 'ADS', ref: 'summer', type: null, adId: '99' },
          reactions: [{ by: 'business', emoji: '❤' }],
        }),
      ],
    });
    const message = history().getByText('this one').closest('li');
    expect(message?.textContent).toMatch(/Reply to Agent: Which goal\?/);
    expect(message?.textContent).toMatch(/Answered your story · the story is gone/);
    expect(message?.textContent).toMatch(/Came from an ad: summer/);
    expect(message?.textContent).toMatch(/You reacted: ❤/);
  });

  test('a picture opens in front of the chat', async () => {
    const { app } = await openChat({
      history: [
        aMessage({
          text: '',
          attachments: [
            {
              type: 'image',
              url: 'https://cdn.example/a.jpg',
              title: null,
              transcript: null,
              description: null,
              notKept: null,
            },
          ],
        }),
      ],
    });
    await app.user.click(history().getByRole('link', { name: 'Photo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Picture' });
    expect(dialog.querySelector('img')?.src).toBe('https://cdn.example/a.jpg');
  });
});

describe('a message that did not go well', () => {
  test('says why, and can be sent again', async () => {
    const failed = aMessage({ author: 'coach', text: 'Hi', status: 'failed', failure: 'The window is closed' });
    const { backend, app } = await openChat({ history: [failed] });
    expect(history().getByText(/Not sent: The window is closed/)).toBeTruthy();
    await app.user.click(history().getByRole('button', { name: 'Send again' }));
    expect(await history().findByText(/Waiting to send/)).toBeTruthy();
    expect(backend.callsTo('POST /chat/{id}/messages/{messageId}/retry')).toHaveLength(1);
  });

  test('of which nobody knows whether it arrived is settled by the coach', async () => {
    const unconfirmed = aMessage({ author: 'agent', text: 'Hi', status: 'unconfirmed' });
    const { backend, app } = await openChat({ history: [unconfirmed] });
    await app.user.click(history().getByRole('button', { name: 'It arrived' }));
    await waitFor(() => expect(history().queryByRole('button', { name: 'It arrived' })).toBeNull());
    expect(backend.callsTo('POST /chat/{id}/messages/{messageId}/settle')[0]?.body).toEqual({ outcome: 'sent' });
  });
});

describe('giving a chat back', () => {
  test('after a takeover asks what the agent should know', async () => {
    const { backend, app } = await openChat({
      chatEnabled: false,
      takenOver: { at: '2026-11-20T10:00:00.000Z', via: 'app' },
    });
    await app.user.click(screen.getByRole('switch', { name: toggleName }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand this chat back' }));
    await app.user.type(
      dialog.getByRole('textbox', { name: 'Anything it should know?' }),
      'shoulder is fine, book her',
    );
    await app.user.click(dialog.getByRole('button', { name: 'Hand back to agent' }));
    expect(await screen.findByText('Chat enabled successfully!')).toBeTruthy();
    expect(backend.callsTo('POST /chat/change-able')[0]?.body).toEqual({
      chatId: 'chat-1',
      chatEnabled: true,
      note: 'shoulder is fine, book her',
    });
  });

  test('that the coach had only switched off needs no question', async () => {
    const { backend, app } = await openChat({ chatEnabled: false });
    await app.user.click(screen.getByRole('switch', { name: toggleName }));
    expect(await screen.findByText('Chat enabled successfully!')).toBeTruthy();
    expect(backend.callsTo('POST /chat/change-able')[0]?.body).toEqual({ chatId: 'chat-1', chatEnabled: true });
  });
});

describe('writing with help', () => {
  test('a slash finds canned replies, and Enter takes one', async () => {
    const cannedReplies = [
      { _id: 'a', shortcut: 'price', text: 'Plans start at 150 a month.' },
      { _id: 'b', shortcut: 'hours', text: 'Mornings and evenings.' },
    ];
    const { backend, app } = await openChat({}, { cannedReplies });
    await app.user.type(sendField(), '/');
    const menu = await screen.findByRole('listbox', { name: 'Saved replies' });
    expect(within(menu).getAllByRole('option')).toHaveLength(2);
    await app.user.type(sendField(), 'ho{Enter}');
    expect(sendField().value).toBe('Mornings and evenings.');
    expect(backend.callsTo('POST /bot/send-message/{id}')).toHaveLength(0);
  });

  test('a saved reply is put into the box with what is known of the lead', async () => {
    const cannedReplies = [{ _id: 'a', shortcut: 'see', text: 'See you {call time|soon}, {first name}! {coach}' }];
    const placeholders = { firstName: 'Maya', coach: 'Dana', callTime: null, link: null };
    const { app } = await openChat({}, { cannedReplies, placeholders });
    await app.user.type(sendField(), '/');
    await screen.findByRole('listbox', { name: 'Saved replies' });
    await app.user.type(sendField(), '{Enter}');
    await waitFor(() => expect(sendField().value).toBe('See you soon, Maya! Dana'));
  });

  test('a saved reply shows how it reads, and one with an unknown placeholder is not sent', async () => {
    const { backend, app } = await openChat();
    await app.user.click(screen.getByRole('button', { name: 'Manage saved replies' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
    await app.user.click(dialog.getByRole('button', { name: 'Add a saved reply' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Shortcut' }), 'hi');
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await app.user.type(text, 'Hi {{first name}!');
    expect(dialog.getByText(/^Reads:/).textContent).toBe('Reads: “Hi Maya!”');
    expect(dialog.getByText(/^If nothing is known:/).textContent).toBe('If nothing is known: “Hi!”');
    await app.user.type(text, ' {{name}');
    expect(dialog.getByText(/^\{name\} is not a placeholder\. Use \{first name\}/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(backend.callsTo('POST /canned-replies')).toHaveLength(0);
    await app.user.clear(text);
    await app.user.type(text, 'Hi there!');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(backend.callsTo('POST /canned-replies')).toHaveLength(1));
  });

  test('canned replies are written and thrown away in their own dialog', async () => {
    const { backend, app } = await openChat();
    await app.user.click(screen.getByRole('button', { name: 'Manage saved replies' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
    expect(await dialog.findByText('No saved replies yet.')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Add a saved reply' }));
    await app.user.type(dialog.getByRole('textbox', { name: /Shortcut/ }), 'hi');
    await app.user.type(dialog.getByRole('textbox', { name: /Text/ }), 'Hey there');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await app.user.click(await dialog.findByRole('button', { name: 'Remove /hi' }));
    await waitFor(() => expect(dialog.queryByText('/hi')).toBeNull());
    expect(backend.stored.cannedReplies).toEqual([]);
  });

  test('a suggestion comes into the box and is not sent', async () => {
    const { backend, app } = await openChat();
    await app.user.click(screen.getByRole('button', { name: 'Suggest a reply' }));
    await waitFor(() => expect(sendField().value).toBe('Happy to hear that!'));
    expect(screen.getByText(/Nothing is sent until you send it/)).toBeTruthy();
    expect(backend.callsTo('POST /bot/send-message/{id}')).toHaveLength(0);
  });

  test('other moves are offered, and one of them takes the place of the first', async () => {
    const { app } = await openChat();
    await app.user.click(screen.getByRole('button', { name: 'Suggest a reply' }));
    await app.user.click(await screen.findByRole('button', { name: 'Shall we talk on Thursday?' }));
    expect(sendField().value).toBe('Shall we talk on Thursday?');
    const others = within(screen.getByRole('list', { name: 'Other ways to answer' })).getAllByRole('button');
    expect(others.map(({ textContent }) => textContent)).toEqual(['Happy to hear that!', 'It is $97 once.']);
  });

  test('a suggestion that does not come is said', async () => {
    const { backend, app } = await openChat();
    backend.refuse('POST /chat/{id}/suggest', down);
    await app.user.click(screen.getByRole('button', { name: 'Suggest a reply' }));
    expect(await screen.findByText('Your agent couldn’t write a suggestion. The model is away')).toBeTruthy();
  });
});

describe('what is known of a lead', () => {
  test('is read by opening the chat', async () => {
    const { backend } = await openChat({ unread: 3 });
    await waitFor(() => expect(backend.stored.chats[0]?.unread).toBe(0));
  });

  test('the coach corrects facts', async () => {
    const { backend, app } = await openChat({ facts: [{ name: 'goal', value: 'fat loss' }] });
    await app.user.click(panel().getByRole('button', { name: /Change/ }));
    const value = panel().getByRole('textbox', { name: 'What is known' });
    await app.user.clear(value);
    await app.user.type(value, 'a first pull-up');
    await app.user.click(panel().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(backend.stored.chats[0]?.facts).toEqual([{ name: 'goal', value: 'a first pull-up' }]));
    expect(await panel().findByText('a first pull-up')).toBeTruthy();
  });

  test('why a lead is lost is the coach’s to say, in words where it is another reason', async () => {
    const { backend, app } = await openChat({ stage: 'lost', lost: { reason: 'other', note: null } });
    await app.user.type(panel().getByRole('textbox', { name: 'In your words' }), 'moved away');
    await app.user.tab();
    await waitFor(() => expect(backend.stored.chats[0]?.lost).toEqual({ reason: 'other', note: 'moved away' }));
    await app.user.selectOptions(panel().getByRole('combobox', { name: 'Why they’re lost' }), 'Price');
    await waitFor(() => expect(backend.stored.chats[0]?.lost).toEqual({ reason: 'price', note: null }));
    expect(await screen.findByText('Price', { selector: 'span' })).toBeTruthy();
    expect(panel().queryByRole('textbox', { name: 'In your words' })).toBeNull();
  });

  test('the stage is the coach’s to change', async () => {
    const { backend, app } = await openChat();
    await app.user.selectOptions(panel().getByRole('combobox', { name: 'Stage' }), 'Qualified');
    await waitFor(() => expect(backend.stored.chats[0]?.stage).toBe('qualified'));
  });

  test('notes are written and removed; one that could not be saved stays in the box', async () => {
    const { backend, app } = await openChat();
    const field = panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'A new note' });
    backend.refuse('POST /chat/{id}/notes', down);
    await app.user.type(field, 'Knows Sam');
    await app.user.click(panel().getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('The note didn’t save. It’s still in the box.')).toBeTruthy();
    expect(field.value).toBe('Knows Sam');
    backend.refuse('POST /chat/{id}/notes');
    await app.user.click(panel().getByRole('button', { name: 'Add note' }));
    await app.user.click(await panel().findByRole('button', { name: 'Remove note: Knows Sam' }));
    await waitFor(() => expect(panel().queryByText('Knows Sam')).toBeNull());
  });

  test('the window says what is left, and what the coach may do after it', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 30_000).toISOString();
    await openChat({ windowClosesAt: inHours(-1), coachWindowClosesAt: inHours(50) });
    expect(
      screen.getByText('The window to reply is closed for the agent. You can still write for 2 d 2 h.'),
    ).toBeTruthy();
  });
});
