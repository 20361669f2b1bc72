import type { Bot } from '@spotter/contract';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { accountMessages } from '../../../features/accounts/messages.ts';
import { useBots, useCredentials } from '../../../features/accounts/queries.ts';
import { useAgents } from '../../../features/agents/queries.ts';
import { useIntegrations } from '../../../features/connections/queries.ts';
import { paths } from '../../../paths.ts';

// Connecting needs dialogs and menus. The first screen of a coach without account problems does without them.
const ReconnectButton = lazy(() => import('../../../features/connections/reconnect-button.tsx'));

/**
 * Connects an account again right where the problem shows. An account is connected at its agent, so without one
 * this links to the agents.
 */
export function ReconnectHere({ bot }: { bot: Pick<Bot, '_id' | 'name' | 'from'> }) {
  const integrations = useIntegrations().data;
  const credentials = useCredentials().data;
  const bots = useBots().data;
  const agents = useAgents().data;
  const agent = agents?.find(({ ig, page }) => ig === bot._id || page === bot._id);
  const there = (
    <Link className="text-action" to={agent === undefined ? paths.agents : paths.agentServices(agent._id)}>
      {accountMessages.reconnect}
      <span className="visually-hidden"> {bot.name}</span>
    </Link>
  );
  if (agent !== undefined && integrations && credentials && bots && agents) {
    return (
      <Suspense fallback={there}>
        <ReconnectButton bot={bot} agent={agent} connections={{ integrations, credentials, bots, agents }} />
      </Suspense>
    );
  }
  return there;
}
