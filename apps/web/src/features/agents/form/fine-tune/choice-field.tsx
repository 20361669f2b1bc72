import type { ReactNode } from 'react';
import styles from './choice-field.module.css';

/** A choice in the form: what it is about, what it does, and the buttons. */
export function ChoiceField(props: { label: string; hint: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{props.label}</legend>
      <p className={styles.hint}>{props.hint}</p>
      {props.children}
    </fieldset>
  );
}
