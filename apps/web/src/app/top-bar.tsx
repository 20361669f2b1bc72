import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLayoutGrid, IconLogin2, IconLogout, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useMatch } from 'react-router';
import { useSession } from '../api/services.ts';
import { Logo } from '../components/logo.tsx';
import { useLogout } from '../features/auth/use-logout.ts';
import { paths } from '../paths.ts';

/** The bar above every screen. On small screens its entries stand behind a toggle. */
export function TopBar() {
  const signedIn = useSession() !== null;
  const logout = useLogout();
  const [open, menu] = useDisclosure(false);
  // On a phone a chat is a full page with its own way back.
  const inChat = useMatch('/dashboard/chat/:chatId') !== null;

  return (
    <header className="top-bar" data-in-chat={inChat || undefined}>
      <div className="top-bar-inner">
        <Link className="top-bar-logo" to={signedIn ? paths.dashboard : paths.landing} onClick={menu.close}>
          <Logo />
        </Link>
        <Burger
          className="top-bar-toggle"
          opened={open}
          onClick={menu.toggle}
          size="sm"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="top-bar-menu"
        />
        <nav id="top-bar-menu" className="top-bar-menu" data-open={open || undefined} aria-label="Main">
          {signedIn ? (
            <>
              <Entry to={paths.dashboard} icon={<IconLayoutGrid />} onClick={menu.close}>
                Dashboard
              </Entry>
              <button type="button" className="top-bar-entry" onClick={logout}>
                <IconLogout aria-hidden />
                Logout
              </button>
            </>
          ) : (
            <>
              <Entry to={paths.login} icon={<IconLogin2 />} onClick={menu.close}>
                Login
              </Entry>
              <Entry to={paths.signup} icon={<IconUserPlus />} onClick={menu.close}>
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
    <NavLink className="top-bar-entry" to={props.to} onClick={props.onClick}>
      {props.icon}
      {props.children}
    </NavLink>
  );
}
