import type { Bot } from '@spotter/contract';
import { IconAlertTriangle, IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { paths } from '../../paths.ts';
import { accountMessages } from './messages.ts';

/** One tile per connected account, leading to its conversations. */
export function AccountTiles({ bots }: { bots: Bot[] }) {
  return (
    <ul className="tiles">
      {bots.map((bot) => (
        <li key={bot._id}>
          <Link className="tile" to={paths.conversations(bot.integration)}>
            <span className="tile-icon">
              <ChannelIcon source={bot.from} size={22} />
            </span>
            <span className="tile-name" dir="auto">
              {bot.name || accountMessages.defaultName}
            </span>
            <AccountState bot={bot} />
          </Link>
        </li>
      ))}
    </ul>
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
