import { Skeleton } from '@mantine/core';
import type { TimeSeriesPoint } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { lazy, Suspense } from 'react';
import { Block } from './block.tsx';
import { comparisonWords, dayLabel, fullDay } from './messages.ts';
import styles from './analytics.module.css';

const DayChart = lazy(() => import('./day-chart.tsx'));

/** A line chart over the days of the range with its total, and the same data as a table for screen readers. */
export function DayChartBlock(props: {
  title: string;
  failed: string;
  /** The counted thing, in the plural. */
  unit: string;
  height: 300 | 250;
  color: string;
  range: DayRange;
  points: { data: TimeSeriesPoint[] | undefined; isPending: boolean; isError: boolean; refetch: () => unknown };
  /** The count in the period before; undefined while it is unknown. */
  before: number | undefined;
}) {
  const { title, unit, height, range } = props;
  return (
    <Block title={title} figures={props.points} failed={props.failed} height={height + 44}>
      {(points) => {
        const total = points.reduce((sum, { value }) => sum + value, 0);
        return (
          <>
            <p className={styles.chartTotal}>
              <strong>{total}</strong> {unit}
              {props.before !== undefined && total + props.before > 0 && (
                <span className={styles.quiet}> · {comparisonWords(range, total, props.before)}</span>
              )}
            </p>
            <div className={styles.chart} style={{ height }} aria-hidden>
              <Suspense fallback={<Skeleton height={height} />}>
                <DayChart points={points} unit={unit} height={height} color={props.color} />
              </Suspense>
            </div>
            <div className="visually-hidden">
              <table>
                <caption>{title}</caption>
                <thead>
                  <tr>
                    <th scope="col">Day</th>
                    <th scope="col">{unit}</th>
                  </tr>
                </thead>
                <tbody>
                  {points.map(({ time, value }) => (
                    <tr key={time}>
                      <th scope="row">
                        <time dateTime={time} aria-label={fullDay(time)}>
                          {dayLabel(time)}
                        </time>
                      </th>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        );
      }}
    </Block>
  );
}
