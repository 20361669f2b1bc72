import type { ReactNode } from 'react';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { todayMessages } from './messages.ts';
import styles from './today.module.css';

/** The "today" section above the accounts. `day` is in words. */
export function TodaySection({ day, children }: { day: string; children: ReactNode }) {
  return (
    <section className={styles.today} aria-labelledby="today-title">
      <header className={styles.todayHead}>
        <PageHeading level={2} id="today-title">
          {todayMessages.title}
        </PageHeading>
        <p>{day}</p>
      </header>
      {children}
    </section>
  );
}
