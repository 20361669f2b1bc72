import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';
import { accountMessages } from './messages.ts';

/** Says that an account's access has ended, so nothing can be sent, and offers to connect it again. */
export function ReconnectNotice({ action }: { action: ReactNode }) {
  return (
    <Notice tone="danger" quiet icon={<IconAlertTriangle size={16} aria-hidden />}>
      <span role="status">{accountMessages.reconnectNotice}</span>
      {action}
    </Notice>
  );
}
