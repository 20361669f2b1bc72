import styles from './contact-handle.module.css';

/** A contact's name on the platform, beside their display name. */
export function ContactHandle({ children }: { children: string }) {
  return (
    <bdi className={styles.contactHandle} dir="ltr">
      {children}
    </bdi>
  );
}
