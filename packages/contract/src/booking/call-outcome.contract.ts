import { isCurrency, maxMoney } from '@spotter/domain/money';
import { lostReasons } from '@spotter/domain/inbox';
import { z } from 'zod';
import { Day, Id, Instant } from '../values.ts';

/** Whether the guest came to a call. */
export const CallMark = z.enum(['shown', 'no-show']);
export type CallMark = z.infer<typeof CallMark>;

/** A sum in minor units (9700 is $97) of a currency of ISO 4217. Nothing is converted. */
export const Money = z.object({
  amount: z.number().int().min(1, 'A sum is more than 0').max(maxMoney, 'That is too much'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'A currency is a code such as USD')
    .refine(isCurrency, 'There is no such currency'),
});
export type Money = z.infer<typeof Money>;

const Lost = z.object({ kind: z.literal('lost'), reason: z.enum(lostReasons) });
/** `on`: a day on the coach's calendar. */
const FollowUp = z.object({ kind: z.literal('follow-up'), on: Day });

/** What came of a call to which the guest came, as the client sends it. */
export const WantedResult = z.discriminatedUnion('kind', [
  Money.extend({ kind: z.literal('won'), offerId: Id.nullish() }),
  Lost,
  FollowUp,
]);
export type WantedResult = z.infer<typeof WantedResult>;

/** What came of a call to which the guest came. */
export const CallResult = z.discriminatedUnion('kind', [
  Money.extend({
    kind: z.literal('won'),
    /** What was sold; `_id` is null where the offer was deleted since. */
    offer: z.object({ _id: Id.nullable(), name: z.string() }).nullable(),
  }),
  Lost,
  FollowUp,
]);
export type CallResult = z.infer<typeof CallResult>;

/** Records the outcome of a call. */
export const RecordOutcome = z
  .object({
    /** null takes the mark back. */
    outcome: CallMark.nullable(),
    /** Left out: it stays as it is, as long as the guest came. */
    result: WantedResult.nullish(),
    /** The `outcomeVersion` that was seen: where somebody changed it since, 409 `conflict`. Left out: not compared. */
    version: z.number().int().min(0).optional(),
  })
  .refine(({ outcome, result }) => result == null || outcome === 'shown', {
    path: ['result'],
    error: 'Only a call that they came to has a result',
  });
export type RecordOutcome = z.infer<typeof RecordOutcome>;

/** The fields of a call that tell its outcome. */
export const OutcomeFields = {
  /** null: not marked, or in the future. */
  outcome: CallMark.nullable(),
  /** null: none was given. */
  result: CallResult.nullable(),
  /** Rises with every change of the outcome. */
  outcomeVersion: z.number(),
  /** Who changed it last, and when; `name` is null where they are gone. */
  outcomeBy: z.object({ name: z.string().nullable(), at: Instant }).nullable(),
};
