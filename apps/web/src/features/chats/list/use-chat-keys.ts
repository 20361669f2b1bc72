import { useNavigate } from 'react-router';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { paths } from '../../../paths.ts';
import { useChatList } from '../queries.ts';
import { openedByKey } from '../opened-by-key.ts';
import { useListFilter } from './use-list-filter.ts';

/** Lets keys lead from chat to chat, in the order of the list. Without an open chat the first one opens. */
export function useChatKeys(given: {
  botId: string | undefined;
  chatId: string | undefined;
  /** Whether the list is on the screen. Otherwise only what it had is gone through. */
  showsList: boolean;
}): void {
  const { filter, kept } = useListFilter();
  const list = useChatList(given.botId, filter, given.showsList);
  const navigate = useNavigate();
  const chats = list.data ?? [];
  const at = chats.findIndex(({ _id }) => _id === given.chatId);

  async function goTo(place: number) {
    let target = chats[place];
    if (target === undefined && place === chats.length && list.hasNextPage) {
      target = (await list.fetchNextPage()).data?.[place];
    }
    if (target !== undefined) void navigate(paths.chat(target._id) + kept, { state: openedByKey });
  }

  useKeys({ next: () => void goTo(at + 1), previous: at > 0 ? () => void goTo(at - 1) : null });
}
