import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './card.module.css';

/** A roomy card with an icon and a name. With `isNew` it leads to a new thing instead of an existing one. */
export function Tile(props: { to?: string; className: string | undefined; isNew?: boolean; children: ReactNode }) {
  return (
    <Card
      className={`${styles.tile} ${props.className}`}
      {...(props.to === undefined ? {} : { to: props.to })}
      data-new={props.isNew}
    >
      {props.children}
    </Card>
  );
}

/** The icon of a tile; `className` has its size. */
export function TileIcon({ className, children }: { className: string | undefined; children: ReactNode }) {
  return <span className={`${styles.tileIcon} ${className}`}>{children}</span>;
}

/** The name of a tile, on one line. */
export function TileName({ children }: { children: ReactNode }) {
  return (
    <span className={styles.tileName} dir="auto">
      {children}
    </span>
  );
}
