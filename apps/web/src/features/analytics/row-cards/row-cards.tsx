import type { ComponentProps } from 'react';
import styles from './row-cards.module.css';

/** A table of figures whose rows are cards on a phone, where its columns would not fit. */
export function RowCards({ className = '', ...table }: ComponentProps<'table'>) {
  // Drawn as a grid, it would lose its role.
  return <table {...table} className={`${className} ${styles.rowCards}`} role="table" />;
}
