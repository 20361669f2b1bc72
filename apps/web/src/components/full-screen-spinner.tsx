import { Loader, MantineContext } from '@mantine/core';
import { use } from 'react';

/** The wait of a very first load. Appears after a moment, so that a quick answer does not flash. */
export function FullScreenSpinner() {
  // Before the app itself is there, the kit's loader cannot be drawn.
  const kitReady = use(MantineContext) !== null;
  return (
    <div className="full-screen-spinner delayed" role="status" aria-label="Loading">
      {kitReady ? <Loader color="volt" /> : <span className="plain-spinner" />}
    </div>
  );
}
