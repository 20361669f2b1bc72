import { Skeleton } from '@mantine/core';
import type { ApiKey } from '@spotter/contract';
import { zonedFormat } from '@spotter/language/zones/time-zone';
import { IconKey, IconPlugConnectedX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../api/platform.ts';
import { DangerAction } from '../../components/form/danger-action.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { developerMessages, madeSentence, scopeNames, usedSentence } from './messages.ts';
import { useApiKeys } from './queries.ts';
import styles from './developers.module.css';

const RevokeKey = lazy(() => import('./revoke-key.tsx'));

/** The keys there are, and the way to end each. */
export function ApiKeys() {
  const keys = useApiKeys();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  if (keys.isPending) return <KeysSkeleton />;
  if (keys.data === undefined) {
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={developerMessages.failedTitle}
        action={{ label: developerMessages.retry, onClick: () => void keys.refetch() }}
      >
        {developerMessages.failedHint}
      </StateMessage>
    );
  }
  if (keys.data.length === 0) {
    return (
      <StateMessage icon={<IconKey />} title={developerMessages.emptyTitle}>
        {developerMessages.emptyHint}
      </StateMessage>
    );
  }
  return (
    <>
      <ul className={styles.keys} aria-label={developerMessages.list}>
        {keys.data.map((key) => (
          <KeyRow key={key._id} apiKey={key} onRevoke={() => setAsked(key)} />
        ))}
      </ul>
      <Suspense fallback={null}>
        {asked !== null && <RevokeKey apiKey={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, start, scopes, madeBy, makerWorksHere, createdAt, lastUsedAt } = apiKey;
  const timeZone = useSession()?.user.timeZone ?? 'UTC';
  const write = (instant: string, options: Intl.DateTimeFormatOptions) =>
    zonedFormat('en-US', timeZone, options).format(new Date(instant));
  const usedAt = lastUsedAt === null ? null : write(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          {name} <code className={styles.start}>{start}…</code>
        </p>
        <p className={styles.details}>{scopes.map((scope) => scopeNames[scope].label).join(', ')}</p>
        <p className={styles.details}>
          {usedSentence(usedAt)} · {madeSentence(write(createdAt, { dateStyle: 'medium' }), madeBy, makerWorksHere)}
        </p>
      </div>
      <DangerAction size="sm" onClick={onRevoke} aria-label={`${developerMessages.revoke} ${name}`}>
        {developerMessages.revoke}
      </DangerAction>
    </li>
  );
}

function KeysSkeleton() {
  return (
    <div role="status" aria-label={developerMessages.loading} className={styles.loading}>
      <Skeleton height={72} />
      <Skeleton height={72} />
    </div>
  );
}
