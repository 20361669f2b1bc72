import type { ReactNode } from 'react';
import { Hint } from '../../components/hint.tsx';
import styles from './section.module.css';

/** One topic of the profile page: what it is about, and the means to change it. */
export function Section(props: { id?: string; title: string; hint: string; children: ReactNode }) {
  const { id, title, hint, children } = props;
  return (
    <section className={styles.profileSection} id={id}>
      <div>
        <h2>{title}</h2>
        <Hint>{hint}</Hint>
      </div>
      <div>{children}</div>
    </section>
  );
}
