import type { ReactNode } from 'react';
import { LinkFromHere } from '../way-back/link-from-here.tsx';
import styles from './card.module.css';

/** The surface of a card. With `to` it is a link; without, it shows a card that is still loading. */
export function Card({ to, className, children, ...marks }: CardProps) {
  const classNames = `${styles.card} ${className}`;
  return to === undefined ? (
    <div className={classNames}>{children}</div>
  ) : (
    <LinkFromHere className={classNames} to={to} {...marks}>
      {children}
    </LinkFromHere>
  );
}

type CardProps = {
  to?: string;
  /** The layout of what is in the card. */
  className: string | undefined;
  children: ReactNode;
  /** Marks for the styles. */
  [mark: `data-${string}`]: string | boolean | undefined;
};
