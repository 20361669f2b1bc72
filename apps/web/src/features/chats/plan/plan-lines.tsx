import type { ChatPlan, PlanStep } from '@spotter/contract';
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconLock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { stepMessages } from '../../../components/plan-step/step-messages.ts';
import { sayTimeLeft } from '../../../components/time/length-of-time.ts';
import { EditPlanned } from './edit-planned.tsx';
import { sayLeadTime } from './lead-times.ts';
import { canceledReasons, followUpName, planMessages, plannedReasons } from './plan-messages.ts';
import { useCancelStep } from './plan-queries.ts';
import styles from './plan-lines.module.css';

type Timed = { at: string; step: PlanStep | null };

/** A chat's plan as a time line: what was sent, what will be, where the window ends, and what will not be sent. */
export function PlanLines(props: { chatId: string; contactName: string; plan: ChatPlan; now: Date }) {
  const { chatId, plan, now } = props;
  const cancel = useCancelStep(chatId);
  const [edited, setEdited] = useState<PlanStep | null>(null);
  const timed: Timed[] = plan.steps.flatMap((step) => (step.at === null ? [] : [{ at: step.at, step }]));
  if (plan.windowEndsAt !== null) timed.push({ at: plan.windowEndsAt, step: null });
  const inOrder = timed.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <>
      <ol className={styles.lines}>
        {inOrder.map(({ at, step }) =>
          step === null ? (
            <WindowEnd key="window" at={at} plan={plan} now={now} />
          ) : (
            <Step
              key={step._id}
              step={step}
              name={nameOf(step, plan)}
              time={sayLeadTime(at, plan.zone, now)}
              left={Date.parse(at) > now.getTime() ? `in ${sayTimeLeft(at, now)}` : planMessages.soon}
              isBusy={cancel.isPending && cancel.variables === step._id}
              onEdit={() => setEdited(step)}
              onCancel={() => cancel.mutate(step._id)}
            />
          ),
        )}
      </ol>
      <Canceled plan={plan} />
      {edited !== null && (
        <EditPlanned
          key={edited._id}
          chatId={chatId}
          step={edited}
          name={props.contactName}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function Step(props: {
  step: PlanStep;
  name: string;
  time: string;
  left: string;
  isBusy: boolean;
  onEdit: () => void;
  onCancel: () => void;
}) {
  const { step, name, time } = props;
  if (step.state === 'sent') {
    return (
      <Line icon={<IconCircleCheck size={18} aria-hidden />} state="sent">
        <p className={styles.head}>
          {name} · {planMessages.sentTitle} {time}
        </p>
        {step.text !== null && (
          <p className={styles.words} dir="auto">
            “{step.text}”
          </p>
        )}
      </Line>
    );
  }
  const moved = plannedReasons[step.reason];
  return (
    <Line icon={<IconCircleDashed size={18} aria-hidden />} state="planned">
      <p className={styles.head}>
        <time dateTime={step.at ?? undefined}>{capital(time)}</time> · {props.left}
      </p>
      <p>{name}</p>
      <p className={styles.words} dir="auto">
        {step.text === null ? planMessages.written : `“${step.text}”`}
      </p>
      {step.ownText !== null && <p className={styles.words}>{stepMessages.ownWords}</p>}
      {moved !== undefined && <p className={styles.words}>{moved}</p>}
      {step.kind === 'follow-up' && (
        <p className={styles.actions}>
          <button
            type="button"
            className="text-action"
            aria-label={`${stepMessages.edit} ${name}`}
            onClick={props.onEdit}
          >
            {stepMessages.edit}
          </button>
          <button
            type="button"
            className="text-action"
            aria-label={`${planMessages.cancel} ${name}`}
            disabled={props.isBusy}
            onClick={props.onCancel}
          >
            {planMessages.cancel}
          </button>
        </p>
      )}
    </Line>
  );
}

function WindowEnd({ at, plan, now }: { at: string; plan: ChatPlan; now: Date }) {
  const isOver = Date.parse(at) <= now.getTime();
  const time = sayLeadTime(at, plan.zone, now);
  const isAd = plan.windowReason === 'ad';
  const { windowClosed, windowCloses } = isAd
    ? { windowClosed: planMessages.adWindowClosed, windowCloses: planMessages.adWindowCloses }
    : planMessages;
  return (
    <Line icon={<IconLock size={18} aria-hidden />} state="window">
      <p className={styles.head}>
        {isOver ? `${windowClosed} ${time}` : `${capital(time)} · in ${sayTimeLeft(at, now)}`}
      </p>
      {!isOver && <p>{windowCloses}</p>}
      {isAd && !isOver && <p className={styles.words}>{planMessages.adWindowWhy}</p>}
      <p className={styles.words}>{planMessages.afterWindow}</p>
    </Line>
  );
}

/** Steps that will not be sent, with the reason; steps with the same reason share a line. */
function Canceled({ plan }: { plan: ChatPlan }) {
  const numbers = new Map<PlanStep['reason'], number[]>();
  for (const step of plan.steps) {
    if (step.state !== 'cancelled') continue;
    numbers.set(step.reason, [...(numbers.get(step.reason) ?? []), plan.steps.indexOf(step) + 1]);
  }
  if (numbers.size === 0) return null;
  return (
    <ul className={styles.lines} aria-label={planMessages.canceledTitle}>
      {Array.from(numbers, ([reason, which]) => (
        <Line key={reason} icon={<IconCircleX size={18} aria-hidden />} state="canceled">
          <p>
            {followUpName(which)} canceled: {canceledReasons[reason]}.
          </p>
        </Line>
      ))}
    </ul>
  );
}

function Line({ icon, state, children }: { icon: ReactNode; state: string; children: ReactNode }) {
  return (
    <li className={styles.line} data-state={state}>
      {icon}
      <div>{children}</div>
    </li>
  );
}

function nameOf(step: PlanStep, { steps }: ChatPlan): string {
  return step.kind === 'talk-later' ? planMessages.talkLater : followUpName([steps.indexOf(step) + 1]);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
