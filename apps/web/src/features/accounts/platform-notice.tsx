import type { Bot } from '@spotter/contract';
import { IconCloudExclamation } from '@tabler/icons-react';
import { useNow } from '../../components/time/use-now.ts';
import { platformTrouble } from './messages.ts';

/** A try may take this long before anything is known of it. */
const longestTryMs = 60_000;

/** Says that an account's platform does not answer, and when it is tried again. */
export function PlatformNotice({ bot }: { bot: Bot }) {
  const now = useNow(1000);
  if (bot.platformDownUntil === null) return null;
  const leftMs = Date.parse(bot.platformDownUntil) - now.getTime();
  // Nobody has tried since: what was then says nothing about now.
  if (leftMs < -longestTryMs) return null;
  return (
    <p className="platform-notice">
      <IconCloudExclamation size={16} aria-hidden />
      {/* Only the words are announced, not every second. */}
      <span>
        <span role="status">{platformTrouble(bot.from)}</span>{' '}
        <span className="platform-retry">{leftMs > 0 ? `Next try in ${span(leftMs)}.` : 'Trying again…'}</span>
      </span>
    </p>
  );
}

function span(ms: number): string {
  return ms < 60_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`;
}
