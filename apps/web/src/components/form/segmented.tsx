import styles from './segmented.module.css';

/** A choice of one among a few values, as buttons in one frame. Choosing the present value again is reported too. */
export function Segmented<Value extends string | number>(props: {
  label: string;
  values: readonly Value[];
  /** null: none of them. */
  chosen: Value | null;
  labelOf: (value: Value) => string;
  onChoose: (value: Value) => void;
  isCompact?: boolean;
}) {
  return (
    <div className={styles.segmented} role="group" aria-label={props.label} data-compact={props.isCompact}>
      {props.values.map((value) => (
        <button key={value} type="button" aria-pressed={value === props.chosen} onClick={() => props.onChoose(value)}>
          {props.labelOf(value)}
        </button>
      ))}
    </div>
  );
}
