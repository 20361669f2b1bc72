import { ApiError } from '@spotter/contract';
import { toast } from 'react-toastify';
import { needsYouMessages } from './messages.ts';
import { useReopen, useResolve } from './queries.ts';
import styles from './needs-you.module.css';

/** How long undo is offered, in ms: long enough to notice that it was the wrong chat. */
const undoOfferedMs = 12_000;

type After = { onDone?: (chatId: string) => void; onUndone?: (chatId: string) => void };

/** Takes chats off the queue and offers to undo that. */
export function useDone(after: After = {}): { done: (chatId: string) => void; busyWith: string | null } {
  const resolve = useResolve();
  const reopen = useReopen();

  function undo(chatId: string) {
    reopen.mutate(chatId, {
      onSuccess: () => {
        toast.success(needsYouMessages.undone);
        after.onUndone?.(chatId);
      },
      onError: (error) =>
        toast.error(
          error instanceof ApiError && error.status === 409
            ? needsYouMessages.undoTooLate
            : needsYouMessages.undoFailed,
        ),
    });
  }

  return {
    busyWith: resolve.isPending ? resolve.variables : null,
    done: (chatId) =>
      resolve.mutate(chatId, {
        onSuccess: () => {
          after.onDone?.(chatId);
          toast.success(
            ({ closeToast }) => (
              <div className={styles.doneToast}>
                <p>
                  {needsYouMessages.taken} {needsYouMessages.takenHint}
                </p>
                <button
                  type="button"
                  className="text-action"
                  onClick={() => {
                    closeToast();
                    undo(chatId);
                  }}
                >
                  {needsYouMessages.undo}
                </button>
              </div>
            ),
            { autoClose: undoOfferedMs, closeOnClick: false },
          );
        },
        onError: () => toast.error(needsYouMessages.doneFailed),
      }),
  };
}
