import {
  IconLayoutGrid,
  IconLogin2,
  IconLogout,
  IconMenu2,
  IconSparkles,
  IconUser,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, NavLink, useMatch } from 'react-router';
import { useSession } from '../api/platform.ts';
import { Logo } from '../components/logo.tsx';
import { useLogout } from '../features/auth/use-logout.ts';
import { paths } from '../paths.ts';

/** The bar above every screen. On small screens its entries stand behind a toggle. */
export function TopBar() {
  const signedIn = useSession() !== null;
  const logout = useLogout();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // On a phone a chat is a full page with its own way back.
  const inChat = useMatch('/dashboard/chat/:chatId') !== null;

  return (
    <header
      className="top-bar"
      data-in-chat={inChat || undefined}
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
            <>
              <Entry to={paths.dashboard} icon={<IconLayoutGrid />} onClick={close}>
                Dashboard
              </Entry>
              <Entry to={paths.agents} icon={<IconSparkles />} onClick={close}>
                Agents
              </Entry>
              <Entry to={paths.profile} icon={<IconUser />} onClick={close}>
                Profile
              </Entry>
              <button type="button" className="top-bar-entry" onClick={logout}>
                <IconLogout aria-hidden />
                Logout
              </button>
            </>
          ) : (
            <>
              <Entry to={paths.login} icon={<IconLogin2 />} onClick={close}>
                Login
              </Entry>
              <Entry to={paths.signup} icon={<IconUserPlus />} onClick={close}>
                Sign Up
              </Entry>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}

function Entry(props: { to: string; icon: ReactNode; onClick: () => void; children: string }) {
  return (
    <NavLink className="top-bar-entry" to={props.to} onClick={props.onClick} prefetch="intent">
      {props.icon}
      {props.children}
    </NavLink>
  );
}
