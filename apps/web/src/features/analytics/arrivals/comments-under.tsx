import { Button, Skeleton } from '@mantine/core';
import type { Comment } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { LinkFromHere } from '../../../components/way-back/link-from-here.tsx';
import { sayDayAndClock } from '../../../components/time/said-times.ts';
import { paths } from '../../../paths.ts';
import { BlockFailure } from '../block.tsx';
import { analyticsMessages } from '../messages.ts';
import { arrivalMessages, queueSentence } from './arrival-messages.ts';
import { useCommentQueue, useCommentsUnder } from './arrival-queries.ts';
import styles from './comments-under.module.css';

/** The comments under a post, each with its outcome and why. */
export function CommentsUnder({ post, range }: { post: { _id: string; botId: string }; range: DayRange }) {
  const comments = useCommentsUnder(post, range);
  if (comments.isPending) return <Skeleton className="delayed" height={240} aria-hidden />;
  if (comments.data === undefined) {
    return <BlockFailure failed={arrivalMessages.commentsFailed} onRetry={comments.refetch} />;
  }
  return (
    <>
      <QueueLine botId={post.botId} />
      <ul className={styles.comments}>
        {comments.data.pages
          .flatMap(({ value }) => value)
          .map((comment) => (
            <CommentItem key={comment._id} comment={comment} />
          ))}
      </ul>
      {comments.hasNextPage && (
        <Button
          variant="default"
          mt={12}
          loading={comments.isFetchingNextPage}
          onClick={() => void comments.fetchNextPage()}
        >
          {analyticsMessages.more}
        </Button>
      )}
    </>
  );
}

/** How many messages for comments of the account wait in line; nothing where none does, or where it is not known. */
function QueueLine({ botId }: { botId: string }) {
  const { data } = useCommentQueue(botId);
  const isWaiting = data !== undefined && data.lastAt !== null;
  return (
    <p role="status" className={styles.queue}>
      {isWaiting && queueSentence(data.waiting, sayDayAndClock(data.lastAt!))}
    </p>
  );
}

function CommentItem({ comment }: { comment: Comment }) {
  const { at, chatId, outcome, privateReply, publicReply, text, username } = comment;
  return (
    <li>
      <p className={styles.head}>
        <bdi className={styles.name}>{username ?? arrivalMessages.someone}</bdi>
        <span className={styles.quiet}>{sayDayAndClock(at)}</span>
      </p>
      {text !== '' && <p dir="auto">{text}</p>}
      <p className={styles.quiet}>{privateReply?.failure ?? outcome.sentence}</p>
      {publicReply?.status === 'sent' && (
        <p className={styles.quiet}>
          {arrivalMessages.publicReply} <bdi>“{publicReply.text}”</bdi>
        </p>
      )}
      {chatId !== null && <LinkFromHere to={paths.chat(chatId)}>{arrivalMessages.openChat}</LinkFromHere>}
    </li>
  );
}
