import type { ReactNode } from 'react';
import styles from './banner.module.css';

/**
 * A line of news above a page, with a way to act on it. If there are several, only the first shows, because it
 * is the more urgent one.
 */
export function Banner(props: {
  icon: ReactNode;
  /** Set in a chat. On a phone a chat is a full page without the banner. */
  inChat?: boolean;
  /** Set if autoreplies have stopped. */
  stopped?: boolean;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      className={styles.banner}
      role="status"
      data-stopped={props.stopped || undefined}
      data-in-chat={props.inChat || undefined}
    >
      {props.icon}
      <p>{props.children}</p>
      {props.action}
    </div>
  );
}
