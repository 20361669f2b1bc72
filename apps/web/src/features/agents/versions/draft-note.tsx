import type { AgentDraft } from '@spotter/contract';
import { ChangeList } from './change-list.tsx';
import styles from './draft-note.module.css';
import { byWhom, versionMessages } from './version-messages.ts';

/** Says that the form shows a draft, what it changes, and what can be done with it. */
export function DraftNote(props: {
  draft: AgentDraft;
  isBusy: boolean;
  /** Whether what stands in the form can be published. */
  isWhole: boolean;
  onPublish: () => void;
  onDiscard: () => void;
}) {
  const { draft } = props;
  return (
    <section className={styles.draft} aria-label={versionMessages.draftTitle}>
      <p>
        <strong>{versionMessages.draftTitle}</strong> {versionMessages.draftHint}{' '}
        <span className={styles.who}>{byWhom(draft.savedBy, draft.savedAt)}</span>
      </p>
      <details className={styles.details}>
        <summary>{versionMessages.draftChanges}</summary>
        <ChangeList changes={draft.changes} />
      </details>
      <p className={styles.actions}>
        <button
          type="button"
          className="text-action"
          disabled={props.isBusy || !props.isWhole}
          onClick={props.onPublish}
        >
          {versionMessages.publish}
        </button>
        <button type="button" className="text-action" disabled={props.isBusy} onClick={props.onDiscard}>
          {versionMessages.discard}
        </button>
      </p>
    </section>
  );
}
