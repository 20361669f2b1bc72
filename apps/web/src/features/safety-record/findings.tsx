import { Button, Skeleton } from '@mantine/core';
import type { SafetyCounterName, SafetyRecordFinding } from '@spotter/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { LinkFromHere } from '../../components/way-back/link-from-here.tsx';
import { sayDayAndClock } from '../../components/time/said-times.ts';
import { paths } from '../../paths.ts';
import { safetyRecordMessages } from './messages.ts';
import { useFindings } from './queries.ts';
import styles from './safety-record.module.css';

/** The messages or calls behind one counter, each linked to its chat. */
export function Findings({ counter }: { counter: SafetyCounterName }) {
  const findings = useFindings(counter);
  if (findings.isPending) {
    return (
      <div className={styles.voiceFindingsLoading} role="status" aria-label={safetyRecordMessages.loading}>
        <Skeleton height={14} width="60%" />
        <Skeleton height={14} width="40%" />
      </div>
    );
  }
  if (findings.data === undefined) {
    return (
      <p className={styles.voiceFindingsNote} role="alert">
        {safetyRecordMessages.listFailed}{' '}
        <button type="button" className="text-action" onClick={() => void findings.refetch()}>
          {safetyRecordMessages.retry}
        </button>
      </p>
    );
  }
  if (findings.data.length === 0) return <p className={styles.voiceFindingsNote}>{safetyRecordMessages.nothing}</p>;
  return (
    <>
      <ul className={styles.voiceFindings}>
        {findings.data.map((finding) => (
          <li key={finding._id}>
            {finding.chatId === null ? (
              <div className={styles.voiceFinding}>
                <FindingWords finding={finding} />
                <span className={styles.voiceFindingGone}>{safetyRecordMessages.deletedChat}</span>
              </div>
            ) : (
              <LinkFromHere className={styles.voiceFinding} to={paths.chat(finding.chatId)}>
                <FindingWords finding={finding} />
                <IconChevronRight size={18} aria-label={safetyRecordMessages.openChat} />
              </LinkFromHere>
            )}
          </li>
        ))}
      </ul>
      {findings.hasNextPage && (
        <Button
          variant="default"
          className={styles.voiceMore}
          disabled={findings.isFetchingNextPage}
          onClick={() => void findings.fetchNextPage()}
        >
          {safetyRecordMessages.more}
        </Button>
      )}
    </>
  );
}

function FindingWords({ finding }: { finding: SafetyRecordFinding }) {
  return (
    <span className={styles.voiceFindingWords}>
      <span className={styles.voiceFindingWho}>
        <strong>{finding.contactName ?? safetyRecordMessages.unknownContact}</strong>
        <time dateTime={finding.date}>{sayDayAndClock(finding.date)}</time>
      </span>
      <span className={styles.voiceFindingText} dir="auto">
        {finding.text}
      </span>
    </span>
  );
}
