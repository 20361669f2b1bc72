import type { ComponentProps } from 'react';
import { NavLink } from 'react-router';
import styles from './icon-button.module.css';

/** A button that shows one icon. `label` names it for screen readers; `className` has only what differs. */
export function IconButton({ label, className, ...rest }: { label: string } & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(className)} aria-label={label} />;
}

/** A link that looks like an icon button. */
export function IconLink({ label, className, ...rest }: IconLinkProps) {
  return <NavLink {...rest} className={() => classNames(className)} aria-label={label} />;
}

type IconLinkProps = { label: string; className?: string | undefined } & Omit<
  ComponentProps<typeof NavLink>,
  'className'
>;

function classNames(className: string | undefined): string {
  return className === undefined ? styles.iconButton! : `${styles.iconButton} ${className}`;
}
