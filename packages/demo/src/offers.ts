/** Something that the demo coach sells or gives away. */
export type DemoOffer = {
  name: string;
  /** In cents of US dollars; null: no price is stated. */
  price: { amount: number; per: 'once' | 'month' } | null;
  terms: string;
  forWhom: string;
  /** In so many days from the story's present it ends; below 0 it has ended. Null: no end. */
  endsInDays: number | null;
  active: boolean;
};

const withoutEnd = { endsInDays: null, active: true };

/** What the demo coach's instructions tell, one that ends soon, one that has ended, and one that she keeps back. */
export const demoOffers: DemoOffer[] = [
  {
    ...withoutEnd,
    name: 'Strong Start',
    price: { amount: 9_700, per: 'once' },
    terms: '4-week plan in the app, three 45-minute workouts a week. No calls.',
    forWhom: 'Beginners who want to try it on their own.',
  },
  {
    ...withoutEnd,
    name: 'Busy Strong 12',
    price: { amount: 24_900, per: 'month' },
    terms:
      '12 weeks of 1:1 coaching: plan, food habits without calorie counting, weekly video check-in. $249 a month for 3 months, or $690 at once. Refund within 14 days of the start.',
    forWhom: 'Adults with jobs, kids or shifts and about three hours a week.',
  },
  {
    ...withoutEnd,
    name: 'Busy Strong Plus',
    price: { amount: 34_900, per: 'month' },
    terms: 'Busy Strong 12 with a live call every week. $349 a month for 3 months.',
    forWhom: 'Those who want a live call every week.',
  },
  {
    ...withoutEnd,
    name: 'Strategy call',
    price: { amount: 0, per: 'once' },
    terms: 'One hour on video, no obligation.',
    forWhom: 'Anybody who wonders whether it fits.',
  },
  {
    name: 'Holiday Kickoff',
    price: { amount: 5_900, per: 'once' },
    terms: 'Two weeks of short home workouts for the holidays, in the app.',
    forWhom: 'Those who travel over the holidays.',
    endsInDays: 9,
    active: true,
  },
  {
    name: 'Summer Reset',
    price: { amount: 7_900, per: 'once' },
    terms: '3-week plan in the app.',
    forWhom: 'Those who want to start again after the summer.',
    endsInDays: -40,
    active: true,
  },
  {
    name: 'Group of eight',
    price: null,
    terms: 'Eight colleagues train together; the price depends on the company.',
    forWhom: 'Companies.',
    endsInDays: null,
    active: false,
  },
];
