import type { ReactNode } from 'react';
import styles from './public-page.module.css';

/** The frame of the public pages; `whole`: the sections fill the page from the bar to the footer. */
export function PublicPage(props: {
  as?: 'article' | 'div';
  whole?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const Element = props.as ?? 'div';
  const names = [styles.page, props.whole ? '' : styles.inner, props.className ?? ''];
  return <Element className={names.filter((name) => name !== '').join(' ')}>{props.children}</Element>;
}

/** The sentence under a title. */
export function PublicLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
