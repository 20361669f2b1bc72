import { IconArrowUp, IconEyeOff, IconHandStop } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { WritingDots } from '../../../components/writing-dots.tsx';
import { sourcesSentence, tryMessages, trialSentence } from './try-messages.ts';
import type { Trial, TrialLine } from './use-trial.ts';
import styles from './try.module.css';

/** The conversation of a trial, with what the agent did at each message, and why. */
export function TrialLog(props: { trial: Trial; hasTriggers: boolean; coach?: string; opening: ReactNode }) {
  const { trial, hasTriggers, coach = 'you' } = props;
  const history = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = history.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [trial.lines, trial.writing]);

  return (
    <div
      className={styles.tryHistory}
      ref={history}
      role="log"
      aria-label={tryMessages.title}
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
    >
      {trial.lines.length === 0
        ? props.opening
        : trial.lines.map((line, index) => <Line key={index} line={line} hasTriggers={hasTriggers} coach={coach} />)}
      {trial.writing && (
        <p className={styles.tryWriting} role="status" aria-label={tryMessages.writing}>
          <WritingDots />
        </p>
      )}
      {trial.failure !== null && (
        <p className={styles.tryFailed} role="alert">
          {trial.failure}
          <button type="button" className="text-action" onClick={trial.retry}>
            {tryMessages.retry}
          </button>
        </p>
      )}
    </div>
  );
}

/** The lead's next message. This is not a form of its own, because Enter here must not save the agent beside it. */
export function TrialBox(props: {
  field?: RefObject<HTMLInputElement | null>;
  placeholder: string;
  text: string;
  disabled: boolean;
  maxLength?: number;
  onType: (text: string) => void;
  onSend: () => void;
}) {
  return (
    <div className={styles.tryBox}>
      <input
        ref={props.field}
        type="text"
        value={props.text}
        placeholder={props.placeholder}
        aria-label={tryMessages.label}
        autoComplete="off"
        dir="auto"
        maxLength={props.maxLength ?? 2000}
        onChange={(event) => props.onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          props.onSend();
        }}
      />
      <button
        type="button"
        className={styles.trySend}
        aria-label={tryMessages.send}
        disabled={props.disabled || props.text.trim() === ''}
        onClick={props.onSend}
      >
        <IconArrowUp size={20} aria-hidden />
      </button>
    </div>
  );
}

function Line({ line, hasTriggers, coach }: { line: TrialLine; hasTriggers: boolean; coach: string }) {
  if (line.kind === 'message') {
    return (
      <>
        {(line.from === 'agent' ? line.messages : [line.text]).map((text, nth) => (
          <p key={nth} className={styles.tryBubble} data-from={line.from} dir="auto">
            <span className="visually-hidden">{tryMessages.speaker[line.from]}: </span>
            {text}
          </p>
        ))}
        {line.from === 'agent' && line.sources.length > 0 && (
          <p className={styles.tryDecision} dir="auto">
            <span>{sourcesSentence(line.sources)}</span>
          </p>
        )}
      </>
    );
  }
  const { kind } = line.decision;
  return (
    <p className={styles.tryDecision} data-kind={kind}>
      {kind === 'hand-over' && <IconHandStop size={15} aria-hidden />}
      {kind === 'stay-silent' && <IconEyeOff size={15} aria-hidden />}
      <span>{trialSentence(line.decision, hasTriggers, coach)}</span>
    </p>
  );
}
