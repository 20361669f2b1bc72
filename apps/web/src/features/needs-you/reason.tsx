import type { NeedsYou } from '@spotter/contract';
import {
  IconAlertTriangle,
  IconClockExclamation,
  IconDropletHalf2,
  IconFlame,
  IconHandStop,
  IconMailX,
  IconMessageCheck,
  IconQuestionMark,
} from '@tabler/icons-react';
import { needsYouMessages, needsYouReasons, sinceSentence } from './messages.ts';
import styles from './reason.module.css';

const icons: Record<NeedsYou['urgency'], typeof IconHandStop> = {
  severe: IconAlertTriangle,
  hot: IconFlame,
  'window-closing': IconClockExclamation,
  'send-failed': IconMailX,
  'handed-over': IconHandStop,
  'to-approve': IconMessageCheck,
  leaking: IconDropletHalf2,
  unconfirmed: IconQuestionMark,
};

/** Why a chat waits for the coach. */
export function Reason({ of }: { of: NeedsYou }) {
  const Icon = icons[of.urgency];
  return (
    <span className={styles.reason} data-urgency={of.urgency}>
      <Icon size={16} aria-hidden />
      <span>
        {of.urgency === 'hot' && `${needsYouMessages.hot} · `}
        {needsYouReasons[of.why]}
      </span>
    </span>
  );
}

/** Since when a chat waits. */
export function Since({ of, now }: { of: NeedsYou; now: Date }) {
  return (
    <time className={styles.since} dateTime={of.since}>
      {sinceSentence(of.since, now)}
    </time>
  );
}
