import { NativeSelect, Skeleton, Switch } from '@mantine/core';
import type { NotificationPreferencesChange } from '@spotter/contract';
import type { ReactNode } from 'react';
import { sayClock } from '../../../components/time/said-times.ts';
import { Hint } from '../../../components/hint.tsx';
import { DeviceList } from './device-list.tsx';
import { preferenceMessages, zoneSentence } from './preference-messages.ts';
import { chosenIn, useChangePreferences, usePreferences } from './preference-queries.ts';
import { PushHere } from './push-here.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { WaysTable } from './ways-table.tsx';
import styles from './preferences.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: sayClock(new Date(2026, 0, 1, hour)),
}));

/** How the coach is notified: on which devices, about what in which ways, and when not. */
export function NotificationPreferencesForm({ install }: { install: ReactNode }) {
  const query = usePreferences();
  const change = useChangePreferences();
  const preferences = query.data;

  if (query.isPending) return <Skeleton className="delayed" height={480} radius="lg" />;
  if (preferences === undefined) {
    return (
      <p role="alert">
        {preferenceMessages.failed}{' '}
        <button type="button" className="text-action" onClick={() => void query.refetch()}>
          {preferenceMessages.retry}
        </button>
      </p>
    );
  }
  const save = (part: Partial<NotificationPreferencesChange>) => change.mutate({ ...chosenIn(preferences), ...part });
  return (
    <div className={styles.preferences}>
      <h3>{preferenceMessages.deviceTitle}</h3>
      <PushHere install={install} />
      <h3>{preferenceMessages.devicesTitle}</h3>
      <DeviceList />
      <WaysTable preferences={preferences} onChange={(ways) => save({ ways })} />
      <h3>{preferenceMessages.quietTitle}</h3>
      <QuietHours preferences={preferences} onChange={(quietHours) => save({ quietHours })} />
      <h3>{preferenceMessages.digestTitle}</h3>
      <NativeSelect
        className={styles.digestHour}
        aria-label={preferenceMessages.digestHour}
        data={hours}
        value={String(preferences.digestHour)}
        onChange={(event) => save({ digestHour: Number(event.currentTarget.value) })}
      />
      <Hint>{zoneSentence(preferences.timeZone)}</Hint>
      <h3>{preferenceMessages.lockTitle}</h3>
      <Switch
        label={preferenceMessages.lockSwitch}
        description={preferenceMessages.lockHint}
        checked={preferences.quoteSevere}
        onChange={(event) => save({ quoteSevere: event.currentTarget.checked })}
      />
      <p className={styles.preferencesSaved} role="status">
        {change.isSuccess && !change.isPending ? preferenceMessages.saved : ''}
      </p>
    </div>
  );
}
