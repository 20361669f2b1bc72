import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './actions.module.css';

/** A visitor's actions, beside each other. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** One action; `quiet`: not the main one. */
export function ActionLink({ quiet, ...link }: Omit<LinkProps, 'className'> & { quiet?: boolean }) {
  return <Link {...link} className={styles.action} data-quiet={quiet || undefined} />;
}
