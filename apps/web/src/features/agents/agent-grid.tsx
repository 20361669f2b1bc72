import { type Agent, shortOf } from '@spotter/contract';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { channelSources } from '../../components/channels.ts';
import { paths } from '../../paths.ts';
import { hasAccount } from './has-account.ts';
import { agentMessages } from './messages.ts';

/** The user's agents by name, and the way to a new one. */
export function AgentGrid({ agents }: { agents: Agent[] }) {
  return (
    <ul className="agent-grid">
      {agents.map((agent) => (
        <li key={agent._id}>
          <Link className="agent-tile" to={paths.agent(agent._id)}>
            <span className="agent-tile-icon">
              <IconSparkles size={20} stroke={1.75} aria-hidden />
            </span>
            <span className="agent-tile-name" dir="auto">
              {agent.name}
            </span>
            {agent.description !== null && agent.description !== '' && (
              <span className="agent-tile-description" dir="auto">
                {agent.description}
              </span>
            )}
            <span className="agent-tile-accounts">
              {!hasAccount(agent) && agentMessages.noAccounts}
              {channelSources.map(
                (source) => agent[shortOf(source)] !== null && <ChannelIcon key={source} source={source} size={18} />,
              )}
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link className="agent-tile" data-new to={paths.newAgent}>
          <span className="agent-tile-icon">
            <IconPlus size={20} aria-hidden />
          </span>
          <span className="agent-tile-name">{agentMessages.createTile}</span>
          <span className="agent-tile-description">{agentMessages.createHint}</span>
        </Link>
      </li>
    </ul>
  );
}
