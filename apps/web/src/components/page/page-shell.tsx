import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import styles from './page-shell.module.css';

/** `width` names the page's kind of content. Each kind is as wide as it stays readable. */
type ShellProps = {
  width: 'list' | 'record' | 'calls' | 'tiles' | 'charts';
  /** The link above everything else, on a page that is opened from another one. */
  wayBack?: ReactNode;
  children: ReactNode;
};

/** The column in the middle of every signed-in page. */
export function PageShell({ width, wayBack, children }: ShellProps) {
  return (
    <section className={styles.page} data-width={width} data-way-back={wayBack !== undefined || undefined}>
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
