import type { ReactNode } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { ChannelIcon } from '../../../components/channel-icon.tsx';
import { AgentMark, StageChip } from '../../../features/chats/state/marks.tsx';
import { BookedCard } from '../../../features/marketing/booked-card.tsx';
import { landing } from '../../../features/marketing/landing-content.ts';
import { PlayingPhone } from '../../../features/marketing/phone/playing-phone.tsx';
import { leadConversation, messagesBeforeBooking } from '../../../features/marketing/sample-conversation.ts';
import type { Frame } from '../../../features/marketing/phone/use-playback.ts';
import { bubblesOf } from './bubbles.tsx';
import styles from './hero-phone.module.css';

const bubbles = bubblesOf(leadConversation);
const items = [
  ...bubbles.slice(0, messagesBeforeBooking),
  <li key="booked" className={styles.phoneBooked}>
    <BookedCard name="mia.lifts" />
  </li>,
  ...bubbles.slice(messagesBeforeBooking),
];

// The pace of a person who reads along. It begins with the first answer, which the prerendered page shows.
const frames: Frame[] = [
  { shown: 3, typing: false, ms: 2200 },
  { shown: 4, typing: false, ms: 1200 },
  { shown: 4, typing: true, ms: 1800 },
  { shown: 5, typing: false, ms: 3200 },
  { shown: 6, typing: false, ms: 1400 },
  { shown: 7, typing: false, ms: 1400 },
  { shown: 7, typing: true, ms: 1400 },
  { shown: 8, typing: false, ms: 8000 },
  { shown: 1, typing: false, ms: 1000 },
  { shown: 2, typing: false, ms: 1400 },
  { shown: 2, typing: true, ms: 1800 },
];

/** The hero's picture: a lead writes, the agent answers, a call is booked. */
export function SamplePhone({ footer }: { footer?: ReactNode }) {
  return (
    <PlayingPhone
      footer={footer}
      description={landing.phone}
      frames={frames}
      items={items}
      renderHeader={(shown) => (
        <>
          <Avatar name="mia.lifts" picture={null} size={40} />
          <div>
            <p className={styles.phoneName}>mia.lifts</p>
            <p className={styles.phoneMarks}>
              <ChannelIcon source="instagram" size={16} />
              <StageChip stage={shown > messagesBeforeBooking ? 'booked' : 'engaged'} />
              <AgentMark state="on" />
            </p>
          </div>
        </>
      )}
    />
  );
}
