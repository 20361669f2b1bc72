import { Button, Skeleton } from '@mantine/core';
import type { AuditEntry } from '@spotter/contract';
import { sayDayAndClock } from '../../components/time/said-times.ts';
import { Hint } from '../../components/hint.tsx';
import { RecordList, RecordRow } from '../../components/record-list.tsx';
import { activitySentence } from './activity-sentence.ts';
import { ListFailure } from './list-failure.tsx';
import { profileMessages } from './messages.ts';
import { useActivity } from './queries.ts';

/** What was done in the account, the newest first. */
export function ActivityList() {
  const activity = useActivity();
  if (activity.isPending) return <Skeleton className="delayed" height={64} radius="lg" />;
  if (activity.data === undefined) return <ListFailure onRetry={() => void activity.refetch()} />;
  return (
    <>
      <RecordList plain>
        {activity.data.map((entry) => (
          <ActivityRow key={entry._id} entry={entry} />
        ))}
      </RecordList>
      {activity.data.length === 0 && <Hint>{profileMessages.activityNone}</Hint>}
      {activity.hasNextPage && (
        <Button
          variant="default"
          onClick={() => void activity.fetchNextPage()}
          disabled={activity.isFetchingNextPage}
          aria-busy={activity.isFetchingNextPage}
        >
          {profileMessages.activityMore}
        </Button>
      )}
    </>
  );
}

function ActivityRow({ entry }: { entry: AuditEntry }) {
  return (
    <RecordRow
      name={activitySentence(entry)}
      details={
        <>
          <time dateTime={entry.at}>{sayDayAndClock(entry.at)}</time>
          {entry.device !== null && ` · ${entry.device}`}
        </>
      }
    />
  );
}
