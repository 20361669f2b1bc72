import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { CoachCall, WantedResult } from '@spotter/contract';
import { sayMoney, typeMoney } from '@spotter/domain/money';
import { lostReasons } from '@spotter/domain/inbox';
import { addDays, dayAt } from '@spotter/language/zones/zoned-time';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useSession } from '../../../api/platform.ts';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { Form } from '../../../components/form/form.tsx';
import { currencies, typedAmount } from '../../../components/offer/price-words.ts';
import { presentTime } from '../../../components/time/present-time.ts';
import { lostReasonNames } from '../../../components/words/lost-reasons.ts';
import type { AskedResult } from './outcome.tsx';
import { currencyNote, outcomeMessages, sayDay, sayMoneyProblem } from './outcome-messages.ts';
import { parseMoney } from './parse-money.ts';
import { useOffersToSell } from './outcome-queries.ts';
import styles from './outcome.module.css';

type Asking = { call: CoachCall; isSaving: boolean; onClose: () => void; onSave: (result: WantedResult) => void };

const titles: Record<AskedResult, string> = {
  won: outcomeMessages.wonTitle,
  lost: outcomeMessages.lostTitle,
  'follow-up': outcomeMessages.followUpTitle,
};
const fields = { won: WonFields, lost: LostFields, 'follow-up': FollowUpFields };

/** Asks what belongs to a result: the sum, the reason or the day. */
export function OutcomeDialog({ kind, ...asking }: Asking & { kind: AskedResult }) {
  const Fields = fields[kind];
  return (
    <Dialog opened onClose={asking.onClose} title={`${titles[kind]} · ${asking.call.name}`}>
      <Fields {...asking} />
    </Dialog>
  );
}

const usualCurrency = 'USD';

function WonFields({ call, isSaving, onClose, onSave }: Asking) {
  const won = call.result?.kind === 'won' ? call.result : null;
  const offers = useOffersToSell().data ?? [];
  const choices = useMemo(currencies, []);
  const [typed, setTyped] = useState(won === null ? null : typeMoney(won));
  const [chosen, setChosen] = useState(won?.currency ?? null);
  const [offerId, setOfferId] = useState(won?.offer?._id ?? '');
  const [isTried, setIsTried] = useState(false);
  const hint = useId();
  const offer = offers.find(({ _id }) => _id === offerId) ?? null;
  const usual = offers.findLast(({ price }) => price !== null)?.price?.currency ?? usualCurrency;
  const currency = chosen ?? offer?.price?.currency ?? usual;
  // The field has the offer's price until something else is typed.
  const shown = typed ?? (offer?.price == null || offer.price.amount === 0 ? '' : typedAmount(offer.price));
  const parsed = parseMoney(shown, currency);
  const note = offer === null ? null : currencyNote(offer, currency);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (parsed.amount !== null) onSave({ kind: 'won', amount: parsed.amount, currency, offerId: offer?._id ?? null });
  };
  const isWrong = parsed.problem !== null && (isTried || (shown !== '' && parsed.problem !== 'empty'));
  return (
    <Form onSubmit={save} noValidate>
      {offers.length > 0 && (
        <NativeSelect
          label={outcomeMessages.offer}
          value={offerId}
          data={[
            { value: '', label: outcomeMessages.noOffer },
            ...offers.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(event) => setOfferId(event.currentTarget.value)}
        />
      )}
      <div className={styles.sum}>
        <TextInput
          label={outcomeMessages.amount}
          data-autofocus
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          placeholder="1,200"
          aria-describedby={hint}
          value={shown}
          error={isWrong ? sayMoneyProblem(parsed.problem, currency) : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <NativeSelect
          label={outcomeMessages.currency}
          data={choices}
          value={currency}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </div>
      <p className={styles.note} id={hint} aria-live="polite">
        {parsed.amount === null
          ? outcomeMessages.amountHint
          : `Counts as ${sayMoney({ amount: parsed.amount, currency })}.`}
        {note !== null && ` ${note}`}
      </p>
      <Buttons save={outcomeMessages.saveWon} isSaving={isSaving} onClose={onClose} />
    </Form>
  );
}

function LostFields({ call, isSaving, onClose, onSave }: Asking) {
  const chosen = call.result?.kind === 'lost' ? call.result.reason : null;
  return (
    <>
      <div className={styles.choices}>
        {lostReasons.map((reason) => (
          <Button
            key={reason}
            variant="default"
            aria-pressed={chosen === reason}
            disabled={isSaving}
            onClick={() => onSave({ kind: 'lost', reason })}
          >
            {lostReasonNames[reason]}
          </Button>
        ))}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {outcomeMessages.cancel}
        </Button>
      </DialogActions>
    </>
  );
}

function FollowUpFields({ call, isSaving, onClose, onSave }: Asking) {
  const zone = useSession()?.user.timeZone ?? 'UTC';
  const today = dayAt(presentTime(), zone);
  const [day, setDay] = useState(call.result?.kind === 'follow-up' ? call.result.on : '');
  const [isTried, setIsTried] = useState(false);
  const isRight = day >= today;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isRight) onSave({ kind: 'follow-up', on: day });
  };
  const quick = [
    { label: outcomeMessages.tomorrow, on: addDays(today, 1) },
    { label: outcomeMessages.inThreeDays, on: addDays(today, 3) },
    { label: outcomeMessages.nextWeek, on: addDays(today, 7) },
  ];
  return (
    <Form onSubmit={save} noValidate>
      <div className={styles.choices}>
        {quick.map(({ label, on }) => (
          <Button
            key={on}
            type="button"
            variant="default"
            disabled={isSaving}
            onClick={() => onSave({ kind: 'follow-up', on })}
          >
            {label} · {sayDay(on)}
          </Button>
        ))}
      </div>
      <TextInput
        type="date"
        label={outcomeMessages.day}
        min={today}
        value={day}
        error={isTried && !isRight ? outcomeMessages.dayWrong : undefined}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Buttons save={outcomeMessages.saveFollowUp} isSaving={isSaving} onClose={onClose} />
    </Form>
  );
}

function Buttons(props: { save: string; isSaving: boolean; onClose: () => void }) {
  return (
    <DialogActions>
      <Button type="button" variant="default" onClick={props.onClose}>
        {outcomeMessages.cancel}
      </Button>
      <Button type="submit" disabled={props.isSaving} aria-busy={props.isSaving}>
        {props.isSaving ? outcomeMessages.saving : props.save}
      </Button>
    </DialogActions>
  );
}
