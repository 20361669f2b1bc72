import type { Decision, Message } from '@spotter/contract';
import { IconAlertCircle } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import type { RowPlace } from '../../../components/long-list/use-long-list.ts';
import { AttachmentView } from './attachments.tsx';
import { authorName, brokenOffSentence, chatMessages } from '../messages.ts';
import { clockTime } from '../times.ts';
import { MediaReading } from './media-reading.tsx';
import { SendStatus } from './send-status.tsx';
import type { MessageItem } from '../timeline/timeline.ts';
import styles from './message.module.css';

/**
 * One message: the contact's on the left, the business side's on the right,
 * the agent's with its own edge and reason.
 */
export function MessageBubble(props: {
  item: MessageItem;
  /** Its place in a long list. */
  place?: RowPlace;
  contactName: string;
  /** Returns the chip that tells why the agent wrote or did not. */
  renderWhy: (decision: Decision) => ReactNode;
  /** Why the agent stayed silent, if this message shows it. */
  silence?: ReactNode;
  /** What shows above, at and below the bubble in a chat that the coach can work with. */
  extras?: { context: ReactNode; reactions: ReactNode; actions: ReactNode; onPicture: (url: string) => void };
}) {
  const { message, startsRun, hasFoot, followsFoot, saysSilence, brokenOff } = props.item;
  const author = authorName(message.author, props.contactName);
  // A draft that was dropped is not a problem.
  const problem = !message.aborted && (message.status === 'failed' || message.status === 'unconfirmed');
  const why = message.author === 'agent' ? message.decision : null;

  return (
    <li
      {...props.place}
      className={`${styles.message} ${props.place?.className ?? ''}`}
      data-side={message.type === 'Human' ? 'left' : 'right'}
      data-author={message.author}
      data-status={message.status}
      data-aborted={message.aborted || undefined}
      data-starts-run={startsRun || undefined}
      data-follows-foot={followsFoot || undefined}
    >
      <p className={startsRun ? styles.messageAuthor : 'visually-hidden'} dir="auto">
        {author}
      </p>
      {props.extras?.context}
      <div className={styles.bubble}>
        <BubbleContent message={message} onPicture={props.extras?.onPicture} />
        {props.extras?.reactions}
      </div>
      {message.quickReplies.length > 0 && (
        <ul className={styles.messageButtons} aria-label={chatMessages.buttons}>
          {message.quickReplies.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
      {hasFoot && (
        <div className={styles.messageFoot} data-problem={problem || undefined}>
          {problem && <IconAlertCircle size={15} aria-hidden />}
          <span>
            <time dateTime={message.date}>{clockTime(message.date)}</time>
            {message.state === 'edited' && ` · ${chatMessages.edited}`}
            {message.tapped && ` · ${chatMessages.tapped}`}
            {message.aborted &&
              ` · ${brokenOff === null ? chatMessages.dropped : brokenOffSentence(brokenOff, message.failure)}`}
            {!message.aborted && <SendStatus message={message} />}
          </span>
          {why !== null && props.renderWhy(why)}
        </div>
      )}
      {props.extras?.actions}
      {saysSilence && props.silence}
    </li>
  );
}

function BubbleContent({ message, onPicture }: { message: Message; onPicture: ((url: string) => void) | undefined }) {
  if (message.state === 'unsent') return <em>{chatMessages.unsent}</em>;
  if (message.state === 'unsupported') return <em>{chatMessages.unsupported}</em>;
  return (
    <>
      {message.attachments.map((attachment, index) => (
        <Fragment key={index}>
          <AttachmentView attachment={attachment} onPicture={onPicture} />
          <MediaReading attachment={attachment} />
        </Fragment>
      ))}
      {message.text !== '' &&
        (message.aborted ? (
          <s className={styles.bubbleText} dir="auto">
            {message.text}
          </s>
        ) : (
          <p className={styles.bubbleText} dir="auto">
            {message.text}
          </p>
        ))}
    </>
  );
}
