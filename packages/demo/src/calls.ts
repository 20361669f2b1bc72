/** A call of the demo coach, on the first such weekday after it was booked. */
export type DemoCall = {
  /** The contact in whose chat it was arranged; null: it was booked on the landing page. */
  contactId: string | null;
  guest: { name: string; email: string; timeZone: string };
  /** How many days before the story's present it was booked; a chat's call: with its last message. */
  bookedDaysAgo: number;
  /** Sunday is 0. */
  weekday: number;
  /** `HH:mm` in the coach's zone. */
  time: string;
  notes: string | null;
  /** Whether the guest came, once the call is over. */
  outcome: 'shown' | 'no-show';
};

/** The calls that chats led to, and two calls from the landing page. */
export const demoCalls: DemoCall[] = [
  {
    contactId: '1420938475610293',
    guest: { name: 'Maya Brooks', email: 'maya.brooks@mail.example', timeZone: 'America/New_York' },
    bookedDaysAgo: 22,
    weekday: 4,
    time: '12:00',
    notes: null,
    outcome: 'shown',
  },
  {
    contactId: '1366520938471029',
    guest: { name: 'Tom Eriksen', email: 'tom@eriksen.example', timeZone: 'America/Denver' },
    bookedDaysAgo: 15,
    weekday: 3,
    time: '13:00',
    notes: null,
    outcome: 'no-show',
  },
  {
    contactId: '1577203948561720',
    guest: { name: 'Lucía Ferrer', email: 'lucia@ferrer.example', timeZone: 'America/Mexico_City' },
    bookedDaysAgo: 10,
    weekday: 2,
    time: '11:00',
    notes: null,
    outcome: 'shown',
  },
  {
    contactId: '1612093847562019',
    guest: { name: 'Simone Tremblay', email: 'simone@tremblay.example', timeZone: 'America/Los_Angeles' },
    bookedDaysAgo: 5,
    weekday: 5,
    time: '13:00',
    notes: null,
    outcome: 'shown',
  },
  {
    contactId: '1459283746102938',
    guest: { name: 'Carlos Pastor', email: 'carlos@pastor.example', timeZone: 'America/Monterrey' },
    bookedDaysAgo: 2,
    weekday: 1,
    time: '09:00',
    notes: null,
    outcome: 'shown',
  },
  {
    contactId: null,
    guest: { name: 'Priya Nair', email: 'priya@nair.example', timeZone: 'America/Chicago' },
    bookedDaysAgo: 1,
    weekday: 2,
    time: '14:00',
    notes: 'I coach a small running club and want to know how you handle forty messages a day.',
    outcome: 'shown',
  },
  {
    contactId: null,
    guest: { name: 'Owen Hale', email: 'owen@hale.example', timeZone: 'America/New_York' },
    bookedDaysAgo: 1,
    weekday: 4,
    time: '10:00',
    notes: null,
    outcome: 'shown',
  },
];
