import { IconLogin2, IconMenu2, IconUserPlus, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../api/platform.ts';
import { Logo } from '../components/page/logo.tsx';
import { paths } from '../paths.ts';
import { TopBarEntry } from './top-bar-entry.tsx';

// Most people on a public page are visitors, who do not need this code.
const SignedInEntries = lazy(() => import('./signed-in-entries.tsx'));

/** The bar above every public page. On small screens a toggle opens its entries. */
export function TopBar() {
  const signedIn = useSession() !== null;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <header
      className="top-bar"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className="top-bar-inner">
        <Link className="top-bar-logo" to={signedIn ? paths.dashboard : paths.landing} onClick={close}>
          <Logo />
        </Link>
        <button
          type="button"
          className="top-bar-toggle"
          onClick={() => setOpen(!open)}
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="top-bar-menu"
        >
          {open ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
        </button>
        <nav id="top-bar-menu" className="top-bar-menu" data-open={open || undefined} aria-label="Main">
          {signedIn ? (
            <Suspense fallback={null}>
              <SignedInEntries onGo={close} />
            </Suspense>
          ) : (
            <>
              <TopBarEntry to={paths.login} icon={<IconLogin2 />} onClick={close}>
                Login
              </TopBarEntry>
              <TopBarEntry to={paths.signup} icon={<IconUserPlus />} onClick={close}>
                Sign Up
              </TopBarEntry>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}
