import type { Attachment } from '@spotter/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

type Transcript = NonNullable<Attachment['transcript']>;
type Description = NonNullable<Attachment['description']>;

const unheard: Transcript = {
  status: 'failed',
  text: '',
  language: null,
  seconds: null,
  unclear: false,
  failure: null,
};
const unseen: Description = { status: 'failed', text: '', kind: null, failure: null };
const said = 'Do you have room on Thursday?';

/** A message with a voice note, or with a picture. */
const note = (given: Partial<Transcript>): Partial<Attachment> => ({ transcript: { ...unheard, ...given } });
const picture = (given: Partial<Description>): Partial<Attachment> => ({
  type: 'image',
  description: { ...unseen, ...given },
});

test.each<[string, Partial<Attachment>, RegExp[]]>([
  ['that is being heard', note({ status: 'pending' }), [/^Listening…$/]],
  ['that was heard', note({ status: 'ready', text: said }), [/^What they said, written down by a machine: Do you/]],
  ['that was hard to hear', note({ status: 'ready', text: said, unclear: true }), [/Do you/, /^Hard to make out/]],
  ['that nobody hears here', note({ status: 'off' }), [/TRANSCRIPTION_BASE_URL/]],
  ['that is gone', note({ failure: 'gone' }), [/^Could not be heard: it was no longer there\.$/]],
  ['that the platform keeps', note({ failure: 'unreachable' }), [/the platform didn’t hand it over\.$/]],
  ['that is too large', note({ failure: 'too-large' }), [/it is longer than 25 MB\.$/]],
  ['that is empty', note({ failure: 'empty-file' }), [/there was nothing in it\.$/]],
  ['that is no sound', note({ failure: 'not-sound' }), [/it isn’t a recording\.$/]],
  ['that is silent', note({ failure: 'silent' }), [/nobody speaks in it\.$/]],
  ['that the recognizer refuses', note({ failure: 'refused' }), [/it couldn’t be made sense of\.$/]],
  ['beyond the limit of a day', note({ failure: 'budget' }), [/today’s limit for your account is used up\.$/]],
  ['while the recognizer is down', note({ failure: 'unavailable' }), [/didn’t answer after several tries\.$/]],
  ['that is a picture looked at', picture({ status: 'pending' }), [/^Looking at it…$/]],
  ['that is a picture', picture({ status: 'ready', text: 'A barbell' }), [/^What the agent saw: A barbell$/]],
  ['that is a picture nobody sees here', picture({ status: 'off' }), [/LLM_VISION/]],
  ['that there is no room for', { notKept: 'no-room' }, [/^Not kept: your 2 GB are used up\.$/]],
  ['that is no picture', picture({ failure: 'not-picture' }), [/it isn’t a picture that can be read\.$/]],
])('under a message %s stands what was made of it', async (_what, given, sentences) => {
  const attachment = {
    type: 'audio',
    url: '/api/chat/1/media/1/0',
    title: null,
    transcript: null,
    description: null,
    notKept: null,
  };
  const message = aMessage({ _id: 'note', author: 'contact', type: 'Human', text: '' });
  const history = [{ ...message, attachments: [{ ...attachment, ...given }] }];
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat({ history })] });
  renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  const messages = within(await screen.findByRole('region', { name: 'Messages' }));
  for (const sentence of sentences)
    expect(
      await messages.findByText((_text, element) => element?.tagName === 'P' && sentence.test(element.textContent)),
    ).toBeTruthy();
});
