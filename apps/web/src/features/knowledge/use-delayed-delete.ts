import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify';
import { removedSentence, removeFailedSentence } from './messages.ts';
import { offerUndo } from './undo-toast.tsx';

/**
 * Deletes things once the coach can no longer take it back: after some seconds, or when they leave the page. A
 * file could not be brought back otherwise. `hidden` are the ids that no list shows any more.
 */
export function useDelayedDelete(remove: (id: string) => Promise<unknown>) {
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
    (id: string, name: string) => {
      const finish = () => {
        if (!waiting.current.delete(id)) return;
        toast.dismiss(`delete-${id}`);
        remove(id).catch(() => {
          hide(id, false);
          toast.error(removeFailedSentence(name));
        });
      };
      const keep = () => {
        if (waiting.current.delete(id)) hide(id, false);
      };
      waiting.current.set(id, finish);
      hide(id, true);
      offerUndo(removedSentence(name), keep, { type: 'info', toastId: `delete-${id}`, onClose: finish });
    },
    [hide, remove],
  );

  return { hidden, removeLater };
}
