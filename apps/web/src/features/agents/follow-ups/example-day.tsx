import { NativeSelect } from '@mantine/core';
import type { FollowUpRules } from '@spotter/domain/autoreply';
import { sayTime } from '@spotter/domain/booking';
import { useState } from 'react';
import { examplePlan, exampleStart, lineMs, quietParts } from './example-plan.ts';
import { exampleSentence, followUpMessages, stepName } from './follow-up-messages.ts';
import styles from './example-day.module.css';

const usualHour = 14;
const clock = (at: Date) => sayTime(at, 'UTC', 'en');
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clock(exampleStart(hour)) }));
const ticks = [0, 6, 12, 18, 24];

/** Where the follow-ups fall in the 24 hours after a lead wrote, as a line and in words. */
export function ExampleDay(props: {
  rules: FollowUpRules;
  /** The place of each step in the form, by its id. */
  placeOf: (stepId: string) => number;
  delayMinutes: number;
}) {
  const { rules, placeOf } = props;
  const [hour, setHour] = useState(usualHour);
  const start = exampleStart(hour);
  const { steps } = examplePlan(rules, hour, props.delayMinutes);
  const place = (at: Date) => `${((at.getTime() - start.getTime()) / lineMs) * 100}%`;
  const sayWhen = (at: Date) => `${isNextDay(at, start) ? 'tomorrow, ' : ''}${clock(at)}`;
  return (
    <section className={styles.example} aria-label={followUpMessages.exampleTitle}>
      <NativeSelect
        className={styles.hour}
        size="sm"
        label={followUpMessages.exampleHour}
        data={hours}
        value={String(hour)}
        onChange={(event) => setHour(Number(event.currentTarget.value))}
      />
      {/* The list below says all of it in words. */}
      <div className={styles.day} aria-hidden>
        <div className={styles.line}>
          {quietParts(rules.quietHours, hour).map(({ from, to }) => (
            <span
              key={from}
              className={styles.quiet}
              style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
            />
          ))}
          {steps.map(
            (step) =>
              step.state === 'planned' && (
                <span key={step.stepId} className={styles.step} style={{ left: place(step.at) }}>
                  {placeOf(step.stepId) + 1}
                </span>
              ),
          )}
        </div>
        <div className={styles.ticks}>
          {ticks.map((passed) => (
            <span key={passed} style={{ left: `${(passed / 24) * 100}%` }}>
              {shortHour(hour + passed)}
            </span>
          ))}
        </div>
        <p className={styles.legend}>
          <span className={styles.quietSign} />
          {followUpMessages.exampleQuiet}
        </p>
      </div>
      {steps.length === 0 ? (
        <p className={styles.words}>{followUpMessages.exampleNone}</p>
      ) : (
        <ol className={styles.words} aria-label={followUpMessages.exampleList}>
          <li>
            {followUpMessages.exampleWrites}: {clock(start)}
          </li>
          {steps.map((step) => (
            <li key={step.stepId} data-state={step.state}>
              {exampleSentence(stepName(placeOf(step.stepId)), step, sayWhen)}
            </li>
          ))}
          <li>
            {followUpMessages.exampleEnd}: tomorrow, {clock(start)}
          </li>
        </ol>
      )}
    </section>
  );
}

function isNextDay(at: Date, start: Date): boolean {
  return at.getUTCDate() !== start.getUTCDate();
}

/** Returns an hour as short as the line needs it: `2 PM`. */
function shortHour(hour: number): string {
  return clock(exampleStart(hour % 24)).replace(':00', '');
}
