import type { TimeSeriesPoint } from '@spotter/contract';
import type { CSSProperties } from 'react';
import { dayLabel, fullDay } from '../messages.ts';
import { barsOf, keyBars, labelStep } from './bars.ts';
import styles from './bar-chart.module.css';

/** How many days fit below the bars, on a large and on a small screen. */
const maxLabels = { large: 10, small: 5 };

/** The least that a full bar stands for: a single call does not look like a record. */
const minScale = 2;

/** Bars per day or week with their numbers. Keyboards and screen readers read the table beside it. */
export function BarChart(props: { points: TimeSeriesPoint[]; height: number; unit: string; tone: 'booked' | 'plain' }) {
  const bars = barsOf(props.points);
  const max = Math.max(...bars.map(({ value }) => value), minScale);
  const keys = keyBars(bars);
  const last = bars.length - 1;
  const steps = { large: labelStep(bars.length, maxLabels.large), small: labelStep(bars.length, maxLabels.small) };
  return (
    <div className={styles.bars} style={{ height: props.height }} data-tone={props.tone} aria-hidden>
      {bars.map(({ from, to, value }, at) => (
        <div
          key={from}
          className={styles.slot}
          title={`${from === to ? fullDay(from) : `${fullDay(from)} to ${fullDay(to)}`}: ${value} ${props.unit}`}
        >
          <span className={styles.column}>
            {value > 0 && (
              <span className={styles.value} data-key={keys.has(at) || undefined}>
                {value}
              </span>
            )}
            <span className={styles.bar} style={{ '--part': value / max } as CSSProperties} />
          </span>
          <span
            className={styles.day}
            data-large={(last - at) % steps.large === 0 || undefined}
            data-small={(last - at) % steps.small === 0 || undefined}
          >
            {dayLabel(from)}
          </span>
        </div>
      ))}
    </div>
  );
}
