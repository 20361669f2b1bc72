import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog, DialogActions, DialogText } from '../dialog.tsx';

/** Asks before another screen replaces unsaved input. The browser asks before the page is closed. */
export function UnsavedGuard(props: {
  unsaved: boolean;
  what: string;
  /** Whether the input could still be saved. If not, there is no question. */
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
      <DialogText>{what}</DialogText>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          Stay
        </Button>
        <Button color="danger" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </DialogActions>
    </Dialog>
  );
}
