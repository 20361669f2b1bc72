import type { Message } from '@spotter/contract';
import { isAdClick } from '@spotter/domain/autoreply';
import { IconArrowBackUp, IconCircleDashed, IconSpeakerphone } from '@tabler/icons-react';
import { inboxMessages } from '../inbox-messages.ts';
import { authorName } from '../messages.ts';
import styles from './message-context.module.css';

/** What a message refers to: the message that it answers, a story, an ad. */
export function MessageContext({ message, contactName }: { message: Message; contactName: string }) {
  const { replyTo, story, referral } = message;
  return (
    <>
      {replyTo !== null && (
        <p className={styles.messageContext}>
          <IconArrowBackUp size={15} aria-hidden />
          <span className={styles.messageQuote}>
            {inboxMessages.quoted}{' '}
            {replyTo._id === null ? (
              inboxMessages.quotedUnknown
            ) : (
              <>
                {replyTo.author !== null && <b>{authorName(replyTo.author, contactName)}: </b>}
                <bdi>{replyTo.text}</bdi>
              </>
            )}
          </span>
        </p>
      )}
      {story !== null && (
        <p className={styles.messageContext}>
          <IconCircleDashed size={15} aria-hidden />
          <span>
            {story.kind === 'reply' ? inboxMessages.storyReply : inboxMessages.storyMention}
            {' · '}
            {isWebAddress(story.url) ? (
              <a href={story.url} target="_blank" rel="noreferrer">
                {inboxMessages.openStory}
              </a>
            ) : (
              inboxMessages.storyGone
            )}
          </span>
        </p>
      )}
      {referral !== null && (
        <p className={styles.messageContext}>
          <IconSpeakerphone size={15} aria-hidden />
          <span>
            {isAdClick(referral) ? inboxMessages.fromAd : inboxMessages.fromLink}
            {referral.ref !== null && (
              <>
                : <bdi>{referral.ref}</bdi>
              </>
            )}
          </span>
        </p>
      )}
    </>
  );
}

// The address comes from outside, so only web addresses become links.
function isWebAddress(url: string | null): url is string {
  return url !== null && /^https?:\/\//.test(url);
}
