import { useEffect, useRef } from 'react';
import { toast } from 'react-toastify';
import {
  announcement,
  proofMessages,
  runSentence,
  type ShownRun,
  spentSentence,
  stateSentence,
} from './proof-messages.ts';
import { refusalSentence } from '../../../api/refusal-sentence.ts';
import { isOpen } from './proof-queries.ts';
import styles from './proof.module.css';

/** How a run went, how far it is, and what it takes. */
export function RunHead(props: {
  run: ShownRun;
  /** How many of its parts are behind it. */
  played: number;
  /** What stands large, and the words behind it. */
  figure: string;
  words: string;
  takesFocus: boolean;
  stopping: { isPending: boolean; stop: (on: { onSuccess: () => void; onError: (error: unknown) => void }) => void };
}) {
  const { run, played, figure, words, takesFocus, stopping } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <header className={styles.head}>
      <h2 ref={heading} tabIndex={-1}>
        <span className={styles.figure}>{figure}</span> {words}
      </h2>
      <p className={styles.quiet} dir="auto">
        {runSentence(run)}
      </p>
      {/* A screen reader must not speak with each lead. */}
      <p role="status" className={isSeenElsewhere(run) ? 'visually-hidden' : undefined} data-state={run.state}>
        {announcement(run, played, `${figure} ${words}`)}
      </p>
      {run.state === 'running' && <p>{stateSentence(run, played)}</p>}
      {isOpen(run) && (
        <>
          <progress value={played} max={run.total} aria-label={proofMessages.progress} />
          <button
            type="button"
            className="text-action"
            disabled={stopping.isPending}
            onClick={() =>
              stopping.stop({
                // The button goes with the run.
                onSuccess: () => heading.current?.focus(),
                onError: (error) => toast.error(refusalSentence(error, proofMessages.stopFailed)),
              })
            }
          >
            {stopping.isPending ? proofMessages.stopping : proofMessages.stop}
          </button>
        </>
      )}
      <p className={styles.quiet}>{spentSentence(run)}</p>
    </header>
  );
}

/** Whether what is announced of a run is also seen in other words. */
const isSeenElsewhere = ({ state }: ShownRun): boolean => state === 'running' || state === 'done';
