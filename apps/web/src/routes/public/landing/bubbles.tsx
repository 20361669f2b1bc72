import type { Message } from '@spotter/contract';
import type { ReactNode } from 'react';
import { WhyChipPicture } from '../../../features/chats/why/why-chip-picture.tsx';
import { MessageBubble } from '../../../features/chats/message/message-bubble.tsx';
import { Silence } from '../../../features/chats/timeline/silence.tsx';
import { timelineOf } from '../../../features/chats/timeline/timeline.ts';
import { sampleSilence } from '../../../features/marketing/sample-conversation.ts';

/** The product's own bubbles for the messages of a picture. Nothing in a picture can be pressed. */
export function bubblesOf(messages: Message[], contactName = 'mia.lifts'): ReactNode[] {
  return timelineOf(messages, { changesOfHands: [], notification: null, isWhole: true }).flatMap((item) =>
    item.kind === 'message'
      ? [
          <MessageBubble
            key={item.id}
            item={item}
            contactName={contactName}
            silence={<Silence handsOver={false} sentence={sampleSilence} />}
            renderWhy={() => <WhyChipPicture />}
          />,
        ]
      : [],
  );
}
