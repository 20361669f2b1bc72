import type { SavedView } from '@spotter/contract';
import { countSentence, goneSentence, shownCount } from './view-messages.ts';
import styles from './view-name.module.css';

/** The name of a view, with how many conversations it has or why it shows none. */
export function ViewName({ view }: { view: SavedView }) {
  const gone = goneSentence(view);
  const count = shownCount(view);
  return (
    <>
      <bdi className={styles.name} data-gone={gone !== null || undefined} title={gone ?? undefined}>
        {view.name}
      </bdi>
      {gone !== null && <span className="visually-hidden">{`: ${gone}`}</span>}
      {count !== null && (
        <>
          <span className={styles.count} aria-hidden>
            {count}
          </span>
          <span className="visually-hidden">{`, ${countSentence(view)}`}</span>
        </>
      )}
    </>
  );
}
