import { IconPlugConnectedX } from '@tabler/icons-react';
import { GoBack } from '../../components/way-back/go-back.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { paths } from '../../paths.ts';
import { inboxMessages } from './inbox-messages.ts';
import { chatMessages } from './messages.ts';
import styles from './chat.module.css';

/** Replaces a chat that could not be loaded. */
export function ChatFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.chat}>
      {/* On a phone this is the only way out, because an open chat has neither tabs nor bar. */}
      <header className={styles.chatHeader}>
        <GoBack to={paths.dashboard} where="accounts" />
        <PageHeading className={styles.chatName}>{inboxMessages.chatTitle}</PageHeading>
      </header>
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={inboxMessages.chatFailedTitle}
        action={{ label: chatMessages.retry, onClick: onRetry }}
      >
        {chatMessages.failedHint}
      </StateMessage>
    </div>
  );
}
