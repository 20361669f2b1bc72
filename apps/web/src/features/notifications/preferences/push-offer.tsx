import { Button } from '@mantine/core';
import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { preferenceMessages } from './preference-messages.ts';
import { usePushSwitch } from './use-push-switch.ts';

/** Offers pushes on this device at a place where a coach misses them. All other settings are on the profile. */
export function PushOffer() {
  const { state, key, busy, switchOn } = usePushSwitch();
  if (state === 'off') {
    return (
      <Button
        variant="default"
        leftSection={<IconBell size={18} aria-hidden />}
        disabled={busy || key.data === undefined}
        onClick={switchOn}
      >
        {preferenceMessages.switchOn}
      </Button>
    );
  }
  return (
    <Link className="mark" to={paths.notificationSettings}>
      {state === 'on' && <IconBellCheck size={16} aria-hidden />}
      {state === 'on' ? preferenceMessages.offerOn : preferenceMessages.offerElse}
    </Link>
  );
}
