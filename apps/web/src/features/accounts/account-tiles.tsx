import type { Bot } from '@spotter/contract';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHandStop,
  IconMailOpened,
  IconPlayerPause,
  IconSettings,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Tile, TileIcon, TileName } from '../../components/card/tile.tsx';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { IconButton } from '../../components/kit/icon-button.tsx';
import { isRunning, shortPauseSentence } from '../../components/pause/pause-time.ts';
import { useNow } from '../../components/time/use-now.ts';
import { paths } from '../../paths.ts';
import { accountMessages, needsYouCount, settingsLabel, unreadCount } from './messages.ts';
import styles from './account-tiles.module.css';

const clockRenewedMs = 30_000;

/** One tile per connected account. It links to the account's conversations and to the agent that answers for it. */
export function AccountTiles(props: {
  bots: Bot[];
  agentIdOf: (bot: Bot) => string | undefined;
  waitingOf: (bot: Bot) => { needsYou: number; unread: number } | undefined;
  /** Returns the button that connects an account again. */
  reconnect: (bot: Bot) => ReactNode;
}) {
  const { bots, agentIdOf, waitingOf, reconnect } = props;
  const now = useNow(clockRenewedMs);
  return (
    <ul className={styles.tiles}>
      {bots.map((bot) => (
        <li key={bot._id} className={styles.tilePlace}>
          <Tile className={styles.tile} to={paths.conversations(bot.integration)}>
            <TileIcon className={styles.tileIcon}>
              <ChannelIcon source={bot.from} size={22} />
            </TileIcon>
            <TileName>{bot.name || accountMessages.defaultName}</TileName>
            <span className={styles.tileMarks}>
              <AccountState bot={bot} now={now} />
              <Waiting of={waitingOf(bot)} />
            </span>
          </Tile>
          {bot.status === 'reconnect_needed' && <div className={styles.tileReconnect}>{reconnect(bot)}</div>}
          <SettingsButton name={bot.name || accountMessages.defaultName} agentId={agentIdOf(bot)} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ of }: { of: { needsYou: number; unread: number } | undefined }) {
  if (of === undefined) return null;
  return (
    <>
      {of.needsYou > 0 && (
        <span className="mark" data-tone="needs-you">
          <IconHandStop size={16} aria-hidden />
          {needsYouCount(of.needsYou)}
        </span>
      )}
      {of.unread > 0 && (
        <span className="mark">
          <IconMailOpened size={16} aria-hidden />
          {unreadCount(of.unread)}
        </span>
      )}
    </>
  );
}

/** Links to the account's agent. Without an agent, a click does nothing. */
function SettingsButton({ name, agentId }: { name: string; agentId: string | undefined }) {
  const navigate = useNavigate();
  return (
    <IconButton
      className={styles.tileSettings}
      label={settingsLabel(name)}
      aria-disabled={agentId === undefined}
      title={agentId === undefined ? accountMessages.noAgent : undefined}
      onClick={() => {
        if (agentId !== undefined) void navigate(paths.agent(agentId));
      }}
    >
      <IconSettings size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}

function AccountState({ bot, now }: { bot: Bot; now: Date }) {
  if (bot.status === 'reconnect_needed') {
    return (
      <span className="mark" data-tone="danger">
        <IconAlertTriangle size={16} aria-hidden />
        {accountMessages.reconnectNeeded}
      </span>
    );
  }
  if (bot.botEnabled && isRunning(bot.pausedUntil, now)) {
    return (
      <span className="mark" data-tone="warning">
        <IconPlayerPause size={16} aria-hidden />
        {shortPauseSentence(bot.pausedUntil, now)}
      </span>
    );
  }
  return bot.botEnabled ? (
    <span className="mark" data-tone="good">
      <IconCircleCheck size={16} aria-hidden />
      {accountMessages.autorepliesOn}
    </span>
  ) : (
    <span className="mark">
      <IconPlayerPause size={16} aria-hidden />
      {accountMessages.autorepliesOff}
    </span>
  );
}
