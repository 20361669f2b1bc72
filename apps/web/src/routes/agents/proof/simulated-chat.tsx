import type { Message, SimulatedConversation, SimulatedMessage } from '@spotter/contract';
import { IconMicrophone, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { blankMessage } from '../../../api/blank-message.ts';
import { presentTime } from '../../../components/time/present-time.ts';
import { proofMessages } from '../../../features/agents/proof/proof-messages.ts';
import { MessageBubble } from '../../../features/chats/message/message-bubble.tsx';
import { timelineOf } from '../../../features/chats/timeline/timeline.ts';
import { TimelineLine } from '../../../features/chats/timeline/timeline-line.tsx';
import { dayAndTime } from '../../../features/chats/times.ts';
import styles from './simulated-chat.module.css';

/** A simulated conversation in the chat's own bubbles; `markOf`: what stands below a message, by its place. */
export function SimulatedChat(props: { conversation: SimulatedConversation; markOf: (place: number) => ReactNode }) {
  const { lead, messages } = props.conversation;
  const items = timelineOf(messages.map(asMessage), { changesOfHands: [], notification: null, isWhole: true });
  return (
    <ol>
      {items.map((item) => {
        if (item.kind === 'day') {
          return (
            <li key={item.id}>
              <TimelineLine>{dayAndTime(item.date, presentTime())}</TimelineLine>
            </li>
          );
        }
        if (item.kind !== 'message') return null;
        const place = Number(item.id);
        return (
          <MessageBubble
            key={item.id}
            item={item}
            contactName={lead.name}
            renderWhy={() => null}
            extras={{
              context: <Media message={messages[place]!} />,
              reactions: null,
              actions: props.markOf(place),
              onPicture: () => undefined,
            }}
          />
        );
      })}
    </ol>
  );
}

/** What a lead sent instead of text. */
function Media({ message: { media } }: { message: SimulatedMessage }) {
  if (media === null) return null;
  const Icon = media === 'audio' ? IconMicrophone : IconPhoto;
  return (
    <p className={styles.media}>
      <Icon size={15} aria-hidden />
      {media === 'audio' ? proofMessages.voiceNote : proofMessages.picture}
    </p>
  );
}

/** Returns a message as the chat shows one; its id is its place. */
function asMessage({ from, text, at, media }: SimulatedMessage, place: number): Message {
  const isLead = from === 'lead';
  const wordless = media === 'audio' ? proofMessages.unheard : proofMessages.unseen;
  return {
    ...blankMessage,
    _id: String(place),
    type: isLead ? 'Human' : 'Agent',
    author: isLead ? 'contact' : 'agent',
    text: text === '' && media !== null ? wordless : text,
    date: at,
    // Nothing is sent.
    status: 'received',
  };
}
