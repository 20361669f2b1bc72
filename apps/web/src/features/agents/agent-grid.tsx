import type { Agent } from '@spotter/contract';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { paths } from '../../paths.ts';
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
              {agent.ig === null && agent.page === null && agentMessages.noAccounts}
              {agent.ig !== null && <ChannelIcon source="instagram" size={18} />}
              {agent.page !== null && <ChannelIcon source="page" size={18} />}
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
