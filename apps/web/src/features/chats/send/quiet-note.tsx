import { Button } from '@mantine/core';
import { IconMoonStars } from '@tabler/icons-react';
import { inboxMessages } from '../inbox-messages.ts';
import styles from './quiet-note.module.css';

/** Says that the lead went quiet past the agent's window, and offers words for the coach to send by hand. */
export function QuietNote({ busy, onSuggest }: { busy: boolean; onSuggest: () => void }) {
  return (
    <div className={styles.quietNote}>
      <IconMoonStars size={18} aria-hidden />
      <p>{inboxMessages.wentQuiet}</p>
      <Button variant="default" size="sm" disabled={busy} aria-busy={busy} onClick={onSuggest}>
        {busy ? inboxMessages.suggesting : inboxMessages.suggestMessage}
      </Button>
    </div>
  );
}
