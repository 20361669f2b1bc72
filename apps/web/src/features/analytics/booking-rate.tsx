import { formatBookingRate, type DayRange } from '@spotter/domain/analytics';
import { useFramedState } from '../../components/page/use-framed-state.ts';
import { EngagedDialog, type OpenedNumber } from './behind-numbers/engaged-dialog.tsx';
import { openNumberLabel } from './behind-numbers/messages.ts';
import { NumberButton } from './behind-numbers/number-button.tsx';
import { Block, SmallSampleNote } from './block.tsx';
import { analyticsMessages, periodBeforeWords, rangeWords, wholePercent } from './messages.ts';
import { useBookingRate, useSummary } from './queries.ts';
import { rangeKey } from './use-range.ts';
import styles from './analytics.module.css';

/** The percentage of conversations engaged in the range that have a booked call. */
export function BookingRate({ range }: { range: DayRange }) {
  const rate = useBookingRate(range);
  const before = useSummary(range).data?.before;
  const [opened, setOpened] = useFramedState<OpenedNumber | null>(rangeKey(range), null);
  const numberOf = (column: 'booked' | 'engaged', count: number) => (
    <NumberButton
      count={count}
      label={openNumberLabel([], column, count)}
      onOpen={() => setOpened({ of: { column }, names: [], count })}
    />
  );
  return (
    <Block
      title={analyticsMessages.bookingRate}
      figures={rate}
      failed={analyticsMessages.bookingRateFailed}
      height={84}
    >
      {(points) => {
        const engaged = points.reduce((sum, point) => sum + point.engaged, 0);
        const booked = points.reduce((sum, point) => sum + point.booked, 0);
        return (
          <div className={styles.rate}>
            <p className={styles.rateFigure}>
              {engaged === 0 ? formatBookingRate(points) : wholePercent(booked, engaged)}
            </p>
            <div className={styles.rateWords}>
              <p>
                {engaged > 0 && (
                  <>
                    <span className={styles.quiet}>{formatBookingRate(points)}</span>:{' '}
                  </>
                )}
                {numberOf('booked', booked)} of {numberOf('engaged', engaged)} conversations engaged {rangeWords(range)}{' '}
                have a booked call.
              </p>
              {before !== undefined && before.engaged > 0 && (
                <p className={styles.quiet}>
                  {periodBeforeWords(range)}: {wholePercent(before.booked, before.engaged)}, {before.booked} of{' '}
                  {before.engaged}
                </p>
              )}
              <SmallSampleNote samples={[engaged]} />
            </div>
            <EngagedDialog opened={opened} range={range} onClose={() => setOpened(null)} />
          </div>
        );
      }}
    </Block>
  );
}
