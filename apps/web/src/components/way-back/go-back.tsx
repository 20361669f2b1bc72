import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from './go-back.module.css';

/** A link back to the screen above, or before. `where` completes the label for screen readers. */
export function GoBack({ to, where, state }: { to: string; where: string; state?: unknown }) {
  return (
    <Link className={styles.goBack} to={to} state={state} aria-label={`Go Back to ${where}`}>
      <IconChevronLeft aria-hidden />
      <span>Go Back</span>
    </Link>
  );
}
