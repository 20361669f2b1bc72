import { ApiError } from '@spotter/contract';
import { toast } from 'react-toastify';
import { chatUndoMs, offerUndo } from '../../components/undo/undo-toast.tsx';
import { needsYouMessages } from './messages.ts';
import { useReopen, useResolve } from './queries.ts';

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
          offerUndo(`${needsYouMessages.taken} ${needsYouMessages.takenHint}`, () => undo(chatId), {
            autoClose: chatUndoMs,
          });
        },
        onError: () => toast.error(needsYouMessages.doneFailed),
      }),
  };
}
