import type { ReactNode } from 'react';
import { agentMessages } from './messages.ts';
import styles from './wizard-note.module.css';

/** A note about text that was inserted into a step for the coach, with a button to undo it. */
export function WizardNote({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <p className={className === undefined ? styles.note : `${styles.note} ${className}`} role="status">
      {children}
    </p>
  );
}

/** Says that a step shows changes that were not saved, with a button to discard them. */
export function RestoredNote(props: { className?: string | undefined; sentence: string; onDiscard: () => void }) {
  return (
    <WizardNote className={props.className}>
      {props.sentence}
      <button type="button" className="text-action" onClick={props.onDiscard}>
        {agentMessages.discard}
      </button>
    </WizardNote>
  );
}
