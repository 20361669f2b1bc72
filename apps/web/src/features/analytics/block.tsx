import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { smallSample } from '@spotter/domain/analytics';
import { analyticsMessages, wholePercent } from './messages.ts';
import styles from './analytics.module.css';

type Figures<Data> = { data: Data | undefined; isPending: boolean; isError: boolean; refetch: () => unknown };

/** A part of the page that loads and fails on its own. */
export function Block<Data>(props: {
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  figures: Figures<Data>;
  failed: string;
  /** The height of the content in pixels, reserved while it loads. */
  height: number;
  children: (data: Data) => ReactNode;
}) {
  const { figures } = props;
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <div className={styles.blockHead}>
        <h2 id={titleId}>{props.title}</h2>
        {props.aside}
      </div>
      {figures.isPending ? (
        <Skeleton className="delayed" height={props.height} aria-hidden />
      ) : figures.isError || figures.data === undefined ? (
        <BlockFailure failed={props.failed} onRetry={figures.refetch} />
      ) : (
        props.children(figures.data)
      )}
    </section>
  );
}

/** Two blocks beside each other if there is room. */
export function BlockPair({ children }: { children: ReactNode }) {
  return <div className={styles.blockPair}>{children}</div>;
}

/** Says what did not load, with a button to try again. */
export function BlockFailure({ failed, onRetry }: { failed: string; onRetry: () => unknown }) {
  return (
    <div className={styles.blockFailure} role="alert">
      <p className={styles.blockFailureTitle}>
        <IconAlertTriangle size={18} aria-hidden />
        {failed}
      </p>
      <p>{analyticsMessages.tryLater}</p>
      <Button variant="default" size="sm" onClick={onRetry}>
        {analyticsMessages.retry}
      </Button>
    </div>
  );
}

/** Says once per block that some of its rates come from few cases. */
export function SmallSampleNote({ samples }: { samples: number[] }) {
  if (!samples.some(isSmallSample)) return null;
  return <p className={styles.smallSample}>{analyticsMessages.smallSample}</p>;
}

/** A rate. It looks quieter if it comes from few cases. */
export function Rate({ part, whole }: { part: number; whole: number }) {
  return <span className={isSmallSample(whole) ? styles.quiet : undefined}>{wholePercent(part, whole)}</span>;
}

function isSmallSample(cases: number): boolean {
  return cases > 0 && cases < smallSample;
}

/** Says once why some rates are gray. */
export function GrayRates() {
  return <p className={styles.grayRates}>{analyticsMessages.grayRates}</p>;
}
