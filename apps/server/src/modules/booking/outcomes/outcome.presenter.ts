import type { CallResult, CoachCall } from '@spotter/contract';
import { sayMoney } from '@spotter/domain/money';
import type { AppointmentRow } from '../appointments.repository.ts';

/** Returns the outcome of a call for its coach. */
export function presentOutcome(
  row: AppointmentRow,
  markedBy: string | null,
): Pick<CoachCall, 'outcome' | 'result' | 'outcomeVersion' | 'outcomeBy'> {
  return {
    outcome: row.outcome,
    result: resultOf(row),
    outcomeVersion: row.outcomeVersion,
    outcomeBy: row.outcomeAt === null ? null : { name: markedBy || null, at: row.outcomeAt.toISOString() },
  };
}

/** Returns what came of a call to which the guest came; null where nobody recorded it. */
function resultOf(row: AppointmentRow): CallResult | null {
  if (row.outcome !== 'shown') return null;
  switch (row.result) {
    case 'won': {
      const { wonAmount: amount, wonCurrency: currency, wonOfferName: name } = row;
      if (amount === null || currency === null) return null;
      return { kind: 'won', amount, currency, offer: name === null ? null : { _id: row.wonOfferId, name } };
    }
    case 'lost':
      return { kind: 'lost', reason: row.lostReason ?? 'other' };
    case 'follow-up':
      return row.followUpOn === null ? null : { kind: 'follow-up', on: row.followUpOn };
    case null:
      return null;
  }
}

/** Returns an outcome in words, as "marked this call as …" goes on. */
export function outcomeInWords(row: AppointmentRow): string {
  if (row.outcome === null) return 'not marked';
  if (row.outcome === 'no-show') return 'no-show';
  const result = resultOf(row);
  switch (result?.kind) {
    case undefined:
      return 'shown';
    case 'won':
      return `won, ${sayMoney(result)}`;
    case 'lost':
      return 'lost';
    case 'follow-up':
      return `to follow up on ${result.on}`;
  }
}
