import { useMediaQuery } from '@mantine/hooks';
import { highestCount } from '@spotter/contract';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton, IconLink } from '../../components/kit/icon-button.tsx';
import { paths } from '../../paths.ts';
import { bellLabel, countText } from './messages.ts';
import { useUnreadCount } from './queries.ts';
import styles from './bell.module.css';

// Phones are the slow devices, and they do without the panel.
const BellPanel = lazy(() => import('./bell-panel.tsx'));

/** Max count on the bell, because there is no room for more digits. */
const maxOnBell = 99;

/**
 * The bell in the bar with the count of unopened notifications. It opens a panel, or on a phone the page of
 * notifications.
 */
export function Bell() {
  const unread = useUnreadCount().data?.unread ?? 0;
  const onPhone = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false });
  const [open, setOpen] = useState(false);
  const label = bellLabel(unread, highestCount);

  if (onPhone) {
    return (
      <IconLink className={styles.bell} to={paths.notifications} label={label}>
        <BellFace unread={unread} />
      </IconLink>
    );
  }
  // If it is pressed before the panel has loaded, the panel opens once it has.
  const waiting = (
    <IconButton className={styles.bell} label={label} onClick={() => setOpen(!open)}>
      <BellFace unread={unread} />
    </IconButton>
  );
  return (
    <Suspense fallback={waiting}>
      <BellPanel label={label} face={<BellFace unread={unread} />} open={open} onOpen={setOpen} />
    </Suspense>
  );
}

function BellFace({ unread }: { unread: number }) {
  return (
    <>
      <IconBell size={22} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span className={styles.bellCount} aria-hidden>
          {countText(unread, maxOnBell + 1)}
        </span>
      )}
    </>
  );
}
