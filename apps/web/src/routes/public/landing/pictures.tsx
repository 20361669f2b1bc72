import type { ReactNode } from 'react';
import { FactList } from '../../../features/chats/contact/fact-list.tsx';
import { ConversationItem } from '../../../features/chats/list/conversation-row.tsx';
import { TakeoverLine } from '../../../features/chats/timeline/takeover-line.tsx';
import { WhyCard } from '../../../features/chats/why/why-card.tsx';
import { BookedCard } from '../../../features/marketing/booked-card.tsx';
import type { benefits } from '../../../features/marketing/landing-content.ts';
import {
  leadConversation,
  pictureTime,
  sampleChats,
  sampleDecision,
  sampleReason,
  sampleFacts,
  takeover,
  takeoverConversation,
} from '../../../features/marketing/sample-conversation.ts';
import { bubblesOf } from './bubbles.tsx';
import styles from './pictures.module.css';

/** A piece of the product itself for each benefit. The words beside it say the same. */
export const benefitPictures: Record<(typeof benefits)[number]['picture'], ReactNode> = {
  voice: <ol>{bubblesOf(leadConversation.slice(1, 3))}</ol>,
  facts: <FactList facts={sampleFacts} />,
  booking: (
    <>
      <ol>{bubblesOf(leadConversation.slice(5, 6))}</ol>
      <BookedCard name="mia.lifts" />
    </>
  ),
  takeover: (
    <ol>
      <li>
        <TakeoverLine change={takeover} from="instagram" waitsForThem={false} isFirst />
      </li>
      {bubblesOf(takeoverConversation, 'jon_runs')}
    </ol>
  ),
};

/** A picture of the list of conversations. */
export function InboxPicture() {
  return (
    <ul>
      {sampleChats.map((chat) => (
        <ConversationItem key={chat._id} chat={chat} now={pictureTime} />
      ))}
    </ul>
  );
}

/** A picture of an answer with its reason opened. */
export function ReasonPicture() {
  return (
    <>
      <ol>{bubblesOf(leadConversation.slice(2, 3))}</ol>
      <div className={styles.reason}>
        <WhyCard sentence={sampleReason} at={sampleDecision.at} now={pictureTime} />
      </div>
    </>
  );
}
