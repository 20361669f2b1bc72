import { ActionIcon, Button, Checkbox, Popover, Switch, TextInput } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { hasRoom, type RangeDraft, withRange } from './availability-draft.ts';
import { availabilityMessages, type RangeFault, rangeFaults, weekdayNames } from './availability-messages.ts';
import styles from './availability.module.css';

/** The hours of one weekday: none, one range or several, with a way to copy them to other days. */
export function DayHours(props: {
  weekday: number;
  week: RangeDraft[][];
  faults: Map<number, RangeFault>;
  onChange: (ranges: RangeDraft[]) => void;
  onCopy: (days: number[]) => void;
}) {
  const { weekday, week } = props;
  const name = weekdayNames[weekday]!;
  const ranges = week[weekday] ?? [];
  const add = () => props.onChange(withRange(week, weekday)[weekday]!);

  return (
    <li className={styles.hoursDay}>
      <Switch
        className={styles.hoursOpen}
        label={name}
        checked={ranges.length > 0}
        onChange={(event) => (event.currentTarget.checked ? add() : props.onChange([]))}
      />
      <div className={styles.hoursRanges}>
        {ranges.length === 0 && <p className={styles.hoursClosed}>{availabilityMessages.closed}</p>}
        {ranges.map((range, index) => (
          <Range
            key={range.id}
            of={`${name}${ranges.length > 1 ? `, hours ${index + 1}` : ''}`}
            range={range}
            fault={props.faults.get(range.id) ?? null}
            onChange={(changed) => props.onChange(ranges.map((other) => (other === range ? changed : other)))}
            onRemove={() => props.onChange(ranges.filter((other) => other !== range))}
          />
        ))}
      </div>
      <div className={styles.hoursTools}>
        {ranges.length > 0 && hasRoom(ranges) && (
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={`Add hours to ${name}`} onClick={add}>
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        )}
        <CopyDay weekday={weekday} onCopy={props.onCopy} />
      </div>
    </li>
  );
}

function Range(props: {
  of: string;
  range: RangeDraft;
  fault: RangeFault | null;
  onChange: (range: RangeDraft) => void;
  onRemove: () => void;
}) {
  const { of, range, fault } = props;
  const field = (which: 'start' | 'end') => ({
    type: 'time',
    'aria-label': `${of}: ${which === 'start' ? 'from' : 'to'}`,
    error: fault !== null,
    value: range[which],
    onChange: (event: { currentTarget: { value: string } }) =>
      props.onChange({ ...range, [which]: event.currentTarget.value }),
  });
  return (
    <div className={styles.hoursRange}>
      <TextInput {...field('start')} />
      <span aria-hidden>to</span>
      <TextInput {...field('end')} />
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={`Remove ${of}`} onClick={props.onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <p className={styles.hoursFault} aria-live="polite">
        {fault !== null && rangeFaults[fault]}
      </p>
    </div>
  );
}

function CopyDay({ weekday, onCopy }: { weekday: number; onCopy: (days: number[]) => void }) {
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<number[]>([]);
  const name = weekdayNames[weekday]!;

  function open(next: boolean) {
    setChosen([]);
    setOpened(next);
  }

  return (
    <Popover opened={opened} onChange={open} position="bottom-end" returnFocus withinPortal={false}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={`Copy ${name} to other days`}
          onClick={() => open(!opened)}
        >
          <IconCopy size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <p className={styles.hoursCopyTitle}>Copy {name} to</p>
        {weekdayNames.map((day, index) =>
          index === weekday ? null : (
            <Checkbox
              key={day}
              className={styles.hoursCopyDay}
              label={day}
              checked={chosen.includes(index)}
              onChange={(event) =>
                setChosen(event.currentTarget.checked ? [...chosen, index] : chosen.filter((other) => other !== index))
              }
            />
          ),
        )}
        <Button
          fullWidth
          disabled={chosen.length === 0}
          onClick={() => {
            onCopy(chosen);
            open(false);
          }}
        >
          Copy
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
