import type { TagImportPlan } from '@spotter/contract';
import { useEffect, useRef } from 'react';
import { NamedLines } from '../../../../components/list-import/list-field.tsx';
import { TagChip } from '../tag-chip.tsx';
import { knownSentence, leftOutLabels, leftOutSentences, newTagsSentence, planSentence } from './import-messages.ts';
import styles from './plan-view.module.css';

const leftOut = ['notFound', 'accountClosed', 'noRoom', 'wrong'] as const;

/** What a list of tags will do, and whom and what it leaves out. */
export function PlanView({ plan }: { plan: TagImportPlan }) {
  const summary = useRef<HTMLParagraphElement>(null);
  // The step before is gone with the button that led here.
  useEffect(() => summary.current?.focus(), []);
  const known = knownSentence(plan.known);
  return (
    <div className={styles.plan}>
      <p ref={summary} tabIndex={-1} className={styles.summary}>
        {planSentence(plan)}
      </p>
      {known !== null && <p>{known}</p>}
      {plan.newTags.length > 0 && (
        <section>
          <p>{newTagsSentence(plan.newTags.length)}</p>
          <ul className={styles.tags}>
            {plan.newTags.map((name) => (
              <li key={name}>
                <TagChip tag={{ name, color: 'gray' }} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {leftOut.map((kind) => {
        const { count, named } = plan[kind];
        if (count === 0) return null;
        return (
          <details key={kind} className={styles.leftOut}>
            <summary>{leftOutSentences[kind](count)}</summary>
            <NamedLines label={leftOutLabels[kind]} lines={named} count={count} />
          </details>
        );
      })}
    </div>
  );
}
