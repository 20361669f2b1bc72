import { briefLabelOf, partsToShow } from '@spotter/domain/briefs';
import { Link, useLocation } from 'react-router';
import { useOrigin } from '../../components/way-back/use-origin.ts';
import { paths } from '../../paths.ts';
import { briefMessages } from './brief-messages.ts';
import { useBrief } from './brief-queries.ts';
import styles from './brief.module.css';

/** What a coach has to know of a chat, each part with the way to its message. */
export function BriefOfChat(props: {
  chatId: string;
  /** What the brief is about, for screen readers. */
  name: string;
  /** Whether this is beside the chat itself, which then moves to the message. */
  isInChat?: boolean;
}) {
  const { chatId, name, isInChat = false } = props;
  const { data: brief, isError, refetch } = useBrief(chatId);
  const link = useMessageLink(chatId, isInChat);
  if (isError && isInChat && brief === undefined) return <BriefFailed onRetry={() => void refetch()} />;
  if (brief == null || brief.state === 'skipped') return null;
  const shown = partsToShow(brief);
  if (shown.length === 0) {
    if (!isInChat) return null;
    return (
      <p className={styles.note} role="status">
        {brief.state === 'writing' ? briefMessages.writing : briefMessages.none}
      </p>
    );
  }
  return (
    <div role="group" aria-label={`${briefMessages.title}: ${name}`}>
      <dl className={styles.brief} data-in-chat={isInChat || undefined}>
        {shown.map(({ part, content }) => (
          <div key={part} className={styles.part}>
            <dt>{briefLabelOf(part, content)}</dt>
            <dd dir="auto">
              <Link className={styles.text} {...link(content.messageId)} title={briefMessages.toMessage}>
                “{content.text}”
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function BriefFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.note} role="alert">
      {briefMessages.failed}{' '}
      <button type="button" className="text-action" onClick={onRetry}>
        {briefMessages.retry}
      </button>
    </p>
  );
}

/** Returns the link to a message. "Go Back" leads from there to where the coach was. */
function useMessageLink(chatId: string, isInChat: boolean) {
  const location = useLocation();
  const origin = useOrigin();
  return (messageId: string) => {
    if (!isInChat) return { to: paths.chatMessage(chatId, messageId), state: origin };
    const search = new URLSearchParams(location.search);
    search.set('message', messageId);
    const before = typeof location.state === 'object' ? location.state : null;
    return { to: `${location.pathname}?${search}`, state: { ...before, namesMessage: true }, replace: true };
  };
}
