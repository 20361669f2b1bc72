import type { LostReason } from '@spotter/domain/inbox';

/** Why a lead is lost, in the coach's words. */
export const lostReasonNames: Record<LostReason, string> = {
  not_interested: 'Not interested',
  price: 'Price',
  not_now: 'Not now',
  location: 'Location',
  not_a_fit: 'Not a fit',
  spam: 'Spam',
  other: 'Other',
};
