import { useState } from 'react';
import styles from './rolling-number.module.css';

/** A number that rolls to its next value: up from below where it grew, else down from above. */
export function RollingNumber({ value, children }: { value: number; children: string }) {
  const [shown, setShown] = useState<{ value: number; from: 'below' | 'above' | undefined }>({
    value,
    from: undefined,
  });
  if (value !== shown.value) setShown({ value, from: value > shown.value ? 'below' : 'above' });
  return (
    <span key={shown.value} className={styles.number} data-from={shown.from}>
      {children}
    </span>
  );
}
