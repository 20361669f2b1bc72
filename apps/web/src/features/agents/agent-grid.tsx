import { type Agent, agentRoutes, shortOf } from '@spotter/contract';
import { IconPlayerPause, IconPlus, IconSparkles } from '@tabler/icons-react';
import { useMay } from '../../api/rights/use-may.ts';
import { Tile, TileIcon, TileName } from '../../components/card/tile.tsx';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { channelSources } from '../../components/channels.ts';
import { isRunning, shortPauseSentence } from '../../components/pause/pause-time.ts';
import { useNow } from '../../components/time/use-now.ts';
import { paths } from '../../paths.ts';
import { hasAccount } from './has-account.ts';
import { agentMessages } from './messages.ts';
import { ReadinessLink } from './proof/readiness-link.tsx';
import styles from './agents.module.css';

const clockRenewedMs = 30_000;

/** The user's agents by name, and a link to a new one. */
export function AgentGrid({ agents }: { agents: Agent[] }) {
  const now = useNow(clockRenewedMs);
  const mayCreate = useMay(agentRoutes.create);
  return (
    <ul className={styles.agentGrid}>
      {agents.map((agent) => (
        <li key={agent._id}>
          <Tile className={styles.agentTile} to={paths.agent(agent._id)}>
            <TileIcon className={styles.agentTileIcon}>
              <IconSparkles size={20} stroke={1.75} aria-hidden />
            </TileIcon>
            <TileName>{agent.name}</TileName>
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
              {isRunning(agent.pausedUntil, now) && (
                <span className="mark" data-tone="warning">
                  <IconPlayerPause size={16} aria-hidden />
                  {shortPauseSentence(agent.pausedUntil, now)}
                </span>
              )}
            </span>
          </Tile>
          <ReadinessLink className={styles.agentReadiness} agentId={agent._id} name={agent.name} />
        </li>
      ))}
      {mayCreate && (
        <li>
          <Tile className={styles.agentTile} isNew to={paths.newAgent}>
            <TileIcon className={styles.agentTileIcon}>
              <IconPlus size={20} aria-hidden />
            </TileIcon>
            <TileName>{agentMessages.createTile}</TileName>
            <span className={styles.agentTileDescription}>{agentMessages.createHint}</span>
          </Tile>
        </li>
      )}
    </ul>
  );
}
