import { ActionIcon, Button, Switch, TextInput } from '@mantine/core';
import { type Day, dayAt } from '@spotter/language/zones/zoned-time';
import { nextUsHolidays } from '@spotter/domain/booking';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { presentTime } from '../../../components/time/present-time.ts';
import { availabilityMessages, sayNextHolidays } from './availability-messages.ts';
import styles from './availability.module.css';

const dayName = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** The upcoming days without calls. */
export function DaysOff(props: {
  days: Day[];
  usHolidays: boolean;
  timeZone: string;
  onChange: (days: Day[]) => void;
  onUsHolidays: (off: boolean) => void;
}) {
  const [wanted, setWanted] = useState('');
  const [refused, setRefused] = useState(false);
  const holidayHint = useId();
  const today = dayAt(presentTime(), props.timeZone);
  const ahead = props.days.filter((day) => day >= today).toSorted();

  function add() {
    const isAhead = wanted >= today;
    setRefused(!isAhead);
    if (!isAhead) return;
    props.onChange([...new Set([...ahead, wanted])].toSorted());
    setWanted('');
  }

  return (
    <fieldset className={styles.daysOff}>
      <legend>{availabilityMessages.daysOff}</legend>
      <p className={styles.daysOffHint}>{availabilityMessages.daysOffHint}</p>
      {ahead.length === 0 ? (
        <p className={styles.hoursClosed}>{availabilityMessages.noDaysOff}</p>
      ) : (
        <ul>
          {ahead.map((day) => (
            <li key={day}>
              {dayName.format(new Date(day))}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={`Remove ${dayName.format(new Date(day))}`}
                onClick={() => props.onChange(ahead.filter((other) => other !== day))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.daysOffAdd}>
        <TextInput
          type="date"
          aria-label="A day off"
          min={today}
          value={wanted}
          error={refused && availabilityMessages.dayOffPast}
          onChange={(event) => {
            setRefused(false);
            setWanted(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" onClick={add}>
          {availabilityMessages.addDayOff}
        </Button>
      </div>
      <Switch
        className={styles.hoursOpen}
        label={availabilityMessages.usHolidays}
        aria-describedby={holidayHint}
        checked={props.usHolidays}
        onChange={(event) => props.onUsHolidays(event.currentTarget.checked)}
      />
      <p id={holidayHint} className={styles.daysOffHint}>
        {sayNextHolidays(nextUsHolidays(today, 2))}
      </p>
    </fieldset>
  );
}
