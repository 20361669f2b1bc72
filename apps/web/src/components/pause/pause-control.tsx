import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '../time/use-now.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { pauseMessages, type Paused } from './pause-messages.ts';
import { isRunning, pauseSentence } from './pause-time.ts';
import styles from './pause.module.css';

const renewedMs = 5_000;

/** Pauses something, or shows how long it is still paused and ends that. */
export function PauseControl(props: {
  what: Paused;
  /** When the pause ends; null where there is none. */
  until: string | null;
  isBusy: boolean;
  /** Set where only a running pause belongs: without one, nothing is shown. */
  onlyRunning?: boolean;
  onPause: (until: Date | null) => void;
}) {
  const { what, until, isBusy, onPause } = props;
  const now = useNow(renewedMs);
  const [choosing, setChoosing] = useState(false);
  if (props.onlyRunning === true && !isRunning(until, now)) return null;
  return (
    <div className={styles.pause} data-paused={isRunning(until, now) || undefined}>
      {isRunning(until, now) ? (
        <>
          <p className={styles.state}>
            <IconPlayerPause size={18} aria-hidden />
            {pauseSentence(until, now)}
          </p>
          <div className={styles.actions}>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              disabled={isBusy}
              onClick={() => onPause(null)}
            >
              {pauseMessages.resume}
            </Button>
            <button
              type="button"
              className="text-action"
              aria-label={`${pauseMessages.change} ${pauseMessages.changeOf[what]}`}
              disabled={isBusy}
              onClick={() => setChoosing(true)}
            >
              {pauseMessages.change}
            </button>
          </div>
        </>
      ) : (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlayerPause size={16} aria-hidden />}
          disabled={isBusy}
          onClick={() => setChoosing(true)}
        >
          {pauseMessages.pause[what]}
        </Button>
      )}
      {choosing && (
        <PauseDialog
          what={what}
          onClose={() => setChoosing(false)}
          onPause={(end) => {
            setChoosing(false);
            onPause(end);
          }}
        />
      )}
    </div>
  );
}
