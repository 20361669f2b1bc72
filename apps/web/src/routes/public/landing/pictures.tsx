import type { ReactNode } from 'react';
import { ConversationSummary } from '../../../features/chats/list/conversation-row.tsx';
import { HandsLine } from '../../../features/chats/timeline/hands-line.tsx';
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

/** A piece of the product itself for each benefit; the words beside it say the same. */
export const benefitPictures: Record<(typeof benefits)[number]['picture'], ReactNode> = {
  voice: <ol>{bubblesOf(leadConversation.slice(1, 3))}</ol>,
  facts: (
    <dl className="facts">
      {sampleFacts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  ),
  booking: (
    <>
      <ol>{bubblesOf(leadConversation.slice(5, 6))}</ol>
      <BookedCard name="mia.lifts" />
    </>
  ),
  takeover: (
    <ol>
      <li>
        <HandsLine change={takeover} from="instagram" waitsForThem={false} />
      </li>
      {bubblesOf(takeoverConversation, 'jon_runs')}
    </ol>
  ),
};

/** The list of conversations. */
export function InboxPicture() {
  return (
    <ul>
      {sampleChats.map((chat) => (
        <li key={chat._id} className="conversation">
          <ConversationSummary chat={chat} botEnabled now={pictureTime} />
        </li>
      ))}
    </ul>
  );
}

/** An answer with its reason opened. */
export function ReasonPicture() {
  return (
    <>
      <ol>{bubblesOf(leadConversation.slice(2, 3))}</ol>
      <div className="why-card">
        <WhyCard sentence={sampleReason} at={sampleDecision.at} now={pictureTime} />
      </div>
    </>
  );
}
