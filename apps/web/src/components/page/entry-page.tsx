import type { ReactNode } from 'react';
import styles from './entry-page.module.css';

/** A page with one task, for people who come from outside: a title, a sentence, a form. */
export function EntryPage({ width, children }: { width?: 'wide' | 'columns'; children: ReactNode }) {
  return (
    <section className={styles.entry} data-width={width}>
      {children}
    </section>
  );
}

/** The sentence under the title of an entry page; `announced` if it changes. */
export function EntryLead(props: { id?: string; announced?: boolean; busy?: boolean; children?: ReactNode }) {
  return (
    <p className={styles.lead} id={props.id} role={props.announced ? 'status' : undefined} aria-busy={props.busy}>
      {props.children}
    </p>
  );
}

/** A link to another page for the task. */
export function EntrySwitch({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <p className={className === undefined ? styles.switch : `${styles.switch} ${className}`}>{children}</p>;
}
