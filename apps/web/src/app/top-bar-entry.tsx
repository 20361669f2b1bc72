import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

/** One link from the bar to a screen. */
export function TopBarEntry(props: { to: string; icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <NavLink className="top-bar-entry" to={props.to} onClick={props.onClick} prefetch="intent">
      {props.icon}
      {props.children}
    </NavLink>
  );
}
