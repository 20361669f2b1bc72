import type { CoachCall, RecordOutcome, WantedResult } from '@spotter/contract';
import { addDays, dayAt } from '@spotter/language/zones/zoned-time';
import { inTransaction, type Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import { findOffer } from '../../offers/index.ts';
import { lockAppointment, type AppointmentRow } from '../appointments.repository.ts';
import type { AvailabilityService } from '../availability.ts';
import { presentCall } from '../booking.presenter.ts';
import type { CallChanges } from '../calls/call-changes.ts';
import { getCall } from '../calls/get-call.ts';
import { requestNoShowMessage } from '../in-chat/no-show/no-show.job.ts';
import { outcomeInWords } from './outcome.presenter.ts';

/** How far ahead a lead can be followed up, in days. */
const maxFollowUpDays = 731;

const noResult = {
  result: null,
  wonAmount: null,
  wonCurrency: null,
  wonOfferId: null,
  wonOfferName: null,
  lostReason: null,
  followUpOn: null,
} as const satisfies Partial<AppointmentRow>;
type ResultColumns = Pick<AppointmentRow, keyof typeof noResult>;

/** Records what came of the coach's calls. */
export function createOutcomes(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  changes: CallChanges;
}) {
  const { database, clock, availability, changes } = options;

  /** Returns the columns of a result; refuses an offer of somebody else and a day before the call. */
  async function columnsOf(access: Access, call: AppointmentRow, wanted: WantedResult): Promise<ResultColumns> {
    switch (wanted.kind) {
      case 'won': {
        const offer = wanted.offerId == null ? null : await getOffer(database, access, wanted.offerId);
        const sold = offer === null ? {} : { wonOfferId: offer.id, wonOfferName: offer.name };
        return { ...noResult, result: 'won', wonAmount: wanted.amount, wonCurrency: wanted.currency, ...sold };
      }
      case 'lost':
        return { ...noResult, result: 'lost', lostReason: wanted.reason };
      case 'follow-up': {
        const zone = await availability.findZone(database, access.workspaceId);
        if (wanted.on < dayAt(call.startsAt, zone)) {
          throw new AppError('invalid_input', 'Choose a day after the call');
        }
        if (wanted.on > addDays(dayAt(clock.now(), zone), maxFollowUpDays)) {
          throw new AppError('invalid_input', 'Choose a day within the next two years');
        }
        return { ...noResult, result: 'follow-up', followUpOn: wanted.on };
      }
    }
  }

  return {
    /** Records the outcome of a call that has begun, unless somebody changed it since `wanted.version`. */
    async record(access: Access, id: string, wanted: RecordOutcome): Promise<CoachCall> {
      const { workspaceId, userId } = access;
      const { appointment: seen } = await getCall(database, workspaceId, id);
      const result = wanted.result == null ? wanted.result : await columnsOf(access, seen, wanted.result);
      await inTransaction(database, async (tx) => {
        const call = await lockAppointment(tx, id);
        const now = clock.now();
        if (call === null || call.status !== 'confirmed' || call.startsAt > now) {
          throw new AppError('invalid_input', 'Only a call that has started can be marked');
        }
        if (wanted.version !== undefined && wanted.version !== call.outcomeVersion) {
          throw changedMeanwhile(call, await getCall(tx, workspaceId, id), userId);
        }
        const keeps = result === undefined && wanted.outcome === 'shown' && call.outcome === 'shown';
        const change = { outcome: wanted.outcome, ...(keeps ? {} : (result ?? noResult)) };
        if (!isChange(call, change)) return;
        const outcomeVersion = call.outcomeVersion + 1;
        const marked = await changes.update(tx, call, { ...change, outcomeVersion, outcomeBy: userId, outcomeAt: now });
        if (wanted.outcome === 'no-show') await requestNoShowMessage(tx, marked, now);
      });
      return presentCall(await getCall(database, workspaceId, id));
    },
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;

function isChange(call: AppointmentRow, change: Partial<AppointmentRow>): boolean {
  return Object.entries(change).some(([column, value]) => call[column as keyof AppointmentRow] !== value);
}

async function getOffer(database: Database, access: Access, id: string) {
  const offer = isId(id) ? await findOffer(database, access, id) : null;
  if (offer === null) throw new AppError('not_found', 'This offer does not exist');
  return offer;
}

function changedMeanwhile(call: AppointmentRow, { markedBy }: { markedBy: string | null }, userId: string): AppError {
  const who = call.outcomeBy === userId ? 'You' : markedBy || 'Someone';
  return new AppError(
    'conflict',
    call.outcome === null
      ? `${who} took the mark of this call back meanwhile. Nothing was changed.`
      : `${who} marked this call as ${outcomeInWords(call)} meanwhile. Nothing was changed.`,
  );
}
