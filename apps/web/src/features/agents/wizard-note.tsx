import type { ReactNode } from 'react';
import styles from './wizard-note.module.css';

/** A note about text that was inserted into a step for the coach, with a button to undo it. */
export function WizardNote({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <p className={className === undefined ? styles.note : `${styles.note} ${className}`} role="status">
      {children}
    </p>
  );
}
