import { IconChecks } from '@tabler/icons-react';
import { toast } from 'react-toastify';
import { notificationMessages } from './messages.ts';
import { useOpenAll, useUnreadCount } from './queries.ts';
import styles from './bell.module.css';

/** Marks all notifications as opened. Hidden while none is unread. */
export function ReadAllButton() {
  const unread = useUnreadCount().data?.unread ?? 0;
  const openAll = useOpenAll();
  if (unread === 0) return null;
  return (
    <button
      type="button"
      className={`text-action ${styles.readAll}`}
      disabled={openAll.isPending}
      onClick={() => openAll.mutate(undefined, { onError: () => toast.error(notificationMessages.readAllFailed) })}
    >
      <IconChecks size={18} aria-hidden />
      {notificationMessages.readAll}
    </button>
  );
}
