import type { Agent, SimulatedVersion } from '@spotter/contract';
import type { ReactNode } from 'react';
import { Segmented } from '../../../components/form/segmented.tsx';
import type { useAgentDraft } from '../versions/version-queries.ts';
import { proofMessages } from './proof-messages.ts';
import styles from './run-form.module.css';

/** Which version a run plays: the draft is on offer while there is one. */
export function VersionChoice(props: {
  agent: Agent;
  draft: ReturnType<typeof useAgentDraft>;
  chosen: SimulatedVersion;
  onChoose: (version: SimulatedVersion) => void;
}) {
  const { agent, draft } = props;
  const nameOf = (version: SimulatedVersion) =>
    version === 'draft' ? proofMessages.draft : proofMessages.published(agent.version);
  return (
    <Part title={proofMessages.which}>
      {draft.data == null ? (
        <p>{nameOf('published')}</p>
      ) : (
        <Segmented
          label={proofMessages.which}
          values={['published', 'draft']}
          chosen={props.chosen}
          labelOf={nameOf}
          onChoose={props.onChoose}
        />
      )}
      {draft.isError && (
        <p className={styles.quiet}>
          {proofMessages.draftFailed} <Retry onRetry={() => void draft.refetch()} />
        </p>
      )}
    </Part>
  );
}

/** The frame of the form of a run. */
export function RunFormFrame({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}

/** What the run takes, and its button. */
export function BeginPart({ children }: { children: ReactNode }) {
  return <div className={styles.begin}>{children}</div>;
}

/** A line that matters less. */
export function QuietLine({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}

/** One question of the form of a run. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

export function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" className="text-action" onClick={onRetry}>
      {proofMessages.retry}
    </button>
  );
}
