import { Button } from '@mantine/core';
import type { Onboarding } from '@spotter/contract';
import { IconCheck, IconExternalLink, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { liveHint, liveTitle, onboardingMessages, openChatLabel, progressSentence, stepWords } from './messages.ts';
import { useDismiss, useOnboarding } from './queries.ts';
import styles from './checklist.module.css';

type Step = NonNullable<Onboarding['next']>;

// The first screen does without until something is said.
const toasts = () => import('react-toastify');

/** Long enough to notice that it is gone. */
const undoOfferedMs = 12_000;

/** The first steps of a new coach until all are done or it is hidden; the next one is the one primary button. */
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
      onError: async () => (await toasts()).toast.error(onboardingMessages.dismissFailed),
    });
  }

  return (
    <section className={styles.checklist} aria-labelledby="checklist-title">
      <header className={styles.checklistHead}>
        <h3 id="checklist-title">{isLive ? liveTitle(live.keyword) : onboardingMessages.title}</h3>
        <p>{progressSentence(done, steps.length)}</p>
        <button
          type="button"
          className={styles.checklistDismiss}
          aria-label={onboardingMessages.dismiss}
          title={onboardingMessages.dismiss}
          disabled={dismiss.isPending}
          onClick={() => hide(true)}
        >
          <IconX size={18} aria-hidden />
        </button>
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
      <ol className={styles.checklistSteps}>
        {steps.map((step, index) => (
          <li key={step.step} data-done={step.done || undefined} data-next={step.step === next || undefined}>
            <span className={styles.checklistMark} aria-hidden>
              {step.done ? <IconCheck size={14} stroke={2.5} /> : index + 1}
            </span>
            {step.done || step.step === next ? (
              <span aria-current={step.step === next ? 'step' : undefined}>{stepWords[step.step].name}</span>
            ) : (
              <Link to={placeOf(step.step, onboarding.agentId)}>{stepWords[step.step].name}</Link>
            )}
            {step.done && <span className="visually-hidden"> ({onboardingMessages.done})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where a step is taken. */
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
