import './bell.css';
import './notifications.css';
import { Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { highestCount } from '@spotter/contract';
import { IconBell, IconSettings } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { paths } from '../../paths.ts';
import { bellLabel, countText, notificationMessages } from './messages.ts';
import { NotificationList } from './notification-list.tsx';
import { useUnreadCount } from './queries.ts';
import { ReadAllButton } from './read-all-button.tsx';

/** There is no room for more digits. */
const mostOnBell = 99;

/** The bell in the bar with how many notifications nobody has opened: a panel, or on a phone the way to their page. */
export function Bell() {
  const unread = useUnreadCount().data?.unread ?? 0;
  const onPhone = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false });
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const headingId = useId();
  const label = bellLabel(unread, highestCount);

  if (onPhone) {
    return (
      <NavLink className="bell" to={paths.notifications} aria-label={label}>
        <BellFace unread={unread} />
      </NavLink>
    );
  }
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      width={400}
      position="bottom-end"
      radius="lg"
      offset={6}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button type="button" className="bell" aria-label={label} onClick={() => setOpen(!open)}>
          <BellFace unread={unread} />
        </button>
      </Popover.Target>
      <Popover.Dropdown className="bell-panel" aria-labelledby={headingId}>
        <div className="bell-panel-head">
          {/* Takes the focus, so that a screen reader says what has opened. */}
          <h2 id={headingId} tabIndex={-1} data-autofocus>
            {notificationMessages.title}
          </h2>
          <ReadAllButton />
        </div>
        <div className="bell-panel-list">{open && <NotificationList short onGo={close} />}</div>
        <div className="bell-panel-foot">
          <Link className="text-action" to={paths.notifications} onClick={close}>
            {notificationMessages.seeAll}
          </Link>
          <Link
            className="bell-panel-settings"
            to={paths.notificationSettings}
            onClick={close}
            aria-label={notificationMessages.settings}
            title={notificationMessages.settings}
          >
            <IconSettings size={20} stroke={1.75} aria-hidden />
          </Link>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function BellFace({ unread }: { unread: number }) {
  return (
    <>
      <IconBell size={22} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span className="bell-count" aria-hidden>
          {countText(unread, mostOnBell + 1)}
        </span>
      )}
    </>
  );
}
