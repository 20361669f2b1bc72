import { sayInstant } from '@spotter/domain/booking';
import { useSession } from '../../../api/platform.ts';
import { Outcome } from './outcome.tsx';
import { outcomeMessages } from './outcome-messages.ts';
import { useLastCall } from './outcome-queries.ts';
import styles from './outcome.module.css';

/** The newest call of a chat that has begun, with its outcome; nothing where there is none. */
export function LastCallSection({ chatId }: { chatId: string }) {
  const { data: call } = useLastCall(chatId);
  const zone = useSession()?.user.timeZone ?? 'UTC';
  if (call == null) return null;
  return (
    <section className={styles.inPanel}>
      <h2>{outcomeMessages.title}</h2>
      <p className={styles.note}>{sayInstant(new Date(call.start), zone, 'en')}</p>
      <Outcome call={call} />
    </section>
  );
}
