import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { ApiError, type Availability } from '@spotter/contract';
import { IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { sayZoneAndCity } from '../../../components/time/time-zones.ts';
import { Form } from '../../../components/form/form.tsx';
import {
  type AvailabilityDraft,
  availabilityOf,
  draftOf,
  findRangeFaults,
  replaceDay,
  withDayCopied,
} from './availability-draft.ts';
import { availabilityMessages, sayLength, weekdayNames } from './availability-messages.ts';
import { useOwnAvailability, useReplaceAvailability } from '../coach-queries.ts';
import { DayHours } from './day-hours.tsx';
import { DaysOff } from './days-off.tsx';
import styles from './availability.module.css';

const day = 24 * 60;
const notices = [0, 30, 60, 120, 240, 480, 720, day, 2 * day, 3 * day, 7 * day, 14 * day];
const horizons = [7, 14, 30, 60, 90, 180, 365];
const buffers = [0, 5, 10, 15, 30, 45, 60, 120, 240];

/**
 * Edits when the coach takes calls.
 * `zoneField` is the `#id` of the field on this page that sets the zone of all times.
 */
export function AvailabilityEditor({ zoneField }: { zoneField: string }) {
  const saved = useOwnAvailability();
  if (saved.isPending) return <Skeleton className="delayed" height={420} radius="lg" />;
  if (saved.data === undefined) {
    return (
      <p role="alert">
        {availabilityMessages.loadFailed}{' '}
        <button type="button" className="text-action" onClick={() => void saved.refetch()}>
          {availabilityMessages.retry}
        </button>
      </p>
    );
  }
  return <HoursForm saved={saved.data} zoneField={zoneField} />;
}

function HoursForm({ saved, zoneField }: { saved: Availability; zoneField: string }) {
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [refused, setRefused] = useState(false);
  const replace = useReplaceAvailability();
  const { session } = useServices();
  // The hours are read in the zone that the coach has now, which another tab may have changed.
  const { timeZone } = saved;
  const faults = findRangeFaults(draft.week);
  const unsaved =
    JSON.stringify(availabilityOf(draft, timeZone)) !== JSON.stringify(availabilityOf(draftOf(saved), timeZone));

  const change = (changed: Partial<AvailabilityDraft>) => {
    setRefused(false);
    replace.reset();
    setDraft((before) => ({ ...before, ...changed }));
  };

  function save() {
    setRefused(faults.size > 0);
    if (faults.size > 0) return;
    replace.mutate(availabilityOf(draft, timeZone), {
      onSuccess: (stored) => {
        setDraft(draftOf(stored));
        toast.success(availabilityMessages.saved);
      },
    });
  }

  const failure = replace.isError ? failureOf(replace.error) : refused ? availabilityMessages.incomplete : null;
  return (
    <Form
      className={styles.hoursForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className={styles.hoursZone}>
        <IconWorld size={18} aria-hidden />
        <span>
          All times are {sayZoneAndCity(timeZone)}. <a href={zoneField}>{availabilityMessages.zoneChange}</a>
        </span>
      </p>
      <ul className={styles.hoursWeek}>
        {weekdayNames.map((name, weekday) => (
          <DayHours
            key={name}
            weekday={weekday}
            week={draft.week}
            faults={faults}
            onChange={(ranges) => change({ week: replaceDay(draft.week, weekday, ranges) })}
            onCopy={(days) => change({ week: withDayCopied(draft.week, weekday, days) })}
          />
        ))}
      </ul>
      <DaysOff
        days={draft.daysOff}
        usHolidays={draft.usHolidaysOff}
        timeZone={timeZone}
        onChange={(daysOff) => change({ daysOff })}
        onUsHolidays={(usHolidaysOff) => change({ usHolidaysOff })}
      />
      <BookingRules draft={draft} onChange={change} />
      <div className={styles.hoursSave}>
        <Button type="submit" disabled={replace.isPending} aria-busy={replace.isPending}>
          {replace.isPending ? availabilityMessages.saving : availabilityMessages.save}
        </Button>
        {unsaved && !replace.isPending && <span>{availabilityMessages.unsaved}</span>}
      </div>
      <FormFailure message={failure} />
      <UnsavedGuard
        unsaved={unsaved}
        what={availabilityMessages.unsavedQuestion}
        // A signed-out user can no longer save.
        canSave={() => session.current() !== null}
      />
    </Form>
  );
}

/** How early, how far ahead and how close together calls may be booked. */
function BookingRules({
  draft,
  onChange,
}: {
  draft: AvailabilityDraft;
  onChange: (changed: Partial<AvailabilityDraft>) => void;
}) {
  return (
    <div className={styles.hoursRules}>
      <Choice
        label={availabilityMessages.notice}
        hint={availabilityMessages.noticeHint}
        values={notices}
        value={draft.minimumNoticeMinutes}
        say={sayLength}
        onChange={(minimumNoticeMinutes) => onChange({ minimumNoticeMinutes })}
      />
      <Choice
        label={availabilityMessages.horizon}
        hint={availabilityMessages.horizonHint}
        values={horizons}
        value={draft.horizonDays}
        say={(days) => sayLength(days * day)}
        onChange={(horizonDays) => onChange({ horizonDays })}
      />
      <Choice
        label={availabilityMessages.buffer}
        hint={availabilityMessages.bufferHint}
        values={buffers}
        value={draft.bufferMinutes}
        say={sayLength}
        onChange={(bufferMinutes) => onChange({ bufferMinutes })}
      />
    </div>
  );
}

function Choice(props: {
  label: string;
  hint: string;
  values: number[];
  value: number;
  say: (value: number) => string;
  onChange: (value: number) => void;
}) {
  // A value that was set elsewhere stays a choice.
  const values = [...new Set([...props.values, props.value])].toSorted((one, other) => one - other);
  return (
    <NativeSelect
      label={props.label}
      description={props.hint}
      data={values.map((value) => ({ value: String(value), label: props.say(value) }))}
      value={String(props.value)}
      onChange={(event) => props.onChange(Number(event.currentTarget.value))}
    />
  );
}

function failureOf(error: Error): string {
  return error instanceof ApiError && error.status === 400 ? error.message : availabilityMessages.saveFailed;
}
