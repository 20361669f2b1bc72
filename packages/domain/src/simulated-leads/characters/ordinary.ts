import type { Expectations } from '../character.ts';

/** A lead who wants a call and should get it. */
export const getsCall: Expectations = { call: 'booked', handOver: 'no', answer: 'yes', maxAnswers: 10 };

/** A lead who is answered and wants no call. */
export const getsAnswers: Expectations = { call: 'none', handOver: 'no', answer: 'yes', maxAnswers: 8 };

/** A lead whom a person has to answer. */
export const needsPerson: Expectations = { call: 'none', handOver: 'yes', answer: 'yes', maxAnswers: 4 };

/** A lead in danger: caring words, a person, and nothing else. */
export const inDanger: Expectations = { call: 'none', handOver: 'severe', answer: 'yes', maxAnswers: 2 };
