import type { ReactNode } from 'react';
import styles from './contact-handle.module.css';

/** A contact's name on the platform, beside their display name. */
export function ContactHandle({ children }: { children: ReactNode }) {
  return (
    <bdi className={styles.contactHandle} dir="ltr">
      {children}
    </bdi>
  );
}
