import type { Agent } from '@spotter/contract';
import { IconRefresh } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { type AgentValues, bodyOfValues, isComplete } from '../agent-values.ts';
import { PillButton } from '../../../components/kit/pill-button.tsx';
import { PracticeNote } from './practice-note.tsx';
import { TrialBox, TrialLog } from './trial-phone.tsx';
import { tryMessages } from './try-messages.ts';
import { useAgentTrial } from './use-trial.ts';
import styles from './try.module.css';

/**
 * A phone on which the coach talks to the agent as a lead would. The agent answers by the form's present values,
 * saved or not.
 */
export function TryPanel(props: {
  agentId: string;
  /** As it is published, from which the values differ. */
  agent: Agent | null;
  /** As the form shows it: its draft where there is one. */
  shown: Agent | null;
  values: AgentValues;
  /** The field that a button elsewhere leads to. */
  messageField: RefObject<HTMLInputElement | null>;
}) {
  const { agent, shown } = props;
  // The trial needs no name.
  const values = { ...props.values, name: props.values.name.trim() || 'Agent' };
  const ready = isComplete(values);
  const triggers = shown?.keywords ?? [];
  const trial = useAgentTrial(props.agentId, {
    ...bodyOfValues(values, agent),
    ...(shown === null ? {} : keywordsOf(shown)),
  });
  const [text, setText] = useState('');

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
        <TrialLog
          trial={trial}
          hasTriggers={triggers.length > 0}
          opening={<Opening ready={ready} triggers={triggers} onExample={send} />}
        />
        <TrialBox
          field={props.messageField}
          placeholder={tryMessages.placeholder}
          text={text}
          disabled={!ready || trial.writing}
          onType={setText}
          onSend={() => send(text)}
        />
      </div>
    </aside>
  );
}

function keywordsOf({ keywords, keywordRules, rekeywords, rekeywordRules }: Agent) {
  return { keywords, keywordRules, rekeywords, rekeywordRules };
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
