import type { FunnelCounts } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { type LostReason, lostReasons } from '@spotter/domain/inbox';
import { Dialog } from '../../components/dialog.tsx';
import { useFramedState } from '../../components/page/use-framed-state.ts';
import { lostReasonNames } from '../../components/words/lost-reasons.ts';
import { LostChats } from './funnel-chats.tsx';
import { beforeWords, lostTitle, openLostLabel } from './messages.ts';
import { rangeKey } from './use-range.ts';
import styles from './analytics.module.css';
import funnelStyles from './funnel.module.css';

/** How many of the conversations are lost, by the reason. Each number opens them. */
export function LostLeads({ now, before, range }: { now: FunnelCounts; before: FunnelCounts; range: DayRange }) {
  const [open, setOpen] = useFramedState<LostReason | null>(`lost ${rangeKey(range)}`, null);
  const shown = lostReasons.filter((reason) => now.lost[reason] > 0 || before.lost[reason] > 0);
  if (shown.length === 0) return null;
  const total = shown.reduce((sum, reason) => sum + now.lost[reason], 0);
  const title = lostTitle(total, now.new);
  return (
    <section className={funnelStyles.lost} aria-label={title}>
      <h3>{title}</h3>
      <dl className={funnelStyles.lostReasons}>
        {shown.map((reason) => (
          <div key={reason}>
            <dt>{lostReasonNames[reason]}</dt>
            <dd>
              <button
                type="button"
                className={funnelStyles.funnelNumber}
                aria-label={openLostLabel(reason, now.lost[reason])}
                onClick={() => setOpen(reason)}
              >
                {now.lost[reason]}
              </button>{' '}
              {before.new > 0 && <span className={styles.quiet}>{beforeWords(before.lost[reason])}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Dialog
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={open === null ? '' : `${lostReasonNames[open]}: ${now.lost[open]}`}
      >
        {open !== null && <LostChats reason={open} range={range} />}
      </Dialog>
    </section>
  );
}
