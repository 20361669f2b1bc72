import { ActionIcon } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { IconClockHour4, IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNow } from '../../components/use-now.ts';
import { chatMessages } from './messages.ts';
import { windowLeft } from './times.ts';
import { useSendMessage } from './use-send-message.ts';

/** Where the coach writes. Enter sends, Shift+Enter makes a new line; a text that failed comes back. */
export function SendBox({ chat }: { chat: Chat }) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const now = useNow(30_000);
  const send = useSendMessage(chat, (failedText, reason) => {
    setText((present) => (present.trim() === '' ? failedText : present));
    setFailure(reason === null ? chatMessages.draftKept : `${reason}. ${chatMessages.draftKept}`.replace('..', '.'));
  });
  const blank = text.trim() === '';
  const left = windowLeft(chat.windowClosesAt, now);

  function submit() {
    if (blank) return;
    setFailure(null);
    setText('');
    send(text.trim());
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className="send-box"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="window-left" data-tone={left.tone}>
        <IconClockHour4 size={15} aria-hidden />
        {left.sentence}
      </p>
      <div className="send-field">
        <textarea
          ref={input}
          rows={1}
          value={text}
          placeholder={chatMessages.sendPlaceholder}
          aria-label="Message"
          aria-describedby="send-note"
          dir="auto"
          enterKeyHint="send"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <ActionIcon type="submit" size={44} radius="md" aria-label="Send message" disabled={blank}>
          <IconSend2 size={20} />
        </ActionIcon>
      </div>
      <div role="alert">{failure !== null && <p className="send-failure">{failure}</p>}</div>
      <p className="send-note" id="send-note">
        {chatMessages.sendNote}
      </p>
    </form>
  );
}
