import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { paths } from '../../paths.ts';
import { findAttempt } from './attempt.ts';
import { connectionMessages, problemSentence } from './messages.ts';
import { deliverSetup, readSetupAddress } from './setup-message.ts';
import styles from './connections.module.css';

/** How long the popup stays open after it came back, in ms. */
const closesAfterMs = 1000;

/** The popup's screen when it comes back. It delivers the result and closes itself. */
export function SetupReturn({ search, hash }: { search: string; hash: string }) {
  const [message] = useState(() => readSetupAddress(search, hash));
  const [attempt] = useState(findAttempt);
  const [stays, setStays] = useState(false);

  useEffect(() => {
    deliverSetup(message);
    // The ticket must not stay in the history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const timer = setTimeout(() => {
      window.close();
      // If the page was not opened as a popup, the browser keeps it open.
      setStays(true);
    }, closesAfterMs);
    return () => clearTimeout(timer);
  }, [message]);

  const failed = message.accessToken === undefined;
  return (
    <section className={styles.setup}>
      <span className={styles.setupIcon} data-failed={failed || undefined}>
        {failed ? <IconAlertCircle size={28} aria-hidden /> : <IconCircleCheck size={28} aria-hidden />}
      </span>
      <PageHeading>{connectionMessages.setupTitle}</PageHeading>
      <p role="status">
        {failed
          ? message.error === undefined
            ? connectionMessages.noData
            : problemSentence(message.error, message.error_description)
          : connectionMessages.setupDone}
      </p>
      {stays && (
        <p>
          {connectionMessages.setupStays}{' '}
          <Link className="text-action" to={attempt === null ? paths.agents : paths.agentServices(attempt.agentId)}>
            {connectionMessages.setupBack}
          </Link>
        </p>
      )}
    </section>
  );
}
