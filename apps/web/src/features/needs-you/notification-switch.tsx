import { Button } from '@mantine/core';
import { IconBell, IconBellCheck, IconBellOff } from '@tabler/icons-react';
import { needsYouMessages } from './messages.ts';
import { useNotificationPermission } from './notifications.ts';

/** Asks for the browser's permission when the coach wants it, never on its own. */
export function NotificationSwitch() {
  const { permission, ask } = useNotificationPermission();
  if (permission === 'unsupported') return null;
  if (permission === 'default') {
    return (
      <Button variant="default" size="sm" leftSection={<IconBell size={18} aria-hidden />} onClick={() => void ask()}>
        {needsYouMessages.notify}
      </Button>
    );
  }
  return (
    <p className="mark">
      {permission === 'granted' ? <IconBellCheck size={16} aria-hidden /> : <IconBellOff size={16} aria-hidden />}
      {permission === 'granted' ? needsYouMessages.notifying : needsYouMessages.notifyBlocked}
    </p>
  );
}
