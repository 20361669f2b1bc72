import { bookingRoutes, type CoachCall, type RecordOutcome } from '@spotter/contract';
import { IconCalendarTime, IconTrophy, IconUserCheck, IconUserX, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'react-toastify';
import { refusalSentence } from '../../../api/refusal-sentence.ts';
import { useMay } from '../../../api/rights/use-may.ts';
import { offerUndo } from '../../../components/undo/undo-toast.tsx';
import { outcomeMessages, sayDone, sayResult } from './outcome-messages.ts';
import { outcomeOf, useRecordOutcome } from './outcome-queries.ts';
import styles from './outcome.module.css';

const OutcomeDialog = lazy(async () => ({ default: (await import('./outcome-dialog.tsx')).OutcomeDialog }));

/** What needs more than a tap. */
export type AskedResult = 'won' | 'lost' | 'follow-up';

const results = [
  { kind: 'won', label: outcomeMessages.won, Icon: IconTrophy },
  { kind: 'lost', label: outcomeMessages.lost, Icon: IconX },
  { kind: 'follow-up', label: outcomeMessages.followUp, Icon: IconCalendarTime },
] as const;

/** Whether the guest came to a call, and its result. Both can be changed and undone. */
export function Outcome({ call }: { call: CoachCall }) {
  const record = useRecordOutcome();
  const mayMark = useMay(bookingRoutes.recordOutcome);
  const [asked, setAsked] = useState<AskedResult | null>(null);
  // The choice shows right away, before the server answers.
  const marked = record.isPending ? record.variables.outcome : call.outcome;
  const reached = record.isPending ? record.variables.result?.kind : call.result?.kind;
  const mark = (wanted: Omit<RecordOutcome, 'version'>, onDone?: () => void) =>
    record.mutate(
      { id: call._id, ...wanted, version: call.outcomeVersion },
      {
        onSuccess: (changed) => {
          onDone?.();
          offerUndo(sayDone(changed), () => undo(changed.outcomeVersion));
        },
        onError: (error) => toast.error(refusalSentence(error, outcomeMessages.failed)),
      },
    );
  const undo = (version: number) =>
    record.mutate(
      { id: call._id, ...outcomeOf(call), version },
      { onError: (error) => toast.error(refusalSentence(error, outcomeMessages.undoFailed)) },
    );
  const isOff = record.isPending || !mayMark;
  return (
    <div className={styles.outcome}>
      <div className={styles.marks} role="group" aria-label={`${outcomeMessages.outcome} ${call.name}`}>
        <button
          type="button"
          aria-pressed={marked === 'shown'}
          disabled={isOff}
          onClick={() => mark({ outcome: 'shown', result: null })}
        >
          <IconUserCheck size={18} aria-hidden />
          {outcomeMessages.shown}
        </button>
        <button
          type="button"
          aria-pressed={marked === 'no-show'}
          disabled={isOff}
          onClick={() => mark({ outcome: 'no-show' })}
        >
          <IconUserX size={18} aria-hidden />
          {outcomeMessages.noShow}
        </button>
      </div>
      <div className={styles.marks} role="group" aria-label={`${outcomeMessages.result} ${call.name}`}>
        {results.map(({ kind, label, Icon }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={reached === kind}
            aria-haspopup="dialog"
            disabled={isOff}
            onClick={() => setAsked(kind)}
          >
            <Icon size={18} aria-hidden />
            {label}
          </button>
        ))}
      </div>
      {call.result !== null && (
        <p className={styles.said}>
          {sayResult(call.result)}
          {call.outcomeBy?.name != null && <span> · marked by {call.outcomeBy.name}</span>}
        </p>
      )}
      {asked !== null && (
        <Suspense>
          <OutcomeDialog
            kind={asked}
            call={call}
            isSaving={record.isPending}
            onClose={() => setAsked(null)}
            onSave={(result) => mark({ outcome: 'shown', result }, () => setAsked(null))}
          />
        </Suspense>
      )}
    </div>
  );
}
