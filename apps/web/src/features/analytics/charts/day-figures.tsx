import type { TimeSeriesPoint } from '@spotter/contract';
import { dayLabel, fullDay } from '../messages.ts';

/** The numbers of a chart as a table, for screen readers. */
export function DayFigures({ title, unit, points }: { title: string; unit: string; points: TimeSeriesPoint[] }) {
  return (
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
  );
}
