import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { callMessages } from './call-messages.ts';
import styles from './calls-which.module.css';

/** The links to upcoming and past calls. */
export function CallsWhich({ shown }: { shown: 'upcoming' | 'past' }) {
  return (
    <nav className={styles.callsWhich} aria-label="Which calls">
      <Link to={paths.calls} aria-current={shown === 'upcoming' ? 'page' : undefined}>
        {callMessages.upcoming}
      </Link>
      <Link to={`${paths.calls}?show=past`} aria-current={shown === 'past' ? 'page' : undefined}>
        {callMessages.past}
      </Link>
    </nav>
  );
}
