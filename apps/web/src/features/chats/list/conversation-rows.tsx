import type { Chat, Tag } from '@spotter/contract';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMatch } from 'react-router';
import { useHasColleagues } from '../../../api/rights/use-workspace.ts';
import { type RowPlace, useLongList } from '../../../components/long-list/use-long-list.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import type { Selection } from '../bulk/use-selection.ts';
import { RowAssignee } from '../assignee/row-assignee.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { SelectBox } from './select-box.tsx';
import { useListFilter } from './use-list-filter.ts';
import { useTags } from '../tags/tag-queries.ts';
import { useRowKeys } from './use-row-keys.ts';

/** About how tall a row is, and how far its list is from the top of its scroller, in pixels. */
const rowHeight = 68;
const padding = 8;

/** One list, so that rows are not drawn again while the tags load. */
const noTags: Tag[] = [];

type Account = { botEnabled: boolean; pausedUntil: string | null };

/** The rows of a list of conversations. Only those near what is seen are drawn. */
export function ConversationRows(props: {
  chats: Chat[];
  account: Account;
  now: Date;
  /** Whether these are all rows there are. */
  isWhole: boolean;
  scroller: RefObject<HTMLElement | null>;
  selection: Selection;
}) {
  const { chats, account, scroller, selection } = props;
  const { filter, kept } = useListFilter();
  const keys = useMemo(() => chats.map(({ _id }) => _id), [chats]);
  const tags = useTags().data ?? noTags;
  const hasColleagues = useHasColleagues();
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
  const onSelect = useSelecting(selection, keys);

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
          search={filter.search}
          kept={kept}
          tags={tags}
          hasColleagues={hasColleagues}
          now={props.now}
          isSelected={selection.ids === null ? null : selection.isAll || selection.ids.has(keys[index]!)}
          onSelect={onSelect}
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
  kept: string;
  tags: Tag[];
  hasColleagues: boolean;
  now: Date;
  /** Null: nothing is being selected. */
  isSelected: boolean | null;
  onSelect: (id: string, isRange: boolean) => void;
}) {
  return (
    <li {...props.place({ index: props.index, key: props.chat._id })}>
      {props.isSelected !== null && (
        <SelectBox chat={props.chat} isSelected={props.isSelected} onSelect={props.onSelect} />
      )}
      <ConversationRow
        chat={props.chat}
        botEnabled={props.botEnabled}
        accountPausedUntil={props.pausedUntil}
        search={props.search}
        kept={props.kept}
        tags={props.tags}
        assignee={props.hasColleagues && props.chat.assignee !== null && <RowAssignee assignee={props.chat.assignee} />}
        now={props.now}
      />
    </li>
  );
});

/**
 * Returns what selects a row, with those from the one before to it where a range is meant. A key selects the row
 * that has the focus, or the open chat.
 */
function useSelecting(selection: Selection, keys: readonly string[]): (id: string, isRange: boolean) => void {
  const openId = useMatch('/dashboard/chat/:chatId')?.params.chatId;
  const newest = useRef({ selection, keys });
  useEffect(() => {
    newest.current = { selection, keys };
  });
  useKeys({
    select: () => {
      const row = document.activeElement?.closest('[data-index]')?.getAttribute('data-index');
      const id = row == null ? openId : keys[Number(row)];
      if (id !== undefined) selection.toggle(id);
    },
  });
  return useCallback((id, isRange) => {
    const { selection: present, keys: rows } = newest.current;
    const [from, to] = [rows.indexOf(present.last ?? ''), rows.indexOf(id)];
    present.toggle(id, isRange && from !== -1 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]);
  }, []);
}

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
