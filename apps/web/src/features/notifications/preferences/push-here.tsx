import { Button, Skeleton } from '@mantine/core';
import { IconBellCheck, IconBellOff, IconBellRinging } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useServices } from '../../../api/services.ts';
import { preferenceMessages, unblockWords } from './preference-messages.ts';
import { usePushSwitch } from './use-push-switch.ts';
import styles from './preferences.module.css';

/**
 * Whether this device shows pushes, and how to turn them on. `install` shows how to install the app, which some
 * devices need first.
 */
export function PushHere({ install }: { install: ReactNode }) {
  const { pushDevice } = useServices();
  const { state, key, busy, switchOn, switchOff } = usePushSwitch();

  if (key.isError && state === 'unknown') {
    return (
      <p role="alert">
        {preferenceMessages.failed}{' '}
        <button
          type="button"
          className="text-action"
          onClick={() => {
            void key.refetch();
            void pushDevice.confirm().catch(() => undefined);
          }}
        >
          {preferenceMessages.retry}
        </button>
      </p>
    );
  }
  if (state === 'unknown' || key.data === undefined) return <Skeleton className="delayed" height={64} radius="lg" />;
  return (
    <div className={styles.pushHere} data-state={state}>
      <p className={styles.pushHereState}>
        {state === 'on' ? (
          <IconBellCheck size={20} stroke={1.75} aria-hidden />
        ) : state === 'off' ? (
          <IconBellRinging size={20} stroke={1.75} aria-hidden />
        ) : (
          <IconBellOff size={20} stroke={1.75} aria-hidden />
        )}
        <span>
          {sentences[state]}
          {key.data.standIn !== null && ` ${preferenceMessages.deviceStandIn}`}
        </span>
      </p>
      {state === 'blocked' && <p className={styles.pushHereWords}>{unblockWords(navigator.userAgent)}</p>}
      {state === 'unsupported' && install}
      {state === 'off' && (
        <Button disabled={busy} aria-busy={busy} onClick={switchOn}>
          {preferenceMessages.switchOn}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="default" disabled={busy} aria-busy={busy} onClick={switchOff}>
          {preferenceMessages.switchOff}
        </Button>
      )}
    </div>
  );
}

const sentences = {
  on: preferenceMessages.deviceOn,
  off: preferenceMessages.deviceOff,
  blocked: preferenceMessages.deviceBlocked,
  unsupported: preferenceMessages.deviceUnsupported,
};
