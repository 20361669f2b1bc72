import type { FunnelCounts } from '@spotter/contract';
import { funnelSteps, percentOf, type DayRange, type FunnelStep } from '@spotter/domain/analytics';
import type { CSSProperties } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Block, Rate } from './block.tsx';
import { useFramedState } from '../../components/page/use-framed-state.ts';
import { rangeKey } from './use-range.ts';
import { FunnelChats } from './funnel-chats.tsx';
import { LostLeads } from './lost-leads.tsx';
import { analyticsMessages, beforeWords, openStepLabel, stepNames, stepWords } from './messages.ts';
import { useFunnel } from './queries.ts';
import styles from './analytics.module.css';
import funnelStyles from './funnel.module.css';

/** How far the conversations got, as one shape. Each number opens the conversations behind it. */
export function Funnel({ range }: { range: DayRange }) {
  const funnel = useFunnel(range);
  const [open, setOpen] = useFramedState<FunnelStep | null>(rangeKey(range), null);
  return (
    <Block title={analyticsMessages.funnel} figures={funnel} failed={analyticsMessages.funnelFailed} height={320}>
      {({ now, before }) =>
        now.new === 0 ? (
          <p className={styles.blockEmpty}>{analyticsMessages.noConversations}</p>
        ) : (
          <>
            <ol className={funnelStyles.funnel}>
              {funnelSteps.map((step, index) => {
                const whole = wholeOf(step, now);
                const next = funnelSteps[index + 1] ?? step;
                return (
                  <li key={step} className={funnelStyles.funnelStep}>
                    <div
                      className={funnelStyles.funnelShape}
                      data-booked={step === 'booked' || step === 'shown' || undefined}
                      style={
                        {
                          '--here': percentOf(now[step], now.new) / 100,
                          '--next': percentOf(now[next], now.new) / 100,
                        } as CSSProperties
                      }
                      aria-hidden
                    />
                    <div className={funnelStyles.funnelWords}>
                      <p className={funnelStyles.funnelFigures}>
                        <button
                          type="button"
                          className={funnelStyles.funnelNumber}
                          aria-label={openStepLabel(step, now[step])}
                          onClick={() => setOpen(step)}
                        >
                          {now[step]}
                        </button>{' '}
                        {before.new > 0 && <span className={styles.quiet}>{beforeWords(before[step])}</span>}
                      </p>
                      <p>
                        <strong>{stepNames[step]}</strong>{' '}
                        {index > 0 && whole > 0 && (
                          <>
                            <Rate part={now[step]} whole={whole} />{' '}
                          </>
                        )}
                        <span className={styles.quiet}>{stepWords(step, now, range)}</span>
                      </p>
                    </div>
                  </li>
                );
              })}
            </ol>
            <LostLeads now={now} before={before} range={range} />
            <Dialog
              opened={open !== null}
              onClose={() => setOpen(null)}
              title={open === null ? '' : `${stepNames[open]}: ${now[open]}`}
            >
              {open !== null && <FunnelChats step={open} range={range} />}
            </Dialog>
          </>
        )
      }
    </Block>
  );
}

/** Returns what a step is a part of: the step before, or for "showed up" the calls that are over. */
function wholeOf(step: FunnelStep, counts: FunnelCounts): number {
  return step === 'shown' ? counts.past : counts[funnelSteps[funnelSteps.indexOf(step) - 1] ?? step];
}
