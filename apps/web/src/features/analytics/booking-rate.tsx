import { formatBookingRate, percentOf, type DayRange } from '@spotter/domain';
import { Block, SmallSample } from './block.tsx';
import { analyticsMessages, periodBeforeWords, rangeWords } from './messages.ts';
import { useBookingRate, useSummary } from './queries.ts';

/** Of the conversations engaged in the range, how many percent have a booked call. */
export function BookingRate({ range }: { range: DayRange }) {
  const rate = useBookingRate(range);
  const before = useSummary(range).data?.before;
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
          <div className="rate">
            <p className="rate-figure">{formatBookingRate(points)}</p>
            <div className="rate-words">
              <p>
                {booked} of {engaged} conversations engaged {rangeWords(range)} have a booked call.{' '}
                <SmallSample of={engaged} />
              </p>
              {before !== undefined && before.engaged > 0 && (
                <p className="quiet">
                  {periodBeforeWords(range)}:{' '}
                  {formatBookingRate([{ value: percentOf(before.booked, before.engaged), engaged: before.engaged }])},{' '}
                  {before.booked} of {before.engaged}
                </p>
              )}
            </div>
          </div>
        );
      }}
    </Block>
  );
}
