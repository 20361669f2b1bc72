import { toast } from 'react-toastify';
import { inboxMessages } from '../inbox-messages.ts';
import { useChatChange } from '../use-chat-change.ts';
import styles from './spam-mark.module.css';

/** How long undo is offered, in ms: long enough to notice that it was the wrong chat. */
const undoOfferedMs = 12_000;

/** Marks a chat as spam, or as none, and offers to undo that. */
export function useSpamMark(chatId: string): { mark: (spam: boolean) => void; isPending: boolean } {
  const change = useChatChange(chatId);
  const onError = () => toast.error(inboxMessages.spamFailed);

  function mark(spam: boolean) {
    change.mutate(
      { spam },
      {
        onError,
        onSuccess: () =>
          toast.success(
            ({ closeToast }) => (
              <div className={styles.spamToast}>
                <p>{spam ? inboxMessages.spamDone : inboxMessages.notSpamDone}</p>
                <button
                  type="button"
                  className="text-action"
                  onClick={() => {
                    closeToast();
                    change.mutate({ spam: !spam }, { onError });
                  }}
                >
                  {inboxMessages.spamUndo}
                </button>
              </div>
            ),
            { autoClose: undoOfferedMs, closeOnClick: false },
          ),
      },
    );
  }

  return { mark, isPending: change.isPending };
}
