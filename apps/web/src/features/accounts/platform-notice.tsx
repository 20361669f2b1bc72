import type { Bot } from '@spotter/contract';
import { IconCloudExclamation } from '@tabler/icons-react';
import { useNow } from '../../components/time/use-now.ts';
import { Notice } from '../../components/notice.tsx';
import { platformTrouble } from './messages.ts';

/** How long one try may take until its result is known, in ms. */
const maxTryMs = 60_000;

/** Says that an account's platform does not answer, and when Spotter tries again. */
export function PlatformNotice({ bot }: { bot: Bot }) {
  const now = useNow(1000);
  if (bot.platformDownUntil === null) return null;
  const leftMs = Date.parse(bot.platformDownUntil) - now.getTime();
  // There has been no try since, so the old failure says nothing about now.
  if (leftMs < -maxTryMs) return null;
  return (
    <Notice tone="warning" quiet icon={<IconCloudExclamation size={16} aria-hidden />}>
      {/* Only the words are announced, not every second. */}
      <span>
        <span role="status">{platformTrouble(bot.from)}</span>{' '}
        <span>{leftMs > 0 ? `Next try in ${span(leftMs)}.` : 'Trying again…'}</span>
      </span>
    </Notice>
  );
}

function span(ms: number): string {
  return ms < 60_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`;
}
