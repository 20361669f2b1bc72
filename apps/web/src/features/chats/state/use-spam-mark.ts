import { toast } from 'react-toastify';
import { chatUndoMs, offerUndo } from '../../../components/undo/undo-toast.tsx';
import { inboxMessages } from '../inbox-messages.ts';
import { useChatChange } from '../use-chat-change.ts';

/** Marks a chat as spam or takes the mark away, and offers to undo that. */
export function useSpamMark(chatId: string): { mark: (spam: boolean) => void; isPending: boolean } {
  const change = useChatChange(chatId);
  const onError = () => toast.error(inboxMessages.spamFailed);

  function mark(spam: boolean) {
    const undo = () => change.mutate({ spam: !spam }, { onError });
    const onSuccess = () =>
      offerUndo(spam ? inboxMessages.spamDone : inboxMessages.notSpamDone, undo, { autoClose: chatUndoMs });
    change.mutate({ spam }, { onError, onSuccess });
  }

  return { mark, isPending: change.isPending };
}
