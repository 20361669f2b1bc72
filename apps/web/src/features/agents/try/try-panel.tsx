import { ActionIcon } from '@mantine/core';
import type { Agent } from '@spotter/contract';
import { IconArrowUp, IconEyeOff, IconHandStop, IconRefresh } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type AgentValues, bodyOfValues, isComplete } from '../agent-values.ts';
import { PillButton } from '../../../components/kit/pill-button.tsx';
import { WritingDots } from '../../../components/writing-dots.tsx';
import { PracticeNote } from './practice-note.tsx';
import { sourcesSentence, tryMessages, trialSentence } from './try-messages.ts';
import { type TrialLine, useTrial } from './use-trial.ts';
import styles from './try.module.css';

/**
 * A phone on which the coach talks to the agent as a lead would. The agent answers by the form's present values,
 * saved or not.
 */
export function TryPanel(props: {
  agentId: string;
  agent: Agent | null;
  values: AgentValues;
  /** The field that a button elsewhere leads to. */
  messageField: RefObject<HTMLInputElement | null>;
}) {
  const { agent } = props;
  // The trial needs no name.
  const values = { ...props.values, name: props.values.name.trim() || 'Agent' };
  const ready = isComplete(values);
  const triggers = agent?.keywords ?? [];
  const trial = useTrial(props.agentId, {
    ...bodyOfValues(values, agent),
    ...(agent === null ? {} : { keywords: agent.keywords, rekeywords: agent.rekeywords }),
  });
  const [text, setText] = useState('');
  const history = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = history.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [trial.lines, trial.writing]);

  function send(message: string) {
    if (message.trim() === '' || !ready || trial.writing) return;
    trial.send(message.trim());
    setText('');
  }

  return (
    <aside className={styles.try} aria-labelledby="try-title">
      <div className={styles.tryHead}>
        <h2 id="try-title">{tryMessages.title}</h2>
        {trial.lines.length > 0 && (
          <button type="button" className={styles.tryAgain} onClick={trial.startOver}>
            <IconRefresh size={16} aria-hidden />
            {tryMessages.again}
          </button>
        )}
      </div>
      <p className={styles.tryLead}>{ready ? `${tryMessages.lead} ${tryMessages.unsaved}` : tryMessages.lead}</p>
      <PracticeNote agentId={props.agentId} />
      <div className={styles.tryPhone}>
        <div
          className={styles.tryHistory}
          ref={history}
          role="log"
          aria-label={tryMessages.title}
          // It scrolls, so the keyboard must reach it.
          tabIndex={0}
        >
          {trial.lines.length === 0 ? (
            <Opening ready={ready} triggers={triggers} onExample={send} />
          ) : (
            trial.lines.map((line, index) => <Line key={index} line={line} hasTriggers={triggers.length > 0} />)
          )}
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
        <MessageBox
          field={props.messageField}
          text={text}
          disabled={!ready || trial.writing || text.trim() === ''}
          onType={setText}
          onSend={() => send(text)}
        />
      </div>
    </aside>
  );
}

/** The lead's next message. This is not a form of its own, because Enter here must not save the agent beside it. */
function MessageBox(props: {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  disabled: boolean;
  onType: (text: string) => void;
  onSend: () => void;
}) {
  return (
    <div className={styles.tryBox}>
      <input
        ref={props.field}
        type="text"
        value={props.text}
        placeholder={tryMessages.placeholder}
        aria-label={tryMessages.label}
        autoComplete="off"
        dir="auto"
        maxLength={2000}
        onChange={(event) => props.onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          props.onSend();
        }}
      />
      <ActionIcon size={44} radius="xl" aria-label={tryMessages.send} disabled={props.disabled} onClick={props.onSend}>
        <IconArrowUp size={20} />
      </ActionIcon>
    </div>
  );
}

function Opening(props: { ready: boolean; triggers: string[]; onExample: (text: string) => void }) {
  const { triggers, onExample } = props;
  if (!props.ready) return <p className={styles.tryEmpty}>{tryMessages.needed}</p>;
  return (
    <div className={styles.tryEmpty}>
      <p>{triggers.length === 0 ? tryMessages.noTriggers : tryMessages.empty}</p>
      {[...triggers.slice(0, 1), ...tryMessages.examples].map((example) => (
        <PillButton key={example} className={styles.tryExample} onClick={() => onExample(example)}>
          {example}
        </PillButton>
      ))}
    </div>
  );
}

function Line({ line, hasTriggers }: { line: TrialLine; hasTriggers: boolean }) {
  if (line.kind === 'message') {
    return (
      <>
        <p className={styles.tryBubble} data-from={line.from} dir="auto">
          <span className="visually-hidden">{tryMessages.speaker[line.from]}: </span>
          {line.text}
        </p>
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
      <span>{trialSentence(line.decision, hasTriggers)}</span>
    </p>
  );
}
