import { Switch } from '@mantine/core';
import type { Offer, OfferBody } from '@spotter/contract';
import { IconCalendarOff, IconEyeOff, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { offerMessages } from '../../../components/offer/offer-messages.ts';
import { priceText } from '../../../components/offer/price-words.ts';
import { knowledgeMessages } from '../messages.ts';
import { offerListMessages, validSentence } from './offer-list-messages.ts';
import styles from './offers.module.css';

/** One offer, as agents speak of it, with the means to change it. */
export function OfferCard(props: {
  offer: Offer;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onTurn: (active: boolean) => void;
}) {
  const { offer } = props;
  const isReported = offer.active && !offer.expired;
  return (
    <li className={styles.card} aria-label={offer.name} data-quiet={!isReported || undefined}>
      <div className={styles.cardHead}>
        <h3 dir="auto">{offer.name}</h3>
        <div className={styles.cardTools}>
          <IconButton label={`${knowledgeMessages.edit} ${offer.name}`} onClick={props.onEdit}>
            <IconPencil size={18} aria-hidden />
          </IconButton>
          <IconButton label={`${knowledgeMessages.remove} ${offer.name}`} onClick={props.onRemove}>
            <IconTrash size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
      <OfferFacts offer={offer} mark={<Mark offer={offer} />} />
      <Switch
        className={styles.turn}
        label={offerMessages.active}
        aria-label={`${offerMessages.active}: ${offer.name}`}
        checked={offer.active}
        disabled={props.isBusy}
        onChange={(event) => props.onTurn(event.currentTarget.checked)}
      />
    </li>
  );
}

/** What is true of an offer. */
export function OfferFacts({ offer, mark }: { offer: OfferBody; mark?: ReactNode }) {
  return (
    <>
      <p className={styles.price} data-none={offer.price === null || undefined}>
        {offer.price === null ? offerListMessages.noPrice : priceText(offer.price)}
      </p>
      {mark}
      {offer.terms !== '' && (
        <p className={styles.terms} dir="auto">
          {offer.terms}
        </p>
      )}
      {offer.forWhom !== '' && (
        <p className={styles.forWhom} dir="auto">
          {offer.forWhom}
        </p>
      )}
      {offer.link !== null && (
        <a className={styles.link} href={offer.link} target="_blank" rel="noreferrer">
          <span>{offer.link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</span>
          <IconExternalLink size={16} aria-hidden />
        </a>
      )}
    </>
  );
}

function Mark({ offer }: { offer: Offer }) {
  if (offer.expired) {
    return (
      <p className={`mark ${styles.mark}`} data-tone="warning">
        <IconCalendarOff size={16} aria-hidden />
        <span>
          {offer.validUntil === null ? offerListMessages.expired : validSentence(offer.validUntil, true)}.{' '}
          {offerListMessages.expiredHint}
        </span>
      </p>
    );
  }
  if (!offer.active) {
    return (
      <p className={`mark ${styles.mark}`}>
        <IconEyeOff size={16} aria-hidden />
        <span>
          {offerListMessages.off}. {offerListMessages.offHint}
        </span>
      </p>
    );
  }
  if (offer.validUntil === null) return null;
  return <p className={`mark ${styles.mark}`}>{validSentence(offer.validUntil, false)}</p>;
}
