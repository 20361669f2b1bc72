import { Button } from '@mantine/core';
import { formatSlot } from '@spotter/domain/booking';
import { zonedFormat } from '@spotter/language/zones/time-zone';
import { bookingMessages } from './messages.ts';
import styles from './alternatives.module.css';

/** Other starts (ISO 8601) in a zone (IANA), offered when the chosen one is gone. */
export function Alternatives(props: { starts: string[]; zone: string; onChoose: (start: Date) => void }) {
  if (props.starts.length === 0) return null;
  return (
    <div>
      <p className={styles.bookingAlternativesTitle}>{bookingMessages.freeAlternatives}</p>
      <ul className={styles.bookingAlternatives}>
        {props.starts.map((start) => (
          <li key={start}>
            <Button variant="default" size="sm" onClick={() => props.onChoose(new Date(start))}>
              {sayShort(new Date(start), props.zone)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function sayShort(at: Date, zone: string): string {
  const day = zonedFormat('en-US', zone, { weekday: 'short', month: 'short', day: 'numeric' });
  return `${day.format(at)}, ${formatSlot(at, zone)}`;
}
