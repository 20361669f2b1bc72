import { Skeleton } from '@mantine/core';
import { ApiError, type Bot, type ChannelTest, channelTestRoutes } from '@spotter/contract';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../../api/services.ts';
import { PillButton } from '../../components/kit/pill-button.tsx';
import { useNow } from '../../components/time/use-now.ts';
import { channelTestMessages, checkNames, type CheckName, checkWords, testedSentence } from './channel-test-words.ts';
import styles from './channel-test.module.css';

const checks = Object.keys(checkNames) as CheckName[];
const icons = { good: IconCircleCheck, warning: IconInfoCircle, danger: IconAlertTriangle };
const minuteMs = 60_000;

/** Tests an account's channel, and shows what the last test found. */
export function ChannelTestCard({ bot, reconnect }: { bot: Bot; reconnect: ReactNode }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const queryKey = ['channel-test', bot._id];
  const params = { botId: bot._id };
  const last = useQuery({ queryKey, queryFn: () => api.call(channelTestRoutes.findTest, { params }) });
  const run = useMutation({
    mutationFn: () => api.call(channelTestRoutes.test, { params }),
    onSuccess(found) {
      queryClient.setQueryData(queryKey, { last: found });
      // A test may find that the account has to be connected again.
      void queryClient.invalidateQueries({ queryKey: ['account-health'] });
      void queryClient.invalidateQueries({ queryKey: ['bots'] });
    },
  });
  const found = last.data?.last ?? null;
  return (
    <section className={styles.channelTest} aria-labelledby="channel-test-title">
      <div className={styles.channelTestHead}>
        <div>
          <h2 id="channel-test-title">{channelTestMessages.title}</h2>
          {found === null && !run.isPending && <p className={styles.channelTestHint}>{channelTestMessages.hint}</p>}
        </div>
        <PillButton disabled={run.isPending} onClick={() => run.mutate()}>
          {run.isPending ? channelTestMessages.running : channelTestMessages.test}
        </PillButton>
      </div>
      {run.isError && <p role="alert">{failureSentence(run.error)}</p>}
      {last.isError && last.data === undefined && !run.isPending && <p role="alert">{channelTestMessages.notLoaded}</p>}
      {run.isPending ? (
        <Running />
      ) : (
        found !== null && (
          <Found key={found.testedAt} found={found} bot={bot} isNew={run.isSuccess} reconnect={reconnect} />
        )
      )}
    </section>
  );
}

function Running() {
  return (
    <dl className={styles.checks} role="status" aria-label={channelTestMessages.running}>
      {checks.map((check) => (
        <div key={check} className={styles.check}>
          <dt>{checkNames[check]}</dt>
          <dd>
            <Skeleton height={16} mt={4} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Found(props: { found: ChannelTest; bot: Bot; isNew: boolean; reconnect: ReactNode }) {
  const { found, bot } = props;
  const now = useNow(minuteMs);
  const words = checkWords(found, bot.from, now);
  const first = checks.find((check) => words[check].connects);
  return (
    <details className={styles.found} open={props.isNew || undefined}>
      <summary role={props.isNew ? 'status' : undefined}>{testedSentence(found, words, now)}</summary>
      <dl className={styles.checks}>
        {checks.map((check) => {
          const { tone, sentence } = words[check];
          const Icon = icons[tone];
          return (
            <div key={check} className={styles.check} data-tone={tone}>
              <dt>
                <Icon size={18} aria-hidden />
                {checkNames[check]}
              </dt>
              <dd>
                {sentence} {check === first && props.reconnect}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

function failureSentence(error: Error): string {
  const isTooOften = error instanceof ApiError && error.status === 429;
  return isTooOften ? channelTestMessages.tooOften : channelTestMessages.failed;
}
