import { Button, Skeleton } from '@mantine/core';
import type { VoiceCounterName, VoiceFinding } from '@spotter/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { sayDayAndClock } from '../../components/time/said-times.ts';
import { paths } from '../../paths.ts';
import { oneVoiceMessages } from './messages.ts';
import { useFindings } from './queries.ts';

/** The messages or calls behind one counter, each leading into its chat. */
export function Findings({ counter }: { counter: VoiceCounterName }) {
  const findings = useFindings(counter);
  if (findings.isPending) {
    return (
      <div className="voice-findings-loading" role="status" aria-label={oneVoiceMessages.loading}>
        <Skeleton height={14} width="60%" />
        <Skeleton height={14} width="40%" />
      </div>
    );
  }
  if (findings.data === undefined) {
    return (
      <p className="voice-findings-note" role="alert">
        {oneVoiceMessages.listFailed}{' '}
        <button type="button" className="text-action" onClick={() => void findings.refetch()}>
          {oneVoiceMessages.retry}
        </button>
      </p>
    );
  }
  if (findings.data.length === 0) return <p className="voice-findings-note">{oneVoiceMessages.nothing}</p>;
  return (
    <>
      <ul className="voice-findings">
        {findings.data.map((finding) => (
          <li key={finding._id}>
            {finding.chatId === null ? (
              <div className="voice-finding">
                <FindingWords finding={finding} />
                <span className="voice-finding-gone">{oneVoiceMessages.deletedChat}</span>
              </div>
            ) : (
              <Link className="voice-finding" to={paths.chat(finding.chatId)}>
                <FindingWords finding={finding} />
                <IconChevronRight size={18} aria-label={oneVoiceMessages.openChat} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {findings.hasNextPage && (
        <Button
          variant="default"
          className="voice-more"
          disabled={findings.isFetchingNextPage}
          onClick={() => void findings.fetchNextPage()}
        >
          {oneVoiceMessages.more}
        </Button>
      )}
    </>
  );
}

function FindingWords({ finding }: { finding: VoiceFinding }) {
  return (
    <span className="voice-finding-words">
      <span className="voice-finding-who">
        <strong>{finding.contactName ?? oneVoiceMessages.unknownContact}</strong>
        <time dateTime={finding.date}>{sayDayAndClock(finding.date)}</time>
      </span>
      <span className="voice-finding-text" dir="auto">
        {finding.text}
      </span>
    </span>
  );
}
