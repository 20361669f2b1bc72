import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import styles from './page-shell.module.css';

/** `width` is what the page is made of: each kind is as wide as it can be read. */
type ShellProps = {
  width: 'list' | 'record' | 'calls' | 'tiles' | 'charts';
  /** Above everything, on a page that is opened from another one. */
  wayBack?: ReactNode;
  children: ReactNode;
};

/** The column in the middle that every page of the signed-in stands in. */
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

/** What the page is, and under it what it is for. */
export function PageTitle(props: { title: string; lead: ReactNode }) {
  return (
    <>
      <PageHeading>{props.title}</PageHeading>
      <PageLead>{props.lead}</PageLead>
    </>
  );
}

/** The title with what can be done for the whole page beside it; `near`: below it on a phone, without a gap. */
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
