import { Button, Skeleton } from '@mantine/core';
import type { DayRange, FunnelStep } from '@spotter/domain';
import { Link } from 'react-router';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { paths } from '../../paths.ts';
import { BlockFailure } from './block.tsx';
import { analyticsMessages, stepNames } from './messages.ts';
import { useFunnelChats } from './queries.ts';
import styles from './analytics.module.css';

const beganAt = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The conversations that got at least to a step, each leading to its chat. */
export function FunnelChats({ step, range }: { step: FunnelStep; range: DayRange }) {
  const chats = useFunnelChats(step, range);
  if (chats.isPending) return <Skeleton className="delayed" height={240} aria-hidden />;
  if (chats.data === undefined) {
    return <BlockFailure failed={analyticsMessages.chatsFailed} onRetry={chats.refetch} />;
  }
  const found = chats.data.pages.flatMap(({ value }) => value);
  if (found.length === 0) return <p className={styles.blockEmpty}>{analyticsMessages.noChats}</p>;
  return (
    <>
      <ul className={styles.funnelChats}>
        {found.map((chat) => (
          <li key={chat._id}>
            <Link className={styles.funnelChat} to={paths.chat(chat._id)}>
              <ChannelIcon source={chat.from} size={18} />
              <span className={styles.funnelChatName} dir="auto">
                {chat.name ?? chat.username ?? analyticsMessages.unknownUser}
              </span>
              <span className={styles.quiet}>
                {stepNames[chat.reached]} · {beganAt.format(new Date(chat.beganAt))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {chats.hasNextPage && (
        <Button variant="default" mt={12} loading={chats.isFetchingNextPage} onClick={() => void chats.fetchNextPage()}>
          {analyticsMessages.more}
        </Button>
      )}
    </>
  );
}
