import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import styles from './state-message.module.css';

/** An empty or failed part of a screen: what happened, what is safe, what to do. */
export function StateMessage(props: {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** Failures are announced. */
  failure?: boolean;
  action?: { label: string; onClick: () => void };
  /** Aligned with the heading above it instead of centered. */
  atStart?: boolean;
  /** Set if it is the page's whole content. */
  isPage?: boolean;
}) {
  return (
    <div
      className={styles.message}
      data-at-start={props.atStart || undefined}
      role={props.failure ? 'alert' : undefined}
    >
      <div className={styles.icon} aria-hidden>
        {props.icon}
      </div>
      {props.isPage ? (
        <PageHeading className={styles.title}>{props.title}</PageHeading>
      ) : (
        <p className={styles.title}>{props.title}</p>
      )}
      {props.children !== undefined && <p className={styles.text}>{props.children}</p>}
      {props.action !== undefined && (
        <Button variant="default" onClick={props.action.onClick}>
          {props.action.label}
        </Button>
      )}
    </div>
  );
}
