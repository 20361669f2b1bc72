import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { accountMessages } from './messages.ts';

/** Nothing can be sent from an account whose access has ended: says so, with the way to connect it again. */
export function ReconnectNotice({ action }: { action: ReactNode }) {
  return (
    <div className="reconnect-notice">
      <IconAlertTriangle size={16} aria-hidden />
      <span role="status">{accountMessages.reconnectNotice}</span>
      {action}
    </div>
  );
}
