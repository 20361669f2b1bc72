import { useDebouncedValue } from '@mantine/hooks';
import { type Chat, chatRoutes } from '@spotter/contract';
import { useQueries } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { useBots } from '../../features/accounts/queries.ts';

/** How long the coach must pause in typing before the search begins, in ms. */
const typingPauseMs = 200;
const minLetters = 2;
/** The server limits a search to 100 letters. */
const maxLetters = 100;
/** Max accounts searched at once, because each is a request. */
export const searchedAccounts = 10;
const shownChats = 8;

type Found = {
  chats: Chat[];
  state: 'idle' | 'searching' | 'failed' | 'done';
  leavesOut: boolean;
  tryAgain: () => void;
};

/** Searches the chats of all accounts. Those whose name has the typed words come first. */
export function useChatSearch(typed: string): Found {
  const { api } = useServices();
  const bots = useBots();
  const wanted = typed.trim().slice(0, maxLetters);
  const [search] = useDebouncedValue(wanted, typingPauseMs);
  const isWanted = wanted.length >= minLetters;
  const accounts = (bots.data ?? []).slice(0, searchedAccounts);
  const answers = useQueries({
    queries: accounts.map(({ _id }) => ({
      queryKey: ['chat-search', _id, search],
      enabled: isWanted && search === wanted,
      queryFn: () => api.call(chatRoutes.listForBot, { params: { botId: _id }, query: { search } }),
    })),
  });
  const leavesOut = isWanted && (bots.data?.length ?? 0) > searchedAccounts;
  const tryAgain = () => {
    if (bots.isError) void bots.refetch();
    for (const answer of answers) if (answer.isError) void answer.refetch();
  };
  const found = (state: Found['state'], chats: Chat[] = []) => ({ chats, state, leavesOut, tryAgain });

  if (!isWanted) return found('idle');
  if (bots.isError || answers.some(({ isError }) => isError)) return found('failed');
  if (search !== wanted || bots.isPending || answers.some(({ isPending }) => isPending)) return found('searching');
  const chats = answers.flatMap(({ data = [] }) => data).toSorted(byName(wanted));
  return found('done', chats.slice(0, shownChats));
}

/** Puts the chats first whose name was found; the others keep their order. */
function byName(wanted: string): (one: Chat, other: Chat) => number {
  const isNamed = ({ name, username }: Chat) =>
    `${name ?? ''} ${username ?? ''}`.toLowerCase().includes(wanted.toLowerCase()) ? 0 : 1;
  return (one, other) => isNamed(one) - isNamed(other);
}
