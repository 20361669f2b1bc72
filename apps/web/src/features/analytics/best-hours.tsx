import type { DayRange } from '@spotter/domain/analytics';
import { Block } from './block.tsx';
import { analyticsMessages, hourLabel, rangeWords, weekdays } from './messages.ts';
import { useBestHours } from './queries.ts';
import styles from './analytics.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const hoursNamed = 6;

/** When contacts write, as a grid of weekdays by hours. Darker cells have fewer messages. */
export function BestHours({ range }: { range: DayRange }) {
  const cells = useBestHours(range);
  return (
    <Block title={analyticsMessages.bestHours} figures={cells} failed={analyticsMessages.bestHoursFailed} height={240}>
      {(counted) => {
        const total = counted.reduce((sum, { received }) => sum + received, 0);
        const best = counted.reduce((max, cell) => (cell.received > max.received ? cell : max));
        if (total === 0) return <p className={styles.blockEmpty}>{analyticsMessages.noMessages}</p>;
        const receivedAt = (weekday: number, hour: number) => counted[weekday * 24 + hour]?.received ?? 0;
        return (
          <>
            <p>
              Most messages come on {weekdays[best.weekday]}s from {hourLabel(best.hour)} to {hourLabel(best.hour + 1)}:{' '}
              {best.received} of {total} received {rangeWords(range)}.
            </p>
            <table className={styles.heat}>
              <caption className="visually-hidden">Messages received by weekday and hour</caption>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">Weekday</span>
                  </th>
                  {hours.map((hour) => (
                    <th key={hour} scope="col">
                      <span className={hour % hoursNamed === 0 ? styles.heatHour : 'visually-hidden'}>
                        {hourLabel(hour)}
                      </span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weekdays.map((name, weekday) => (
                  <tr key={name}>
                    <th scope="row" aria-label={name}>
                      {name.slice(0, 3)}
                    </th>
                    {hours.map((hour) => {
                      const received = receivedAt(weekday, hour);
                      return (
                        <td
                          key={hour}
                          title={`${name}, ${hourLabel(hour)} to ${hourLabel(hour + 1)}: ${received}`}
                          data-best={(weekday === best.weekday && hour === best.hour) || undefined}
                          style={{ '--heat': received / best.received } as React.CSSProperties}
                        >
                          <span className="visually-hidden">{received}</span>
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        );
      }}
    </Block>
  );
}
