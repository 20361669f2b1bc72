import type { FunnelCounts } from '@spotter/contract';
import { funnelSteps, percentOf, type DayRange, type FunnelStep } from '@spotter/domain';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Block, Rate, SmallSampleNote } from './block.tsx';
import { FunnelChats } from './funnel-chats.tsx';
import { analyticsMessages, comparisonWords, openStepLabel, stepNames, stepWords } from './messages.ts';
import { useFunnel } from './queries.ts';

/** How far the conversations got; each number opens those behind it. */
export function Funnel({ range }: { range: DayRange }) {
  const funnel = useFunnel(range);
  const [open, setOpen] = useState<FunnelStep | null>(null);
  return (
    <Block title={analyticsMessages.funnel} figures={funnel} failed={analyticsMessages.funnelFailed} height={320}>
      {({ now, before }) =>
        now.new === 0 ? (
          <p className="block-empty">{analyticsMessages.noConversations}</p>
        ) : (
          <>
            <ol className="funnel">
              {funnelSteps.map((step, index) => {
                const whole = wholeOf(step, now);
                return (
                  <li key={step} className="funnel-step">
                    <button
                      type="button"
                      className="funnel-number"
                      aria-label={openStepLabel(step, now[step])}
                      onClick={() => setOpen(step)}
                    >
                      {now[step]}
                    </button>
                    <div className="funnel-words">
                      <p>
                        <strong>{stepNames[step]}</strong>{' '}
                        {index > 0 && whole > 0 && (
                          <>
                            <Rate part={now[step]} whole={whole} />{' '}
                          </>
                        )}
                        <span className="quiet">{stepWords(step, now, range)}</span>
                      </p>
                      <div className="funnel-track" aria-hidden>
                        <div className="funnel-bar" style={{ width: `${percentOf(now[step], now.new)}%` }} />
                      </div>
                      {before.new > 0 && (
                        <p className="quiet funnel-before">{comparisonWords(range, now[step], before[step])}</p>
                      )}
                    </div>
                  </li>
                );
              })}
            </ol>
            <SmallSampleNote samples={funnelSteps.slice(1).map((step) => wholeOf(step, now))} />
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

/** What a step is a part of: the step before, and for who showed up the calls that are over. */
function wholeOf(step: FunnelStep, counts: FunnelCounts): number {
  return step === 'shown' ? counts.past : counts[funnelSteps[funnelSteps.indexOf(step) - 1] ?? step];
}
