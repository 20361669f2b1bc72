import type { Chat } from '@spotter/contract';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useMatch } from 'react-router';
import { type RowPlace, useLongList } from '../../../components/long-list/use-long-list.ts';
import { ConversationRow } from './conversation-row.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** About how tall a row is, and how far its list is from the top of its scroller, in pixels. */
const rowHeight = 68;
const padding = 8;

type Account = { botEnabled: boolean; pausedUntil: string | null };

/** The rows of a list of conversations. Only those near what is seen are drawn. */
export function ConversationRows(props: {
  chats: Chat[];
  account: Account;
  /** The words that the list is searched for. */
  search: string;
  now: Date;
  /** Whether these are all rows there are. */
  isWhole: boolean;
  scroller: RefObject<HTMLElement | null>;
}) {
  const { chats, account, scroller } = props;
  const keys = useMemo(() => chats.map(({ _id }) => _id), [chats]);
  const isScrolled = useIsScrolled(scroller);
  const { list, place, hold, className } = useLongList({
    scroller,
    keys,
    estimate: () => rowHeight,
    above: padding,
    // At the top the coach wants to see who has just written.
    keeps: isScrolled ? 'read' : 'start',
    total: props.isWhole ? keys.length : -1,
  });
  const onKeyDown = useRowKeys({ list, hold }, scroller, keys);
  useOpenRowInSight(list, keys);

  return (
    <ul className={className} ref={list.containerRef} onKeyDown={onKeyDown}>
      {list.getVirtualItems().map(({ index }) => (
        <Row
          key={keys[index]}
          chat={chats[index]!}
          index={index}
          place={place}
          botEnabled={account.botEnabled}
          pausedUntil={account.pausedUntil}
          search={props.search}
          now={props.now}
        />
      ))}
    </ul>
  );
}

const Row = memo(function Row(props: {
  chat: Chat;
  index: number;
  place: (row: { index: number; key: string }) => RowPlace;
  botEnabled: boolean;
  pausedUntil: string | null;
  search: string;
  now: Date;
}) {
  return (
    <li {...props.place({ index: props.index, key: props.chat._id })}>
      <ConversationRow
        chat={props.chat}
        botEnabled={props.botEnabled}
        accountPausedUntil={props.pausedUntil}
        search={props.search}
        now={props.now}
      />
    </li>
  );
});

/** Scrolls to the row of the open chat when a key has opened another. */
function useOpenRowInSight(list: ReturnType<typeof useLongList>['list'], keys: readonly string[]): void {
  const openId = useMatch('/dashboard/chat/:chatId')?.params.chatId;
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    const at = openId === undefined ? -1 : newest.current.indexOf(openId);
    if (at !== -1) list.scrollToIndex(at, { align: 'auto' });
  }, [list, openId]);
}

/** Whether a scroller has left its top. */
function useIsScrolled(scroller: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const area = scroller.current;
    if (area === null) return;
    const read = () => setIsScrolled(area.scrollTop > rowHeight / 2);
    area.addEventListener('scroll', read, { passive: true });
    return () => area.removeEventListener('scroll', read);
  }, [scroller]);
  return isScrolled;
}
