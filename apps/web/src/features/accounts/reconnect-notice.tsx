import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { accountMessages } from './messages.ts';

/** Nothing can be sent from an account whose access has ended: says so, and leads to where it is connected again. */
export function ReconnectNotice({ agentId }: { agentId: string | undefined }) {
  return (
    <p className="reconnect-notice" role="status">
      <IconAlertTriangle size={16} aria-hidden />
      <span>{accountMessages.reconnectNotice}</span>
      <Link className="text-action" to={agentId === undefined ? paths.agents : paths.agentServices(agentId)}>
        {accountMessages.reconnect}
      </Link>
    </p>
  );
}
