import type { Simulation } from '@spotter/contract';
import { useEffect, useRef } from 'react';
import { toast } from 'react-toastify';
import {
  announcement,
  playedCount,
  proofMessages,
  runSentence,
  spentSentence,
  stateSentence,
} from './proof-messages.ts';
import { isOpen, refusalSentence, useStopRun } from './proof-queries.ts';
import styles from './proof.module.css';

/** How many leads went well, how far the run is, and what it takes. */
export function RunHead({ run, takesFocus }: { run: Simulation; takesFocus: boolean }) {
  const stop = useStopRun();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <header className={styles.head}>
      <h2 ref={heading} tabIndex={-1}>
        <span className={styles.figure}>
          {run.passed} of {run.total}
        </span>{' '}
        {proofMessages.wentWell}
      </h2>
      <p className={styles.quiet} dir="auto">
        {runSentence(run)}
      </p>
      {/* A screen reader must not speak with each lead. */}
      <p role="status" className={isSeenElsewhere(run) ? 'visually-hidden' : undefined} data-state={run.state}>
        {announcement(run)}
      </p>
      {run.state === 'running' && <p>{stateSentence(run)}</p>}
      {isOpen(run) && (
        <>
          <progress value={playedCount(run)} max={run.total} aria-label={proofMessages.progress} />
          <button
            type="button"
            className="text-action"
            disabled={stop.isPending}
            onClick={() =>
              stop.mutate(run, {
                // The button goes with the run.
                onSuccess: () => heading.current?.focus(),
                onError: (error) => toast.error(refusalSentence(error, proofMessages.stopFailed)),
              })
            }
          >
            {stop.isPending ? proofMessages.stopping : proofMessages.stop}
          </button>
        </>
      )}
      <p className={styles.quiet}>{spentSentence(run)}</p>
    </header>
  );
}

/** Whether what is announced of a run is also seen in other words. */
const isSeenElsewhere = ({ state }: Simulation): boolean => state === 'running' || state === 'done';
