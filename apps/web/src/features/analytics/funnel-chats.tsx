import { Button, Skeleton } from '@mantine/core';
import type { FunnelChat, Page, Source } from '@spotter/contract';
import type { DayRange, FunnelStep } from '@spotter/domain/analytics';
import type { LostReason } from '@spotter/domain/inbox';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { LinkFromHere } from '../../components/way-back/link-from-here.tsx';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { paths } from '../../paths.ts';
import { BlockFailure } from './block.tsx';
import { analyticsMessages, stepNames } from './messages.ts';
import { useFunnelChats, useLostChats } from './queries.ts';
import styles from './analytics.module.css';
import funnelStyles from './funnel.module.css';

const beganAt = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The conversations that reached at least one step of the funnel, each linked to its chat. */
export function FunnelChats({ step, range }: { step: FunnelStep; range: DayRange }) {
  return <ChatLinks chats={useFunnelChats(step, range)} keyOf={({ _id }) => _id} describe={describeReached} />;
}

/** The conversations that are lost for a reason, each linked to its chat. */
export function LostChats({ reason, range }: { reason: LostReason; range: DayRange }) {
  return <ChatLinks chats={useLostChats(reason, range)} keyOf={({ _id }) => _id} describe={describeReached} />;
}

function describeReached({ reached, beganAt: at }: FunnelChat): string {
  return `${stepNames[reached]} · ${beganAt.format(new Date(at))}`;
}

/** The conversations behind a number, page by page. `describe`: what is said of each beside its name. */
export function ChatLinks<
  Chat extends { _id: string; name: string | null; username?: string | null; from: Source | null },
>(props: {
  chats: UseInfiniteQueryResult<InfiniteData<Page<Chat[]>>>;
  keyOf: (chat: Chat) => string;
  describe: (chat: Chat) => string;
  /** Where an entry leads, if not to its chat. */
  pathOf?: (chat: Chat) => string;
  /** What is said where they do not load, and where there are none. */
  failed?: string;
  none?: string;
}) {
  const { chats, failed = analyticsMessages.chatsFailed, none = analyticsMessages.noChats } = props;
  if (chats.isPending) return <Skeleton className="delayed" height={240} aria-hidden />;
  if (chats.data === undefined) {
    return <BlockFailure failed={failed} onRetry={chats.refetch} />;
  }
  const found = chats.data.pages.flatMap(({ value }) => value);
  if (found.length === 0) return <p className={styles.blockEmpty}>{none}</p>;
  return (
    <>
      <ul className={funnelStyles.funnelChats}>
        {found.map((chat) => (
          <li key={props.keyOf(chat)}>
            <LinkFromHere className={funnelStyles.funnelChat} to={props.pathOf?.(chat) ?? paths.chat(chat._id)}>
              {chat.from !== null && <ChannelIcon source={chat.from} size={18} />}
              <span className={funnelStyles.funnelChatName} dir="auto">
                {chat.name ?? chat.username ?? analyticsMessages.unknownUser}
              </span>
              <span className={funnelStyles.quiet}>{props.describe(chat)}</span>
            </LinkFromHere>
          </li>
        ))}
      </ul>
      {chats.isFetchNextPageError ? (
        <BlockFailure failed={failed} onRetry={chats.fetchNextPage} />
      ) : (
        chats.hasNextPage && (
          <Button
            variant="default"
            mt={12}
            loading={chats.isFetchingNextPage}
            onClick={() => void chats.fetchNextPage()}
          >
            {analyticsMessages.more}
          </Button>
        )
      )}
    </>
  );
}
