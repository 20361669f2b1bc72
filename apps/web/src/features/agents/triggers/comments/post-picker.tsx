import { Button, Skeleton } from '@mantine/core';
import { type AccountPost, ApiError, commentRoutes } from '@spotter/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { IconCheck, IconPhoto } from '@tabler/icons-react';
import { useServices } from '../../../../api/services.ts';
import { channelFaces } from '../../../../components/channels.ts';
import { Dialog, DialogActions, DialogText } from '../../../../components/dialog.tsx';
import { sayDay } from '../../../../components/time/said-times.ts';
import { type AgentAccount, commentCount, commentMessages } from './comment-messages.ts';
import styles from './comments.module.css';

const firstPage = undefined as string | undefined;

/** The posts of the agent's accounts by picture, each to be chosen or not. */
export function PostPicker(props: {
  opened: boolean;
  accounts: AgentAccount[];
  chosen: string[];
  onChange: (ids: string[]) => void;
  onClose: () => void;
}) {
  const { chosen, onChange } = props;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={commentMessages.pickerTitle} wide>
      {props.accounts.length === 0 && <DialogText>{commentMessages.pickerNoAccount}</DialogText>}
      {props.accounts.map(({ botId, source }) => (
        <section key={botId} className={styles.account} aria-label={channelFaces[source].company}>
          {props.accounts.length > 1 && <h3>{channelFaces[source].company}</h3>}
          <Posts botId={botId} chosen={chosen} onToggle={toggle} />
        </section>
      ))}
      <DialogActions>
        <Button onClick={props.onClose}>{commentMessages.pickerDone}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Posts({ botId, chosen, onToggle }: { botId: string; chosen: string[]; onToggle: (id: string) => void }) {
  const { api } = useServices();
  const query = useInfiniteQuery({
    queryKey: ['posts', botId],
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) =>
      api.page(commentRoutes.media, { params: { botId }, query: { limit: 24, cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const posts = query.data?.pages.flatMap(({ value }) => value) ?? [];
  if (query.isPending) return <Skeleton className="delayed" height={240} radius="lg" />;
  if (query.isError && posts.length === 0) {
    return (
      <div className={styles.failed} role="alert">
        {/* The server says in plain words what the platform refused. */}
        <p>
          {query.error instanceof ApiError && query.error.status < 500
            ? query.error.message
            : commentMessages.pickerFailed}
        </p>
        <Button variant="default" onClick={() => void query.refetch()}>
          {commentMessages.retry}
        </Button>
      </div>
    );
  }
  if (posts.length === 0) return <DialogText>{commentMessages.pickerEmpty}</DialogText>;
  return (
    <>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post._id}>
            <PostTile post={post} isChosen={chosen.includes(post._id)} onToggle={() => onToggle(post._id)} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="default" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {commentMessages.pickerMore}
        </Button>
      )}
    </>
  );
}

function PostTile({ post, isChosen, onToggle }: { post: AccountPost; isChosen: boolean; onToggle: () => void }) {
  const facts = [
    post.at === null ? null : sayDay(post.at),
    post.comments === null ? null : commentCount(post.comments),
  ].filter((fact) => fact !== null);
  return (
    <button type="button" className={styles.post} aria-pressed={isChosen} onClick={onToggle}>
      <span className={styles.picture}>
        {post.picture === null ? <IconPhoto size={28} aria-hidden /> : <img src={post.picture} alt="" loading="lazy" />}
        {isChosen && (
          <span className={styles.mark}>
            <IconCheck size={18} aria-hidden />
          </span>
        )}
      </span>
      <span className={styles.caption} dir="auto">
        {post.caption ?? commentMessages.untitled}
      </span>
      <span className={styles.facts}>{facts.join(' · ')}</span>
    </button>
  );
}
