import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify';
import { offerUndo } from './undo-toast.tsx';

/** What is said of a thing while it can still be kept, and when it was not deleted. */
export type DeleteSentences = { removed: (name: string) => string; failed: (name: string) => string };

/**
 * Deletes things once the coach can no longer take it back: after some seconds, or when they leave the page. A
 * file could not be brought back otherwise. `hidden` are the ids that no list shows any more. `onUndo` is called
 * when the coach takes one back.
 */
export function useDelayedDelete(remove: (id: string) => Promise<unknown>, sentences: DeleteSentences) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, () => void>());

  useEffect(() => {
    const deletions = waiting.current;
    const finishAll = () => {
      for (const finish of deletions.values()) finish();
    };
    window.addEventListener('pagehide', finishAll);
    return () => {
      window.removeEventListener('pagehide', finishAll);
      finishAll();
    };
  }, []);

  const hide = useCallback((id: string, isHidden: boolean) => {
    setHidden((before) => {
      const ids = new Set(before);
      if (isHidden) ids.add(id);
      else ids.delete(id);
      return ids;
    });
  }, []);

  const removeLater = useCallback(
    (id: string, name: string, onUndo?: () => void) => {
      const finish = () => {
        if (!waiting.current.delete(id)) return;
        toast.dismiss(`delete-${id}`);
        remove(id).catch(() => {
          hide(id, false);
          toast.error(sentences.failed(name));
        });
      };
      const keep = () => {
        if (!waiting.current.delete(id)) return;
        hide(id, false);
        onUndo?.();
      };
      waiting.current.set(id, finish);
      hide(id, true);
      offerUndo(sentences.removed(name), keep, { type: 'info', toastId: `delete-${id}`, onClose: finish });
    },
    [hide, remove, sentences],
  );

  return { hidden, removeLater };
}
