import type { Chat } from '@spotter/contract';
import { Avatar } from '../../../components/avatar.tsx';
import { inboxMessages } from '../inbox-messages.ts';
import styles from './row-assignee.module.css';

/** Who has a chat, so small that a row of the list needs no other line. */
export function RowAssignee({ assignee }: { assignee: NonNullable<Chat['assignee']> }) {
  return (
    <span className={styles.ofRow} title={inboxMessages.isWith(assignee.name)}>
      <Avatar name={assignee.name} picture={assignee.avatar} size={16} />
      <span className="visually-hidden">{inboxMessages.isWith(assignee.name)}</span>
    </span>
  );
}
