import type { ComponentProps } from 'react';
import styles from './pill-button.module.css';

/** A round, outlined button for a suggestion or a filter. `className` has only what differs. */
export function PillButton({ className, ...rest }: ComponentProps<'button'>) {
  const classNames = className === undefined ? styles.pillButton : `${styles.pillButton} ${className}`;
  return <button type="button" {...rest} className={classNames} />;
}
