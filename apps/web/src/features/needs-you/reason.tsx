import type { Chat, NeedsYou } from '@spotter/contract';
import {
  IconAlertTriangle,
  IconClockExclamation,
  IconFlame,
  IconHandStop,
  IconMailX,
  IconQuestionMark,
} from '@tabler/icons-react';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { needsYouReasons, sinceSentence } from './messages.ts';
import styles from './reason.module.css';

const icons: Record<NeedsYou['urgency'], typeof IconHandStop> = {
  severe: IconAlertTriangle,
  hot: IconFlame,
  'window-closing': IconClockExclamation,
  'send-failed': IconMailX,
  'handed-over': IconHandStop,
  unconfirmed: IconQuestionMark,
};

/** Why a chat waits for the coach, and since when. `from`: the channel, where nothing else says it. */
export function Reason({ of, from, now }: { of: NeedsYou; from?: Chat['from']; now: Date }) {
  const Icon = icons[of.urgency];
  return (
    <span className={styles.reason} data-urgency={of.urgency}>
      <Icon size={16} aria-hidden />
      <span>
        {needsYouReasons[of.why]}
        <time className={styles.since} dateTime={of.since}>
          {sinceSentence(of.since, now)}
        </time>
      </span>
      {from !== undefined && (
        <span className={styles.channel}>
          <ChannelIcon source={from} size={16} />
        </span>
      )}
    </span>
  );
}
