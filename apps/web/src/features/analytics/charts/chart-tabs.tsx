import { type KeyboardEvent, useId } from 'react';
import { beforeWords } from '../messages.ts';
import styles from './chart-tabs.module.css';

/** A chart that can be chosen, with its number and that of the period before. */
export type ChartTab = { title: string; total: number | undefined; before: number | undefined };

const ways: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The charts by name. The arrow keys lead from one to the next, and choose it. */
export function ChartTabs(props: {
  label: string;
  tabs: ChartTab[];
  chosen: number;
  panelId: string;
  onChoose: (at: number) => void;
}) {
  const { tabs, chosen } = props;
  const id = useId();

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const to = ways[event.key]?.(chosen, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    props.onChoose(to);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={props.label} onKeyDown={move}>
      {tabs.map(({ title, total, before }, at) => (
        <button
          key={title}
          id={`${id}-${at}`}
          type="button"
          role="tab"
          aria-selected={at === chosen}
          aria-controls={props.panelId}
          tabIndex={at === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => props.onChoose(at)}
        >
          <span>{title}</span>{' '}
          <span className={styles.figures}>
            <strong>{total ?? '–'}</strong>
            {total !== undefined && before !== undefined && total + before > 0 && (
              <span className={styles.before}> {beforeWords(before)}</span>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}
