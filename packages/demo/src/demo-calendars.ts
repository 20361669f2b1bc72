/** A Google account whose calendar can be connected. */
export type DemoGoogleAccount = { id: string; email: string; name: string; timeZone: string };

/** A Calendly account. */
export type DemoCalendlyAccount = {
  id: string;
  organizationId: string;
  email: string;
  name: string;
  slug: string;
  timeZone: string;
  plan: 'free' | 'standard';
  eventTypes: { id: string; name: string; slug: string; durationMinutes: number }[];
  /** The days (0 = Sunday) and full hours, in the account's own zone, of its calls. */
  hours: { weekdays: number[]; from: number; to: number };
};

/** A busy time in the coach's week, counted from the day of the story's present. */
export type DemoBusyTime = { summary: string; inDays: number; utcHour: number; minutes: number };

const zone = 'America/Chicago';

/** The calendars of the demo coach, whose Google Calendar is connected, and of a coach who just signed up. */
export const demoCalendars: {
  google: DemoGoogleAccount[];
  /** Gives access to the first account's calendars, and to nothing outside the sandbox. */
  refreshToken: string;
  calendly: DemoCalendlyAccount[];
  /** The busy times in the first account's calendars. */
  busy: DemoBusyTime[];
} = {
  google: [
    { id: '108420571934620175388', email: 'dana@solanostrength.example', name: 'Dana Solano', timeZone: zone },
    { id: '113905628471093857264', email: 'imani@northside.example', name: 'Imani Brooks', timeZone: zone },
  ],
  refreshToken: '1//0demoSolanoStrengthOpensNothingOutsideTheSandbox',
  calendly: [
    {
      id: '5d0c2b7e-41a9-4f36-9c58-0e7a63d1b204',
      organizationId: 'a1f4c8e2-7b35-4d90-8e16-3c92d5b7f680',
      email: 'dana@solanostrength.example',
      name: 'Dana Solano',
      slug: 'dana-solano',
      timeZone: zone,
      plan: 'standard',
      eventTypes: [
        {
          id: 'e83b6d15-2c47-4a09-b7f1-94d0a5c2e36f',
          name: 'Strategy call',
          slug: 'strategy-call',
          durationMinutes: 60,
        },
      ],
      hours: { weekdays: [1, 2, 3, 4, 5], from: 9, to: 17 },
    },
    {
      id: 'b9274f60-d18e-4c53-a2b6-7f05e81c3d9a',
      organizationId: '3e6d9a07-58c1-4fb2-9d74-c0a81b25e6f3',
      email: 'imani@northside.example',
      name: 'Imani Brooks',
      slug: 'imani-northside',
      timeZone: zone,
      plan: 'free',
      eventTypes: [
        { id: '0c5f8e21-96ad-4b70-8d3e-2a71f4c960b5', name: 'First talk', slug: 'first-talk', durationMinutes: 30 },
      ],
      hours: { weekdays: [2, 4], from: 12, to: 18 },
    },
  ],
  busy: [
    { summary: 'Check-ins', inDays: 1, utcHour: 16, minutes: 90 },
    { summary: 'Own training', inDays: 2, utcHour: 20, minutes: 75 },
    { summary: 'Dentist', inDays: 3, utcHour: 15, minutes: 60 },
    { summary: 'Own training', inDays: 5, utcHour: 20, minutes: 75 },
  ],
};
