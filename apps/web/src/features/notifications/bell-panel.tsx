import { Popover } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { IconButton, IconLink } from '../../components/kit/icon-button.tsx';
import { paths } from '../../paths.ts';
import { notificationMessages } from './messages.ts';
import { NotificationList } from './notification-list.tsx';
import { ReadAllButton } from './read-all-button.tsx';
import styles from './bell.module.css';

/** The bell of a wide screen, and the panel with the newest notifications that it opens. */
export default function BellPanel(props: {
  label: string;
  face: ReactNode;
  open: boolean;
  onOpen: (open: boolean) => void;
}) {
  const { label, face, open, onOpen } = props;
  const close = () => onOpen(false);
  const headingId = useId();
  return (
    <Popover
      opened={open}
      onChange={onOpen}
      width={400}
      position="bottom-start"
      radius="lg"
      offset={6}
      // The bar is always in view. A check for that hides a panel that opens before its place is known.
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <IconButton className={styles.bell} label={label} onClick={() => onOpen(!open)}>
          {face}
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown className={styles.bellPanel} aria-labelledby={headingId}>
        <div className={styles.bellPanelHead}>
          {/* It takes the focus, so that a screen reader says what has opened. */}
          <h2 id={headingId} tabIndex={-1} data-autofocus>
            {notificationMessages.title}
          </h2>
          <ReadAllButton />
        </div>
        <div className={styles.bellPanelList}>{open && <NotificationList short onGo={close} />}</div>
        <div className={styles.bellPanelFoot}>
          <Link className="text-action" to={paths.notifications} onClick={close}>
            {notificationMessages.seeAll}
          </Link>
          <IconLink
            to={paths.notificationSettings}
            onClick={close}
            label={notificationMessages.settings}
            title={notificationMessages.settings}
          >
            <IconSettings size={20} stroke={1.75} aria-hidden />
          </IconLink>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
