import type { Chat } from '@spotter/contract';
import { Avatar } from '../../../components/avatar.tsx';
import { assigneeMessages } from './assignee-messages.ts';
import styles from './assignee.module.css';

/** Who has a chat, so small that a row of the list needs no other line. */
export function RowAssignee({ assignee }: { assignee: NonNullable<Chat['assignee']> }) {
  return (
    <span className={styles.ofRow} title={assigneeMessages.isWith(assignee.name)}>
      <Avatar name={assignee.name} picture={assignee.avatar} size={16} />
      <span className="visually-hidden">{assigneeMessages.isWith(assignee.name)}</span>
    </span>
  );
}
