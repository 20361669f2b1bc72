import { Spotlight, type SpotlightStore } from '@mantine/spotlight';
import { IconMessage } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOnline } from '../../api/online.ts';
import { useOrigin } from '../../components/way-back/use-origin.ts';
import { contactHandleOf, contactNameOf } from '../../features/chats/contact-name.ts';
import { paths } from '../../paths.ts';
import { type Command, commandGroups, findCommands } from './commands.ts';
import { commandMessages } from './messages.ts';
import { searchedAccounts, useChatSearch } from './use-chat-search.ts';
import { type Pausable, useCommands } from './use-commands.tsx';
import styles from './command-menu.module.css';

const listId = 'command-list';

/** What the typed words find, and how far the search of the chats is. */
export function CommandResults(props: {
  store: SpotlightStore;
  typed: string;
  onSheet: () => void;
  onPause: (what: Pausable) => void;
  onResume: (what: Pausable) => void;
}) {
  const { store, typed } = props;
  const navigate = useNavigate();
  const origin = useOrigin();
  const online = useOnline();
  const search = useChatSearch(typed);
  const chats = search.chats.map((chat): Command => {
    const detail = chat.match?.excerpt ?? contactHandleOf(chat);
    return {
      id: `chat-${chat._id}`,
      group: 'Chats',
      label: contactNameOf(chat),
      ...(detail === null ? {} : { detail }),
      icon: <IconMessage size={20} aria-hidden />,
      act: () => void navigate(paths.chat(chat._id), { state: origin }),
    };
  });
  const shown = [...findCommands(useCommands(props), typed), ...chats];
  const marked = useMarked(store, shown);
  const isSearching = search.state === 'searching';

  return (
    <>
      <Spotlight.ActionsList id={listId} className={styles.list}>
        {commandGroups.map((group) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {shown
              .filter((command) => command.group === group)
              .map(({ id, label, detail, icon, act }) => (
                <Spotlight.Action
                  key={id}
                  label={label}
                  {...(detail === undefined ? {} : { description: detail })}
                  leftSection={icon}
                  highlightQuery={false}
                  onClick={act}
                />
              ))}
          </Spotlight.ActionsGroup>
        ))}
        {shown.length === 0 && (search.state === 'idle' || search.state === 'done') && (
          <Spotlight.Empty>{commandMessages.nothing(typed.trim())}</Spotlight.Empty>
        )}
        {isSearching && <p className={styles.note}>{commandMessages.searching}</p>}
        {search.state === 'failed' && (
          <p className={styles.note} role="alert">
            {online ? commandMessages.searchFailed : commandMessages.searchOffline}{' '}
            <button type="button" className="text-action" onClick={search.tryAgain}>
              {commandMessages.retry}
            </button>
          </p>
        )}
        {search.leavesOut && <p className={styles.note}>{commandMessages.firstAccounts(searchedAccounts)}</p>}
      </Spotlight.ActionsList>
      {/* The arrows move a mark and not the focus. */}
      <p className="visually-hidden" role="status">
        {marked?.label ?? (isSearching || shown.length > 0 ? '' : commandMessages.nothing(typed.trim()))}
      </p>
    </>
  );
}

/** Returns the marked command. One is always marked, also where the list has changed since. */
function useMarked(store: SpotlightStore, shown: Command[]): Command | undefined {
  const [marked, setMarked] = useState(0);
  useEffect(() => {
    const list = document.getElementById(listId);
    if (list === null) return;
    const read = () => {
      const lines = Array.from(list.querySelectorAll('[data-action]'));
      const at = lines.findIndex((line) => line.hasAttribute('data-selected'));
      if (at === -1) lines[0]?.setAttribute('data-selected', 'true');
      store.updateState((state) => ({ ...state, selected: Math.max(at, 0) }));
      setMarked(Math.max(at, 0));
    };
    // The menu tells nobody where its mark goes, and loses it with its line.
    const observer = new MutationObserver(read);
    observer.observe(list, { attributes: true, attributeFilter: ['data-selected'], childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [store]);
  return shown[marked];
}
