import { Button } from '@mantine/core';
import { IconBrandFacebook, IconLock } from '@tabler/icons-react';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { connectionMessages } from './messages.ts';
import type { Choice } from './use-connect.ts';
import styles from './connections.module.css';

/** The choice of the allowed account to connect. */
export function PagePicker(props: {
  choice: Choice | null;
  onChoose: (accountId: string) => void;
  onCancel: () => void;
}) {
  const accounts = props.choice?.accounts ?? [];
  const anyUsable = accounts.some(({ usable }) => usable);
  return (
    <Dialog opened={props.choice !== null} onClose={props.onCancel} title={connectionMessages.pagesTitle}>
      <DialogText>{anyUsable ? connectionMessages.pagesText : connectionMessages.pagesUnusable}</DialogText>
      <ul className={styles.pageChoices}>
        {accounts.map(({ accountId, name, usable, problem }) => (
          <li key={accountId}>
            <button
              type="button"
              className={styles.pageChoice}
              disabled={!usable}
              onClick={() => props.onChoose(accountId)}
            >
              {usable ? <IconBrandFacebook size={20} aria-hidden /> : <IconLock size={20} aria-hidden />}
              <span>
                <span dir="auto">{name}</span>
                {problem !== null && <small>{problem}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={props.onCancel}>
          {connectionMessages.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
