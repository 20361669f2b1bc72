import type { ReactNode } from 'react';
import { RowCards } from '../row-cards/row-cards.tsx';
import styles from './figures-table.module.css';

/** A table of numbers, each row under its name. On a phone each row is a card, so that nothing is cut. */
export function FiguresTable(props: { label: string; columns: readonly string[]; children: ReactNode }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={props.label}>
      <RowCards className={styles.table} data-wide={props.columns.length > 4 || undefined}>
        <thead>
          <tr role="row">
            {props.columns.map((name) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {props.children}
      </RowCards>
    </div>
  );
}

/** The name of whose numbers follow. */
export function GroupRow({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <tr className={styles.group} role="row">
      <th scope="rowgroup" role="rowheader" colSpan={columns.length} dir="auto">
        {children}
      </th>
    </tr>
  );
}

/** The name of a row, with a line about it. */
export function RowName({ children, about }: { children: ReactNode; about?: string | undefined }) {
  return (
    <th scope="row" role="rowheader">
      {children}
      {about !== undefined && (
        <span className={styles.about} dir="auto">
          {about}
        </span>
      )}
    </th>
  );
}

/** A number that opens what is behind it, with its rate below. */
export function NumberCell(props: {
  count: number;
  /** What is shown instead of the count. */
  shown?: string;
  column: string;
  label: string;
  onOpen: () => void;
  rate?: ReactNode;
}) {
  return (
    <td role="cell" data-column={props.column}>
      <button
        type="button"
        className={styles.number}
        disabled={props.count === 0}
        aria-label={props.label}
        onClick={props.onOpen}
      >
        {props.shown ?? props.count}
      </button>
      {props.rate !== undefined && <span className={styles.rate}>{props.rate}</span>}
    </td>
  );
}
