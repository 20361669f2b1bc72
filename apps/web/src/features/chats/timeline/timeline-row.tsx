import type { Chat, Decision } from '@spotter/contract';
import { memo } from 'react';
import type { RowPlace } from '../../../components/long-list/use-long-list.ts';
import { presentTime } from '../../../components/time/present-time.ts';
import { MessageActions } from '../message/message-actions.tsx';
import { MessageBubble } from '../message/message-bubble.tsx';
import { MessageContext } from '../message/message-context.tsx';
import { Reactions } from '../message/reactions.tsx';
import { dayAndTime } from '../times.ts';
import { decisionSentence } from '../why/decision-sentence.ts';
import { WhyChip } from '../why/why-chip.tsx';
import { TakeoverLine } from './takeover-line.tsx';
import { Silence } from './silence.tsx';
import { TimelineLine } from './timeline-line.tsx';
import type { TimelineItem } from './timeline.ts';
import { NotificationLine } from './notification-line.tsx';

/** One row of a chat. It is drawn again only when something of it changes, not when the coach scrolls. */
export const TimelineRow = memo(function TimelineRow(props: {
  item: TimelineItem;
  index: number;
  place: (row: { index: number; key: string }) => RowPlace;
  chatId: string;
  /** The agent whose instructions could be better. */
  agentId: string | null;
  from: Chat['from'];
  contactName: string;
  /** Set if nothing happened after this change of hands, so the agent has nothing to answer yet. */
  waitsForThem: boolean;
  onPicture: (url: string) => void;
}) {
  const { item, chatId, contactName } = props;
  const place = props.place({ index: props.index, key: item.id });
  switch (item.kind) {
    case 'day':
      return (
        <li {...place}>
          <TimelineLine>{dayAndTime(item.date, presentTime())}</TimelineLine>
        </li>
      );
    case 'notification':
      return (
        <li {...place}>
          <NotificationLine notification={item.notification} />
        </li>
      );
    case 'hands':
      return (
        <li {...place}>
          <TakeoverLine change={item.change} from={props.from} waitsForThem={props.waitsForThem} />
        </li>
      );
    case 'message': {
      const { message } = item;
      const whyOf = (decision: Decision) => (
        <WhyChip decision={decision} chatId={chatId} message={message} agentId={props.agentId} />
      );
      return (
        <MessageBubble
          item={item}
          place={place}
          contactName={contactName}
          renderWhy={whyOf}
          silence={
            message.decision !== null && (
              <Silence
                handsOver={message.decision.kind === 'hand-over'}
                sentence={decisionSentence(message.decision)}
                // The agent's own message has its chip already.
                why={message.author === 'contact' && whyOf(message.decision)}
              />
            )
          }
          extras={{
            context: <MessageContext message={message} contactName={contactName} />,
            reactions: <Reactions reactions={message.reactions} />,
            actions: <MessageActions chatId={chatId} message={message} />,
            onPicture: props.onPicture,
          }}
        />
      );
    }
  }
});
