import { Button, Skeleton } from '@mantine/core';
import type { Chat, ChatPlan } from '@spotter/contract';
import { sayTime } from '@spotter/domain/booking';
import { Link } from 'react-router';
import { PauseControl } from '../../../components/pause/pause-control.tsx';
import { useNow } from '../../../components/time/use-now.ts';
import { paths } from '../../../paths.ts';
import { contactNameOf } from '../contact-name.ts';
import { leadsTomorrow, sayLeadTime } from './lead-times.ts';
import { PlanLines } from './plan-lines.tsx';
import { notBeforeSentence, planMessages, theirTime } from './plan-messages.ts';
import { useNotBefore, usePauseChat, usePlan } from './plan-queries.ts';
import styles from './plan-panel.module.css';

const clockRenewedMs = 30_000;

/** What the agent will say to a lead unasked and when, with the means to stop it. */
export function PlanPanel({ chat }: { chat: Chat }) {
  const plan = usePlan(chat._id);
  const pause = usePauseChat(chat._id);
  return (
    <section className={styles.plan}>
      <h2>{planMessages.title}</h2>
      {plan.data !== undefined ? (
        <Plan chat={chat} plan={plan.data} />
      ) : plan.isError ? (
        <p role="alert">
          {planMessages.failed}{' '}
          <button type="button" className="text-action" onClick={() => void plan.refetch()}>
            {planMessages.retry}
          </button>
        </p>
      ) : (
        <div role="status" aria-label={planMessages.loading} className="delayed">
          <Skeleton height={14} width="80%" />
          <Skeleton height={44} mt={12} />
        </div>
      )}
      <PauseControl
        what="chat"
        until={chat.pausedUntil}
        isBusy={pause.isPending}
        onPause={(until) => pause.mutate(until)}
      />
    </section>
  );
}

function Plan({ chat, plan }: { chat: Chat; plan: ChatPlan }) {
  const now = useNow(clockRenewedMs);
  const { agentId } = chat.answering;
  const hasPlan = plan.steps.some(({ reason }) => reason !== 'disabled');
  if (agentId === null && !hasPlan) return <p className={styles.quiet}>{planMessages.noAgent}</p>;
  if (!hasPlan) {
    const isOff = plan.steps.length > 0;
    return (
      <p className={styles.quiet}>
        {isOff ? planMessages.off : planMessages.none}{' '}
        {agentId !== null && (
          <Link to={paths.agentFollowUps(agentId)}>{isOff ? planMessages.turnOn : planMessages.setUp}</Link>
        )}
      </p>
    );
  }
  return (
    <>
      <p className={styles.quiet}>{theirTime(sayTime(now, plan.zone, 'en'), plan.zone, plan.zoneIsKnown)}</p>
      <PlanLines chatId={chat._id} contactName={contactNameOf(chat)} plan={plan} now={now} />
      <NotBefore chatId={chat._id} plan={plan} now={now} />
    </>
  );
}

/** Lets the lead be until their next morning, and takes that back. */
function NotBefore({ chatId, plan, now }: { chatId: string; plan: ChatPlan; now: Date }) {
  const notBefore = useNotBefore(chatId);
  if (plan.notBefore !== null && new Date(plan.notBefore) > now) {
    return (
      <p className={styles.quiet}>
        {notBeforeSentence(sayLeadTime(plan.notBefore, plan.zone, now))}{' '}
        <button
          type="button"
          className="text-action"
          aria-label={`${planMessages.notBeforeUndo}: ${planMessages.notBefore}`}
          disabled={notBefore.isPending}
          onClick={() => notBefore.mutate(null)}
        >
          {planMessages.notBeforeUndo}
        </button>
      </p>
    );
  }
  const tomorrow = leadsTomorrow(plan.zone, now);
  const isSooner = plan.steps.some(
    ({ kind, state, at }) => kind === 'follow-up' && state === 'planned' && at !== null && new Date(at) < tomorrow,
  );
  if (!isSooner) return null;
  return (
    <Button
      size="sm"
      variant="default"
      className={styles.notBefore}
      disabled={notBefore.isPending}
      onClick={() => notBefore.mutate(tomorrow)}
    >
      {planMessages.notBefore}
    </Button>
  );
}
