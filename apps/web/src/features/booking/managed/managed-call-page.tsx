import { Skeleton } from '@mantine/core';
import { ApiError, type ManagedCall } from '@spotter/contract';
import { localeOf } from '@spotter/domain/booking';
import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import { IconCalendarOff, IconLinkOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { browserTimeZone } from '../../../components/time/time-zones.ts';
import { CallSummary } from './call-summary.tsx';
import { browserLanguage, managedWords } from './managed-language.ts';
import { useManagedCall } from './managed-queries.ts';
import type { ManagedWords } from './managed-words.ts';
import { MoveManagedCall } from './move-managed-call.tsx';
import styles from './managed-call-page.module.css';
import cardStyles from './managed-card.module.css';

/** The page of a manage link, in the language of its call. */
export function ManagedCallPage({ token }: { token: string }) {
  const call = useManagedCall(token);
  const language = call.data?.language ?? browserLanguage();
  const words = managedWords(language);
  usePageLanguage(language, words.page);

  if (call.isPending) return <Waiting words={words} />;
  if (call.data === undefined) {
    const code = call.error instanceof ApiError ? call.error.code : '';
    if (code === 'not_found' || code === 'invalid_input') {
      return <DeadLink title={words.unknown} hint={words.unknownHint} />;
    }
    if (code === 'link_ended') return <DeadLink title={words.ended} hint={words.endedHint} />;
    return (
      <StateMessage
        failure
        icon={<IconCalendarOff />}
        title={words.failed}
        action={{ label: words.retry, onClick: () => void call.refetch() }}
      >
        {code === 'too_many_requests' ? words.tooMany : words.failedHint}
      </StateMessage>
    );
  }
  return <Managing key={token} token={token} call={call.data} words={words} />;
}

function Managing({ token, call, words }: { token: string; call: ManagedCall; words: ManagedWords }) {
  const [zone, setZone] = useState(call.timeZone ?? browserTimeZone());
  const [isMoving, setIsMoving] = useState(false);
  const [wasMoved, setWasMoved] = useState(false);
  const shared = { token, call, words, zone, onZone: setZone };
  return isMoving && call.state === 'booked' ? (
    <MoveManagedCall
      {...shared}
      onBack={() => setIsMoving(false)}
      onMoved={() => {
        setIsMoving(false);
        setWasMoved(true);
      }}
    />
  ) : (
    <CallSummary {...shared} wasMoved={wasMoved} onMove={() => setIsMoving(true)} />
  );
}

function DeadLink({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={styles.managedDead}>
      <IconLinkOff size={28} aria-hidden />
      <PageHeading>{title}</PageHeading>
      <p>{hint}</p>
    </div>
  );
}

function Waiting({ words }: { words: ManagedWords }) {
  return (
    <div className={`${cardStyles.managedCard} delayed`} role="status" aria-label={words.loading} aria-busy>
      <Skeleton height={32} width="70%" radius="sm" />
      <Skeleton height={20} width="40%" radius="sm" mt={16} />
      <Skeleton height={140} radius="md" mt={32} />
      <Skeleton height={48} radius="md" mt={32} />
    </div>
  );
}

/** Sets the page's language for screen readers and the browser's own tools. */
function usePageLanguage(language: ChatLanguage, title: string) {
  useEffect(() => {
    const before = document.documentElement.lang;
    document.documentElement.lang = localeOf(language);
    document.title = `${title} · Spotter`;
    return () => {
      document.documentElement.lang = before;
    };
  }, [language, title]);
}
