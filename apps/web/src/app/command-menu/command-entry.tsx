import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/kit/icon-button.tsx';
import { useKeyHint, useKeys } from '../../components/keys/use-keys.ts';
import styles from './command-entry.module.css';

// Both are loaded when they are first wanted, because most coaches open a page to read.
const CommandMenu = lazy(() => import('./command-menu.tsx'));
const KeySheet = lazy(() => import('./key-sheet.tsx'));

const name = 'Search pages, chats and actions';

/** The button and the key that open the command menu, and the key of the sheet of keys. */
export function CommandEntry() {
  const [shows, setShows] = useState<'menu' | 'sheet' | null>(null);
  const [wasWanted, setWasWanted] = useState(false);
  const hint = useKeyHint();
  const openMenu = () => {
    setWasWanted(true);
    setShows('menu');
  };
  const openSheet = () => setShows('sheet');
  // The menu also closes when it opens the sheet.
  const closeMenu = () => setShows((now) => (now === 'menu' ? null : now));
  useKeys({ menu: openMenu, sheet: openSheet });
  return (
    <>
      <IconButton className={styles.entry} label={name} onClick={openMenu} {...hint('menu', name)}>
        <IconSearch size={22} stroke={1.75} aria-hidden />
      </IconButton>
      <Suspense fallback={null}>
        {wasWanted && <CommandMenu isOpen={shows === 'menu'} onClose={closeMenu} onSheet={openSheet} />}
        {shows === 'sheet' && <KeySheet onClose={() => setShows(null)} />}
      </Suspense>
    </>
  );
}
