import { type Agent, shortOf } from '@spotter/contract';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { channelSources } from '../../components/channels.ts';
import { paths } from '../../paths.ts';
import { hasAccount } from './has-account.ts';
import { agentMessages } from './messages.ts';
import styles from './agents.module.css';

/** The user's agents by name, and the way to a new one. */
export function AgentGrid({ agents }: { agents: Agent[] }) {
  return (
    <ul className={styles.agentGrid}>
      {agents.map((agent) => (
        <li key={agent._id}>
          <Link className={styles.agentTile} to={paths.agent(agent._id)}>
            <span className={styles.agentTileIcon}>
              <IconSparkles size={20} stroke={1.75} aria-hidden />
            </span>
            <span className={styles.agentTileName} dir="auto">
              {agent.name}
            </span>
            {agent.description !== null && agent.description !== '' && (
              <span className={styles.agentTileDescription} dir="auto">
                {agent.description}
              </span>
            )}
            <span className={styles.agentTileAccounts}>
              {!hasAccount(agent) && agentMessages.noAccounts}
              {channelSources.map(
                (source) => agent[shortOf(source)] !== null && <ChannelIcon key={source} source={source} size={18} />,
              )}
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.agentTile} data-new to={paths.newAgent}>
          <span className={styles.agentTileIcon}>
            <IconPlus size={20} aria-hidden />
          </span>
          <span className={styles.agentTileName}>{agentMessages.createTile}</span>
          <span className={styles.agentTileDescription}>{agentMessages.createHint}</span>
        </Link>
      </li>
    </ul>
  );
}
