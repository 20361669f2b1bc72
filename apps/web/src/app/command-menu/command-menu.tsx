import './spotlight-sheet.ts';
import { Modal } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { toast } from 'react-toastify';
import { PauseDialog } from '../../components/pause/pause-dialog.tsx';
import { usePauseAccount } from '../../features/accounts/account-pause.tsx';
import { usePauseAgent } from '../../features/agents/agent-pause.tsx';
import { CommandResults } from './command-results.tsx';
import { commandMessages } from './messages.ts';
import type { Pausable } from './use-commands.tsx';
import styles from './command-menu.module.css';

const [store, menu] = createSpotlight();
const maxLetters = 100;

/** The command menu: finds pages, chats, agents and actions by words. */
export default function CommandMenu(props: { isOpen: boolean; onClose: () => void; onSheet: () => void }) {
  const { isOpen } = props;
  const [typed, setTyped] = useState('');
  const [pausing, setPausing] = useState<Pausable | null>(null);
  const pauseAccount = usePauseAccount();
  const pauseAgent = usePauseAgent();

  useEffect(() => {
    if (isOpen) menu.open();
    else menu.close();
  }, [isOpen]);
  useEffect(() => menu.close, []);

  function setPause({ kind, id, name }: Pausable, until: Date | null) {
    const said = until === null ? commandMessages.resumed(name) : commandMessages.paused(name);
    const pause = kind === 'account' ? pauseAccount : pauseAgent;
    pause.mutate({ id, until }, { onSuccess: () => toast.success(said) });
  }

  return (
    <>
      <Spotlight.Root
        store={store}
        shortcut={null}
        query={typed}
        onQueryChange={setTyped}
        onSpotlightClose={props.onClose}
        scrollable
        maxHeight="min(480px, calc(100dvh - 120px))"
        yOffset="max(16px, 10vh)"
        radius="lg"
        overlayProps={{ backgroundOpacity: 0.6, blur: 0 }}
        classNames={{
          content: styles.content!,
          search: styles.search!,
          actionsGroup: styles.group!,
          action: styles.action!,
          actionBody: styles.actionBody!,
          actionDescription: styles.detail!,
        }}
      >
        <Modal.Title className="visually-hidden">{commandMessages.title}</Modal.Title>
        <Spotlight.Search
          aria-label={commandMessages.title}
          placeholder={commandMessages.placeholder}
          maxLength={maxLetters}
          leftSection={<IconSearch size={20} aria-hidden />}
        />
        <CommandResults
          store={store}
          typed={typed}
          onSheet={props.onSheet}
          onPause={setPausing}
          onResume={(what) => setPause(what, null)}
        />
      </Spotlight.Root>
      {pausing !== null && (
        <PauseDialog
          what={pausing.kind}
          onClose={() => setPausing(null)}
          onPause={(until) => {
            setPausing(null);
            setPause(pausing, until);
          }}
        />
      )}
    </>
  );
}
