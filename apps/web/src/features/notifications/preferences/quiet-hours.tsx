import { Switch, TextInput } from '@mantine/core';
import type { NotificationPreferences, NotificationPreferencesChange } from '@spotter/contract';
import { useState } from 'react';
import { Hint } from '../../../components/hint.tsx';
import { preferenceMessages, zoneSentence } from './preference-messages.ts';
import styles from './preferences.module.css';

const usual = { from: '22:00', to: '07:00' };

/** The hours in which pushes and emails wait. An incomplete time is not saved. */
export function QuietHours(props: {
  preferences: NotificationPreferences;
  onChange: (hours: NotificationPreferencesChange['quietHours']) => void;
}) {
  const { quietHours, timeZone } = props.preferences;
  const [typed, setTyped] = useState(quietHours ?? usual);
  const isEqual = typed.from === typed.to;

  function type(part: Partial<typeof typed>) {
    const hours = { ...typed, ...part };
    setTyped(hours);
    if (hours.from !== '' && hours.to !== '' && hours.from !== hours.to) props.onChange(hours);
  }

  return (
    <div>
      <Switch
        label={preferenceMessages.quietSwitch}
        description={preferenceMessages.quietHint}
        checked={quietHours !== null}
        onChange={(event) => {
          const on = event.currentTarget.checked;
          setTyped(quietHours ?? usual);
          props.onChange(on ? (quietHours ?? usual) : null);
        }}
      />
      {quietHours !== null && (
        <>
          <div className={styles.quietHours}>
            <TextInput
              type="time"
              label={preferenceMessages.quietFrom}
              value={typed.from}
              onChange={(event) => type({ from: event.currentTarget.value })}
            />
            <TextInput
              type="time"
              label={preferenceMessages.quietTo}
              value={typed.to}
              error={isEqual ? preferenceMessages.quietEqual : undefined}
              onChange={(event) => type({ to: event.currentTarget.value })}
            />
          </div>
          <Hint>{zoneSentence(timeZone)}</Hint>
        </>
      )}
    </div>
  );
}
