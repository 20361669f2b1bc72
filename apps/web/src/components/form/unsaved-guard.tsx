import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from '../dialog.tsx';

/** While something is unsaved, asks before another screen takes its place; the browser asks before the page is closed. */
export function UnsavedGuard(props: {
  unsaved: boolean;
  what: string;
  /** Whether it could still be saved when somebody leaves; else nobody is asked. */
  canSave: () => boolean;
}) {
  const { unsaved, what, canSave } = props;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && canSave() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return (
    <Dialog opened={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title="Leave without saving?">
      <p className="dialog-text">{what}</p>
      <div className="dialog-actions">
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          Stay
        </Button>
        <Button color="danger" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
