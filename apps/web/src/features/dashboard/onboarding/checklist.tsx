import { Button } from '@mantine/core';
import type { Onboarding } from '@spotter/contract';
import { IconExternalLink, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { StepNumber } from '../../../components/page/step-number.tsx';
import { paths } from '../../../paths.ts';
import { liveHint, liveTitle, onboardingMessages, openChatLabel, progressSentence, stepWords } from './messages.ts';
import { useDismiss, useOnboarding } from './queries.ts';
import styles from './checklist.module.css';

type Step = NonNullable<Onboarding['next']>;

// The first screen does without toasts until there is one to show.
const toasts = () => import('react-toastify');

/** How long undo is offered, in ms: long enough to notice that the checklist is gone. */
const undoOfferedMs = 12_000;

/**
 * A new coach's first steps, until all are done or the list is hidden.
 * The next step has the only primary button.
 */
export function Checklist() {
  const onboarding = useOnboarding().data;
  const dismiss = useDismiss();
  if (onboarding === undefined || onboarding.dismissed || onboarding.next === null) return null;
  const { steps, next, live } = onboarding;
  const isLive = next === 'keyword' && live !== null;
  const done = steps.filter((step) => step.done).length;

  function hide(dismissed: boolean) {
    dismiss.mutate(dismissed, {
      onSuccess: () => {
        if (dismissed) void offerUndo(() => hide(false));
      },
      onError: () => void toasts().then(({ toast }) => toast.error(onboardingMessages.dismissFailed)),
    });
  }

  return (
    <section className={styles.checklist} aria-labelledby="checklist-title">
      <header className={styles.checklistHead}>
        <h3 id="checklist-title">{isLive ? liveTitle(live.keyword) : onboardingMessages.title}</h3>
        <p>{progressSentence(done, steps.length)}</p>
        <IconButton
          className={styles.checklistDismiss}
          label={onboardingMessages.dismiss}
          title={onboardingMessages.dismiss}
          disabled={dismiss.isPending}
          onClick={() => hide(true)}
        >
          <IconX size={18} aria-hidden />
        </IconButton>
      </header>
      <progress
        className={styles.checklistProgress}
        value={done}
        max={steps.length}
        aria-labelledby="checklist-title"
      />
      <div className={styles.checklistNext}>
        <p>{isLive ? liveHint(live) : stepWords[next].hint}</p>
        {isLive ? (
          <Button
            component="a"
            size="md"
            href={live.messageUrl}
            target="_blank"
            rel="noopener"
            rightSection={<IconExternalLink size={18} aria-hidden />}
          >
            {openChatLabel(live.from)}
            <span className="visually-hidden"> ({onboardingMessages.opensApp})</span>
          </Button>
        ) : (
          <Button component={Link} size="md" to={placeOf(next, onboarding.agentId)}>
            {stepWords[next].button}
          </Button>
        )}
      </div>
      <Steps onboarding={onboarding} />
    </section>
  );
}

function Steps({ onboarding: { steps, next, agentId } }: { onboarding: Onboarding }) {
  // Only what is done while the coach looks is ticked off before their eyes.
  const [doneBefore] = useState(() => steps.filter(({ done }) => done).map(({ step }) => step));
  return (
    <ol className={styles.checklistSteps}>
      {steps.map(({ step, done }, index) => (
        <li
          key={step}
          data-done={done || undefined}
          data-ticked={(done && !doneBefore.includes(step)) || undefined}
          data-next={step === next || undefined}
        >
          <StepNumber number={index + 1} isChecked={done} className={styles.checklistMark} />
          {done || step === next ? (
            <span aria-current={step === next ? 'step' : undefined}>{stepWords[step].name}</span>
          ) : (
            <Link to={placeOf(step, agentId)}>{stepWords[step].name}</Link>
          )}
          {done && <span className="visually-hidden"> ({onboardingMessages.done})</span>}
        </li>
      ))}
    </ol>
  );
}

/** Returns the address where a step is done. */
function placeOf(step: Step, agentId: string | null): string {
  if (step === 'hours') return paths.availability;
  if (step === 'agent' || agentId === null) return paths.newAgent;
  if (step === 'try') return paths.agent(agentId);
  return step === 'connect' ? paths.agentServices(agentId) : paths.agentKeywords(agentId);
}

async function offerUndo(undo: () => void) {
  (await toasts()).toast.success(
    ({ closeToast }) => (
      <div className={styles.checklistToast}>
        <p>{onboardingMessages.dismissed}</p>
        <button
          type="button"
          className="text-action"
          onClick={() => {
            closeToast();
            undo();
          }}
        >
          {onboardingMessages.undo}
        </button>
      </div>
    ),
    { autoClose: undoOfferedMs, closeOnClick: false },
  );
}
