import type { ReactNode } from 'react';
import styles from './banner.module.css';

/**
 * A line of news above a page, with a way to act on it. If there are several, only the first shows, because it
 * is the more urgent one.
 */
export function Banner(props: {
  icon: ReactNode;
  /** Set on what is a full page on a phone, without the banner. */
  onFullPage?: boolean;
  /** Set if autoreplies have stopped. */
  stopped?: boolean;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      className={styles.banner}
      role="status"
      // A toast may ask for the button in here.
      data-keep-clear
      data-stopped={props.stopped || undefined}
      data-on-full-page={props.onFullPage || undefined}
    >
      {props.icon}
      <p>{props.children}</p>
      {props.action}
    </div>
  );
}
