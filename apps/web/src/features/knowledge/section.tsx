import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Hint } from '../../components/hint.tsx';
import { knowledgeMessages } from './messages.ts';
import styles from './section.module.css';

/** One kind of what the agents know: what it is for, how to add to it, and what there is. */
export function Section(props: { id?: string; title: string; hint: string; actions?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.section} id={props.id} aria-labelledby={heading}>
      <div className={styles.head}>
        <div>
          <h2 id={heading}>{props.title}</h2>
          <Hint>{props.hint}</Hint>
        </div>
        {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
      </div>
      {props.children}
    </section>
  );
}

/** A section's list: its shape while it loads, what to do if that failed, and what is said of an empty one. */
export function SectionList<Data>(props: {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'refetch'>;
  /** What did not load. */
  failed: string;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { query } = props;
  if (query.isPending) {
    return (
      <div className={`delayed ${styles.loading}`} role="status" aria-label={knowledgeMessages.loading}>
        <Skeleton height={72} radius={16} />
        <Skeleton height={72} radius={16} />
      </div>
    );
  }
  if (query.data === undefined) {
    return (
      <div className={styles.failed} role="alert">
        <p>
          {props.failed} {knowledgeMessages.failedHint}
        </p>
        <button type="button" className="text-action" onClick={() => void query.refetch()}>
          {knowledgeMessages.retry}
        </button>
      </div>
    );
  }
  if (props.isEmpty?.(query.data)) return props.empty && <p className={styles.empty}>{props.empty}</p>;
  return props.children(query.data);
}
