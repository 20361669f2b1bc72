import { Button, TextInput } from '@mantine/core';
import { mayPauseUntil } from '@spotter/domain/autoreply';
import { IconClock, IconSunrise } from '@tabler/icons-react';
import { useState } from 'react';
import { presentTime } from '../time/present-time.ts';
import { Dialog, DialogText } from '../dialog.tsx';
import { Form } from '../form/form.tsx';
import { pauseMessages, type Paused } from './pause-messages.ts';
import styles from './pause.module.css';

const halfHourMs = 30 * 60_000;
const morningHour = 8;

/** Asks until when something stays silent. */
export function PauseDialog(props: { what: Paused; onClose: () => void; onPause: (until: Date) => void }) {
  const { what, onPause } = props;
  const [chosen, setChosen] = useState(() => fieldValue(tomorrowMorning(presentTime())));
  const [refused, setRefused] = useState(false);
  return (
    <Dialog opened onClose={props.onClose} title={pauseMessages.pause[what]}>
      <DialogText>
        {pauseMessages.means[what]} {pauseMessages.afterwards}
      </DialogText>
      <div className={styles.choices}>
        <Button
          variant="default"
          data-autofocus
          leftSection={<IconClock size={18} aria-hidden />}
          onClick={() => onPause(new Date(presentTime().getTime() + halfHourMs))}
        >
          {pauseMessages.halfHour}
        </Button>
        <Button
          variant="default"
          leftSection={<IconSunrise size={18} aria-hidden />}
          onClick={() => onPause(tomorrowMorning(presentTime()))}
        >
          {pauseMessages.tomorrow}
        </Button>
      </div>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const until = new Date(chosen);
          if (mayPauseUntil(until, presentTime())) onPause(until);
          else setRefused(true);
        }}
      >
        <TextInput
          type="datetime-local"
          label={pauseMessages.until}
          value={chosen}
          error={refused ? pauseMessages.notAllowed : null}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
            setRefused(false);
          }}
        />
        <Button type="submit" fullWidth>
          {pauseMessages.pauseUntil}
        </Button>
      </Form>
    </Dialog>
  );
}

/** Returns 8:00 AM of the next day of the browser's calendar. */
function tomorrowMorning(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, morningHour);
}

/** Returns an instant as a field for a day and a time has it: `2026-11-25T08:00`. */
function fieldValue(at: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
