import type { Message } from '@spotter/contract';
import type { ReactNode } from 'react';
import { MessageBubble } from '../../features/chats/message-bubble.tsx';
import { chatMessages } from '../../features/chats/messages.ts';
import { timelineOf } from '../../features/chats/timeline.ts';

/** The product's own bubbles for messages of a picture. Nothing in a picture can be pressed. */
export function bubblesOf(messages: Message[], contactName = 'mia.lifts'): ReactNode[] {
  return timelineOf(messages, null).flatMap((item) =>
    item.kind === 'message'
      ? [
          <MessageBubble
            key={item.id}
            item={item}
            contactName={contactName}
            renderWhy={() => <span className="why-chip">{chatMessages.why}</span>}
          />,
        ]
      : [],
  );
}
