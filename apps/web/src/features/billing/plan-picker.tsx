import { Button } from '@mantine/core';
import type { BillingInterval } from '@spotter/domain/billing';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { PlanText } from './plan-text.tsx';
import { afterTrial, billingMessages, premiumFeatures, priceWords, trialSteps } from './messages.ts';
import { usePlans } from './queries.ts';
import { type PlanChoice, useCheckout } from './use-checkout.ts';
import styles from './plan-picker.module.css';

/** The plan that a visitor chose before signing up, carried in the address. */
export type PlanWish = { interval: BillingInterval; choice: PlanChoice };

/** Reads the choice from the address. The default is annual and Premium. */
export function parsePlanWish(search: string): PlanWish {
  const query = new URLSearchParams(search);
  return {
    interval: query.get('billing') === 'monthly' ? 'monthly' : 'annual',
    choice: query.get('start') === 'trial' ? 'trial' : 'premium',
  };
}

/** Returns the choice as a query for an address. */
export function planWishQuery({ interval, choice }: PlanWish): string {
  return `?${new URLSearchParams({ billing: interval, start: choice })}`;
}

/** The two ways to start, and how to pay. Visitors go on with what they chose. */
export function PlanPicker(props: {
  wish: PlanWish;
  trialAvailable: boolean;
  /** Set if the user had Premium before. */
  again?: boolean;
  /** Handles a visitor's click; null in a session. */
  onVisitor: ((wish: PlanWish) => void) | null;
}) {
  const { trialAvailable, onVisitor } = props;
  const [interval, setInterval] = useState(props.wish.interval);
  const [wanted, setWanted] = useState(props.wish.choice);
  const choice = trialAvailable ? wanted : 'premium';
  const checkout = useCheckout();
  const plans = usePlans();
  const isSold = plans.data === undefined || plans.data.prices.every(({ priceId }) => priceId !== null);
  const { price, per, note } = priceWords(interval);

  function start(how: PlanChoice) {
    setWanted(how);
    if (onVisitor !== null) onVisitor({ interval, choice: how });
    else checkout.start({ interval, choice: how });
  }

  const card = (how: PlanChoice) => ({
    choice: how,
    chosen: choice === how,
    alone: !trialAvailable,
    disabled: !isSold,
    pending: checkout.pending,
    onChoose: () => setWanted(how),
    onStart: () => start(how),
  });

  return (
    <section className={styles.planPicker} aria-label={billingMessages.choiceLegend}>
      <fieldset className={styles.planInterval}>
        <legend className="visually-hidden">{billingMessages.intervalLegend}</legend>
        {(['annual', 'monthly'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="billing" checked={interval === one} onChange={() => setInterval(one)} />
            <span>{billingMessages.intervals[one]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.planCards} data-alone={!trialAvailable || undefined}>
        <legend className="visually-hidden">{billingMessages.choiceLegend}</legend>
        {trialAvailable && (
          <PlanCard {...card('trial')} title={billingMessages.trialTitle} action={billingMessages.trialStart}>
            <p className={styles.planPrice}>
              <strong>$0</strong> <span>for 7 days</span>
            </p>
            <p className={styles.planNote}>{afterTrial(interval)}</p>
            <PlanText>{billingMessages.trialHint}</PlanText>
            <dl className={styles.trialSteps}>
              {trialSteps(interval).map(({ when, what }) => (
                <div key={when}>
                  <dt>{when}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </PlanCard>
        )}
        <PlanCard
          {...card('premium')}
          title={billingMessages.premiumTitle}
          action={props.again ? billingMessages.premiumRestart : billingMessages.premiumStart}
        >
          <p className={styles.planPrice}>
            <strong>{price}</strong> <span>{per}</span>
          </p>
          <p className={styles.planNote}>{note}</p>
          <ul className={styles.planFeatures}>
            {premiumFeatures.map((feature) => (
              <li key={feature}>
                <IconCheck aria-hidden />
                {feature}
              </li>
            ))}
          </ul>
        </PlanCard>
      </fieldset>
      <div role="status" className={styles.planRemarks}>
        {!isSold && <Remark>{billingMessages.notSold}</Remark>}
        {checkout.reason !== null && <Remark>{checkout.reason}</Remark>}
        {checkout.blockedUrl !== null && (
          <Remark>
            {billingMessages.blocked}{' '}
            <a href={checkout.blockedUrl} target="_blank" rel="noopener noreferrer">
              {billingMessages.openPayment}
            </a>
          </Remark>
        )}
      </div>
      <p className={styles.planTerms}>{billingMessages.terms}</p>
    </section>
  );
}

function Remark({ children }: { children: ReactNode }) {
  return (
    <p className={styles.planRemark}>
      <IconAlertCircle aria-hidden />
      <span>{children}</span>
    </p>
  );
}

function PlanCard(props: {
  choice: PlanChoice;
  title: string;
  action: string;
  chosen: boolean;
  /** Set if there is no other card to choose. */
  alone: boolean;
  disabled: boolean;
  pending: PlanChoice | null;
  onChoose: () => void;
  onStart: () => void;
  children: ReactNode;
}) {
  const { chosen, disabled, pending, onChoose } = props;
  return (
    // The keyboard uses the radio button. A click may land anywhere on the card.
    <div className={styles.planCard} data-chosen={chosen || undefined} onClick={disabled ? undefined : onChoose}>
      <label className={styles.planCardHead}>
        {!props.alone && <input type="radio" name="plan" checked={chosen} disabled={disabled} onChange={onChoose} />}
        <span className={styles.planCardTitle}>{props.title}</span>
      </label>
      {props.children}
      <Button
        fullWidth
        size="md"
        variant={chosen ? 'filled' : 'default'}
        disabled={disabled || pending !== null}
        aria-busy={pending === props.choice}
        onClick={(event) => {
          event.stopPropagation();
          props.onStart();
        }}
      >
        {props.action}
      </Button>
    </div>
  );
}
