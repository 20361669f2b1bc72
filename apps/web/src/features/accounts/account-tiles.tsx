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
import { Link, useNavigate } from 'react-router';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { paths } from '../../paths.ts';
import { accountMessages, needsYouCount, settingsLabel, unreadCount } from './messages.ts';

/** One tile per connected account, leading to its conversations, with a way to the agent that answers for it. */
export function AccountTiles(props: {
  bots: Bot[];
  agentIdOf: (bot: Bot) => string | undefined;
  waitingOf: (bot: Bot) => { needsYou: number; unread: number } | undefined;
  /** Connects an account again. */
  reconnect: (bot: Bot) => ReactNode;
}) {
  const { bots, agentIdOf, waitingOf, reconnect } = props;
  return (
    <ul className="tiles">
      {bots.map((bot) => (
        <li key={bot._id} className="tile-place">
          <Link className="tile" to={paths.conversations(bot.integration)}>
            <span className="tile-icon">
              <ChannelIcon source={bot.from} size={22} />
            </span>
            <span className="tile-name" dir="auto">
              {bot.name || accountMessages.defaultName}
            </span>
            <span className="tile-marks">
              <AccountState bot={bot} />
              <Waiting of={waitingOf(bot)} />
            </span>
          </Link>
          {bot.status === 'reconnect_needed' && <div className="tile-reconnect">{reconnect(bot)}</div>}
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
        <span className="mark" data-tone="warning">
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

/** Leads to the account's agent. Where none answers for it, nothing happens. */
function SettingsButton({ name, agentId }: { name: string; agentId: string | undefined }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="tile-settings"
      aria-label={settingsLabel(name)}
      aria-disabled={agentId === undefined}
      title={agentId === undefined ? accountMessages.noAgent : undefined}
      onClick={() => {
        if (agentId !== undefined) void navigate(paths.agent(agentId));
      }}
    >
      <IconSettings size={20} stroke={1.75} aria-hidden />
    </button>
  );
}

function AccountState({ bot }: { bot: Bot }) {
  if (bot.status === 'reconnect_needed') {
    return (
      <span className="mark" data-tone="danger">
        <IconAlertTriangle size={16} aria-hidden />
        {accountMessages.reconnectNeeded}
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
