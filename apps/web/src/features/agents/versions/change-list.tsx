import type { AgentChange } from '@spotter/contract';
import styles from './change-list.module.css';
import { versionMessages } from './version-messages.ts';

/** What is different from another version, part by part. */
export function ChangeList({ changes }: { changes: AgentChange[] }) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ what, removed, added, more }) => (
        <div key={what}>
          <dt>{what}</dt>
          {removed.map((line, place) => (
            <dd key={`removed ${place}`} data-is="removed">
              <span className="visually-hidden">{versionMessages.removed}</span>
              <del dir="auto">{line}</del>
            </dd>
          ))}
          {added.map((line, place) => (
            <dd key={`added ${place}`} data-is="added">
              <span className="visually-hidden">{versionMessages.added}</span>
              <ins dir="auto">{line}</ins>
            </dd>
          ))}
          {removed.length + added.length === 0 && <dd>{versionMessages.reordered}</dd>}
          {more > 0 && <dd>{versionMessages.more(more)}</dd>}
        </div>
      ))}
    </dl>
  );
}
