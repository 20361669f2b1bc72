import type { Chat } from '@spotter/contract';
import { useEffect, useRef, useState } from 'react';
import { findKeptText, keepText } from '../../../api/kept-texts.ts';
import { useSession } from '../../../api/platform.ts';
import type { Attachments } from '../attach/use-attachments.ts';
import { contactNameOf } from '../contact-name.ts';
import { restoredText, returnedSentence } from './send-text.ts';
import { useSendMessage } from './use-send-message.ts';

/** The text in the box, from the first letter until it is sent. A text that failed comes back. */
export function useSendText(chat: Chat, attachments: Pick<Attachments, 'takeAll' | 'putBack'>, onSent?: () => void) {
  const userId = useSession()?.user._id ?? '';
  const [text, setText] = useState(() => findKeptText(userId, chat._id) ?? '');
  // Whether the text in the box could not be sent. Then it is kept on this device, too.
  const [unsent, setUnsent] = useState(text !== '');
  const [failure, setFailure] = useState<string | null>(null);
  const keep = (stored: string) =>
    keepText(userId, { chatId: chat._id, contactName: contactNameOf(chat), text: stored });
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
  }, [text]);
  const send = useSendMessage(chat, onSent, (failed, reason, reachedServer) => {
    attachments.putBack(failed.attached);
    // The coach may have begun the next text or left the chat. Neither text is lost.
    const both = restoredText(failed.text, newest.current);
    setText(both);
    setUnsent(true);
    keep(both);
    setFailure(returnedSentence(reason, reachedServer));
  });

  return {
    text,
    unsent,
    failure,
    setText,
    setFailure,
    change(value: string) {
      setText(value);
      if (!unsent) return;
      keep(value);
      if (value.trim() === '') setUnsent(false);
    },
    send() {
      setFailure(null);
      setText('');
      setUnsent(false);
      keep('');
      send(text.trim(), attachments.takeAll());
    },
  };
}
