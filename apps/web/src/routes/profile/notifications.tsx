import '../../features/notifications/notifications.css';
import { Link } from 'react-router';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { notificationMessages } from '../../features/notifications/messages.ts';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { ReadAllButton } from '../../features/notifications/read-all-button.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return [{ title: 'Notifications · Spotter' }];
}

export default function NotificationsPage() {
  return (
    <section className="notifications-page">
      <header className="notifications-head">
        <div>
          <PageHeading>{notificationMessages.title}</PageHeading>
          <p>
            {notificationMessages.subtitle}.{' '}
            <Link to={paths.notificationSettings}>{notificationMessages.settings}</Link>
          </p>
        </div>
        <ReadAllButton />
      </header>
      <NotificationList />
    </section>
  );
}
