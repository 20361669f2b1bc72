import { IconCalendarCheck } from '@tabler/icons-react';
import styles from './booked-card.module.css';

/** A call on the coach's calendar. */
export function BookedCard({ name }: { name: string }) {
  return (
    <div className={styles.booked}>
      <IconCalendarCheck size={22} stroke={1.75} aria-hidden />
      <p className={styles.bookedTitle}>Call booked with {name}</p>
      <p>Friday, November 20 · 11:00 AM Chicago</p>
    </div>
  );
}
