import type { ComponentProps } from 'react';
import styles from './form.module.css';

/**
 * Fields below each other with the button that sends them. `as` replaces the form element if the fields are not
 * a form of their own.
 */
export function Form({ as, className, ...rest }: ComponentProps<'form'> & { as?: 'div' | 'section' }) {
  // The three elements take the same attributes.
  const Element = (as ?? 'form') as 'form';
  return <Element {...rest} className={className === undefined ? styles.form : `${styles.form} ${className}`} />;
}
