import { Button } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { usePlatform } from '../../api/platform.ts';
import { useServices } from '../../api/services.ts';
import { deviceMessages } from './messages.ts';
import styles from './device.module.css';

/** Says that a newer version of the app waits, and loads it when the coach wants, never on its own. */
export function UpdatePrompt() {
  const { worker } = useServices();
  const { pageReload } = usePlatform();
  const [switching, setSwitching] = useState(false);
  const ready = useSyncExternalStore(worker.subscribe, worker.isUpdateReady, () => false);
  return (
    <div role="status">
      {ready && (
        <div className={styles.updatePrompt}>
          <p>{deviceMessages.updateReady}</p>
          <Button
            size="sm"
            disabled={switching}
            onClick={() => {
              setSwitching(true);
              worker.update(() => pageReload.reload(deviceMessages.updated));
            }}
          >
            {deviceMessages.update}
          </Button>
        </div>
      )}
    </div>
  );
}
