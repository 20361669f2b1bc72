import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './form-failure.module.css';

/** The sentence under a form that failed. It is announced when it appears. */
export function FormFailure({ message }: { message: ReactNode }) {
  return (
    <div role="alert">
      {message !== null && (
        <p className={styles.failure}>
          <IconAlertCircle size={18} aria-hidden />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
