import { useMediaQuery } from '@mantine/hooks';
import { highestCount } from '@spotter/contract';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../../paths.ts';
import { bellLabel, countText } from './messages.ts';
import { useUnreadCount } from './queries.ts';
import styles from './bell.module.css';

// Phones, which are the slow ones, do without.
const BellPanel = lazy(() => import('./bell-panel.tsx'));

/** There is no room for more digits. */
const mostOnBell = 99;

/** The bell in the bar with how many notifications nobody has opened: a panel, or on a phone the way to their page. */
export function Bell() {
  const unread = useUnreadCount().data?.unread ?? 0;
  const onPhone = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false });
  const [open, setOpen] = useState(false);
  const label = bellLabel(unread, highestCount);

  if (onPhone) {
    return (
      <NavLink className={() => styles.bell} to={paths.notifications} aria-label={label}>
        <BellFace unread={unread} />
      </NavLink>
    );
  }
  // Pressed before its panel is there, it opens once it is.
  const waiting = (
    <button type="button" className={styles.bell} aria-label={label} onClick={() => setOpen(!open)}>
      <BellFace unread={unread} />
    </button>
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
          {countText(unread, mostOnBell + 1)}
        </span>
      )}
    </>
  );
}
