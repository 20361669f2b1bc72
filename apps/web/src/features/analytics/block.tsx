import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { smallSample } from '@spotter/domain';
import { analyticsMessages } from './messages.ts';

type Figures<Data> = { data: Data | undefined; isPending: boolean; isError: boolean; refetch: () => unknown };

/** A part of the page that loads, and fails, on its own. */
export function Block<Data>(props: {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  figures: Figures<Data>;
  failed: string;
  /** Of what is shown, in pixels, for the wait. */
  height: number;
  children: (data: Data) => ReactNode;
}) {
  const { figures } = props;
  const titleId = useId();
  return (
    <section className="block" aria-labelledby={titleId}>
      <div className="block-head">
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

/** What did not load, and the way to try again. */
export function BlockFailure({ failed, onRetry }: { failed: string; onRetry: () => unknown }) {
  return (
    <div className="block-failure" role="alert">
      <p className="block-failure-title">
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

/** Says of a rate that it was drawn from few cases. */
export function SmallSample({ of, compact = false }: { of: number; compact?: boolean }) {
  if (of === 0 || of >= smallSample) return null;
  return (
    <span className="mark" data-tone="warning" title={analyticsMessages.smallSampleHint}>
      <IconAlertTriangle size={14} aria-hidden />
      <span className={compact ? 'visually-hidden' : undefined}>{analyticsMessages.smallSample}</span>
    </span>
  );
}

/** What the compact mark means, under a table that has it. */
export function SmallSampleLegend({ samples }: { samples: number[] }) {
  if (!samples.some((of) => of > 0 && of < smallSample)) return null;
  return (
    <p className="small-sample-legend" aria-hidden>
      <span className="mark" data-tone="warning">
        <IconAlertTriangle size={14} />
      </span>
      {analyticsMessages.smallSample}: {analyticsMessages.smallSampleHint}
    </p>
  );
}
