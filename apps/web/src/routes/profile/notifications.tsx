import { Link } from 'react-router';
import { PageHead, PageShell } from '../../components/page/page-shell.tsx';
import { notificationMessages } from '../../features/notifications/messages.ts';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { ReadAllButton } from '../../features/notifications/read-all-button.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return [{ title: 'Notifications · Spotter' }];
}

export default function NotificationsPage() {
  return (
    <PageShell>
      <PageHead
        near
        title={notificationMessages.title}
        lead={
          <>
            {notificationMessages.subtitle}.{' '}
            <Link to={paths.notificationSettings}>{notificationMessages.settings}</Link>
          </>
        }
      >
        <ReadAllButton />
      </PageHead>
      <NotificationList />
    </PageShell>
  );
}
