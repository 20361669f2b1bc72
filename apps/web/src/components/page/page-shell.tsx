import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import styles from './page-shell.module.css';

type ShellProps = {
  /** Set for charts and tables, which need more than the width of a text. */
  isWide?: boolean;
  /** The link above everything else, on a page that is opened from another one. */
  wayBack?: ReactNode;
  children: ReactNode;
};

/** The column of every signed-in page, with its left edge beside the rail. */
export function PageShell({ isWide, wayBack, children }: ShellProps) {
  return (
    <section className={styles.page} data-wide={isWide} data-way-back={wayBack !== undefined || undefined}>
      {wayBack}
      {children}
    </section>
  );
}

/** One sentence under a title. */
export function PageLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

/** The page's title, and under it the page's purpose. */
export function PageTitle(props: { title: string; lead: ReactNode }) {
  return (
    <>
      <PageHeading>{props.title}</PageHeading>
      <PageLead>{props.lead}</PageLead>
    </>
  );
}

/**
 * The title with the actions for the whole page beside it.
 * `near`: on a phone they follow below it without a gap.
 */
export function PageHead(props: { title: string; lead: ReactNode; near?: boolean; children: ReactNode }) {
  return (
    <header className={styles.head} data-near={props.near}>
      <div>
        <PageTitle title={props.title} lead={props.lead} />
      </div>
      {props.children}
    </header>
  );
}
