import { type AccountHealth, accountHealthRoutes } from '@spotter/contract';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../../api/services.ts';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { useNow } from '../../components/time/use-now.ts';
import { healthFacts, healthMessages, problemWords } from './health-words.ts';
import { accountMessages } from './messages.ts';
import styles from './account-health.module.css';

const checkedEveryMs = 60_000;

/** How each account is doing, in plain words, with the one action that repairs a problem. */
export function AccountHealthList({ reconnect }: { reconnect: (account: AccountHealth) => ReactNode }) {
  const { api } = useServices();
  const now = useNow(checkedEveryMs);
  const health = useQuery({
    queryKey: ['account-health'],
    queryFn: () => api.call(accountHealthRoutes.list),
    refetchInterval: checkedEveryMs,
  });
  if (health.data === undefined && !health.isError) return null;
  return (
    <section className={styles.health} aria-labelledby="health-title">
      <h2 id="health-title">{healthMessages.title}</h2>
      {health.data === undefined ? (
        <p role="alert">
          {healthMessages.failed}{' '}
          <button type="button" className="text-action" onClick={() => void health.refetch()}>
            {healthMessages.retry}
          </button>
        </p>
      ) : (
        <ul className={styles.healthList}>
          {health.data.map((account) => (
            <li key={account.botId}>
              <Account account={account} reconnect={reconnect} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Account(props: { account: AccountHealth; reconnect: (account: AccountHealth) => ReactNode; now: Date }) {
  const { account, now } = props;
  const problems = account.problems.map((problem) => ({ problem, ...problemWords(problem, account, now) }));
  return (
    <>
      <h3 className={styles.healthName}>
        <ChannelIcon source={account.from} size={18} />
        <bdi>{account.name || accountMessages.defaultName}</bdi>
      </h3>
      {problems.length === 0 ? (
        <p className={styles.healthLine} data-tone="good">
          <IconCircleCheck size={18} aria-hidden />
          {healthMessages.well}
        </p>
      ) : (
        problems.map(({ problem, sentence }) => (
          <p key={problem} className={styles.healthLine} data-tone="danger">
            <IconAlertTriangle size={18} aria-hidden />
            {sentence}
          </p>
        ))
      )}
      {problems.some(({ connects }) => connects) && <p className={styles.healthAction}>{props.reconnect(account)}</p>}
      <details className={styles.healthDetails}>
        <summary>
          {healthMessages.details}
          <span className="visually-hidden"> of {account.name}</span>
        </summary>
        <dl>
          {healthFacts(account, now).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
