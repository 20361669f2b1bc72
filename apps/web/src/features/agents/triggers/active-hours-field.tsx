import { Switch, TextInput } from '@mantine/core';
import type { ActiveHours } from '@spotter/contract';
import { Hint } from '../../../components/hint.tsx';
import { Segmented } from '../../../components/form/segmented.tsx';
import { dayNames, hoursMessages, hoursProblem, outsideHints, outsideNames, usualHours } from './hours-messages.ts';
import styles from './active-hours.module.css';

/** When triggers start the agent: at any hour, or in some hours of the week by the coach's clock. */
export function ActiveHoursField(props: {
  hours: ActiveHours | null;
  /** The coach's time zone. */
  zone: string;
  onChange: (hours: ActiveHours | null) => void;
}) {
  const { hours, zone, onChange } = props;
  return (
    <div className={styles.hours}>
      <Switch
        label={hoursMessages.switch}
        description={hoursMessages.hint}
        checked={hours !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? usualHours : null)}
      />
      {hours !== null && <Fields hours={hours} zone={zone} onChange={onChange} />}
    </div>
  );
}

function Fields({
  hours,
  zone,
  onChange,
}: {
  hours: ActiveHours;
  zone: string;
  onChange: (hours: ActiveHours) => void;
}) {
  const problem = hoursProblem(hours);
  const change = (changes: Partial<ActiveHours>) => onChange({ ...hours, ...changes });
  const toggle = (day: number) => {
    const days = hours.days.includes(day) ? hours.days.filter((other) => other !== day) : [...hours.days, day];
    change({ days: days.toSorted((one, other) => one - other) });
  };
  return (
    <div className={styles.fields}>
      <div className={styles.days} role="group" aria-label={hoursMessages.days}>
        {dayNames.map(({ day, short, long }) => (
          <button
            key={day}
            type="button"
            title={long}
            aria-pressed={hours.days.includes(day)}
            onClick={() => toggle(day)}
          >
            {short}
          </button>
        ))}
      </div>
      <div className={styles.times}>
        <TextInput
          type="time"
          label={hoursMessages.from}
          value={hours.from}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={hoursMessages.to}
          value={hours.to}
          onChange={(event) => change({ to: event.currentTarget.value })}
        />
      </div>
      {problem === null ? (
        <Hint>{hoursMessages.zone(zone)}</Hint>
      ) : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Segmented
        label={hoursMessages.outside}
        values={['wait', 'silent']}
        chosen={hours.outside}
        labelOf={(outside) => outsideNames[outside]}
        onChoose={(outside) => change({ outside })}
      />
      <Hint>{outsideHints[hours.outside]}</Hint>
    </div>
  );
}
