import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useIsFullPage } from '../../components/full-page/use-is-full-page.ts';
import { Logo } from '../../components/page/logo.tsx';
import { Bell } from '../../features/notifications/bell.tsx';
import { paths } from '../../paths.ts';
import { railMenuId } from './current-entry.ts';
import { RailEntries } from './rail-entries.tsx';
import styles from './rail.module.css';

// Nobody presses a key before the first screen is there.
const CommandEntry = lazy(() =>
  import('../command-menu/command-entry.tsx').then(({ CommandEntry: Entry }) => ({ default: Entry })),
);

export type RailProps = { isOpen: boolean; onClose: () => void; onEscape: () => void };

/** The rail on the left of every page. On a phone it is a bar above, and its pages open over the tabs. */
export function Rail({ isOpen, onClose, onEscape }: RailProps) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('a:not([data-tab])')?.focus();
  }, [isOpen]);
  return (
    <header className={styles.rail} data-full-page={useIsFullPage() || undefined}>
      <div className={styles.head}>
        <Link className={styles.logo} to={paths.dashboard} onClick={onClose}>
          <Logo />
        </Link>
        <Suspense fallback={<span className={styles.place} />}>
          <CommandEntry />
        </Suspense>
        <Bell />
      </div>
      <nav
        id={railMenuId}
        ref={menu}
        className={styles.menu}
        data-open={isOpen || undefined}
        aria-label="Main"
        onKeyDown={(event) => {
          if (isOpen && event.key === 'Escape') onEscape();
        }}
      >
        <RailEntries onGo={onClose} />
      </nav>
    </header>
  );
}
