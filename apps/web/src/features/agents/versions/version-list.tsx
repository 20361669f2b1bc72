import { Button, Skeleton } from '@mantine/core';
import type { Agent, AgentVersion } from '@spotter/contract';
import { IconHistory, IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { paths } from '../../../paths.ts';
import { ChangeList } from './change-list.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { byWhom, versionMessages, versionName, versionSentences } from './version-messages.ts';
import { useVersions } from './version-queries.ts';
import styles from './version-list.module.css';

/** The versions of an agent, the newest first. `asked`: the one that was linked to, with which the list begins. */
export function VersionList({ agent, asked }: { agent: Agent; asked: number | null }) {
  const versions = useVersions(agent._id, asked);
  const [restoring, setRestoring] = useState<number | null>(null);
  if (versions.isPending) {
    return (
      <div className={styles.loading} role="status" aria-label={versionMessages.loading}>
        <Skeleton height={120} />
        <Skeleton height={120} />
      </div>
    );
  }
  if (versions.data === undefined) {
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={versionMessages.failedTitle}
        action={{ label: versionMessages.retry, onClick: () => void versions.refetch() }}
      >
        {versionMessages.failedHint}
      </StateMessage>
    );
  }
  return (
    <>
      {asked !== null && (
        <p className={styles.note}>
          {versions.data[0]?.number !== asked && `${versionMessages.gone(asked)} `}
          <Link className="text-action" to={paths.agentVersions(agent._id)}>
            {versionMessages.newest}
          </Link>
        </p>
      )}
      {versions.data.length === 0 && (
        <StateMessage icon={<IconHistory />} title={versionMessages.emptyTitle}>
          {versionMessages.emptyHint}
        </StateMessage>
      )}
      <ol className={styles.versions}>
        {versions.data.map((version) => (
          <Version
            key={version._id}
            version={version}
            isPublished={version.number === agent.version}
            onRestore={() => setRestoring(version.number)}
          />
        ))}
      </ol>
      {versions.hasNextPage && (
        <Button
          variant="default"
          className={styles.older}
          disabled={versions.isFetchingNextPage}
          onClick={() => void versions.fetchNextPage()}
        >
          {versionMessages.older}
        </Button>
      )}
      <RestoreDialog agent={agent} number={restoring} onClose={() => setRestoring(null)} />
    </>
  );
}

function Version(props: { version: AgentVersion; isPublished: boolean; onRestore: () => void }) {
  const { version } = props;
  return (
    <li>
      <div className={styles.head}>
        <h2>{versionName(version.number)}</h2>
        <p className={styles.who}>{byWhom(version.by, version.at)}</p>
        {props.isPublished ? (
          <p className={styles.published}>{versionMessages.published}</p>
        ) : (
          <button
            type="button"
            className="text-action"
            aria-label={versionMessages.restoreLabel(version.number)}
            onClick={props.onRestore}
          >
            {versionMessages.restore}
          </button>
        )}
      </div>
      {versionSentences(version).map((sentence) => (
        <p key={sentence} className={styles.who} dir="auto">
          {sentence}
        </p>
      ))}
      {version.number === 1 ? (
        <p className={styles.who}>{versionMessages.first}</p>
      ) : (
        <ChangeList changes={version.changes} />
      )}
    </li>
  );
}
