import type { DemoTag, DemoView } from './demo-story.ts';

/** How Dana sorts her conversations. Hers are the clients; rules and the agent give the others. */
export const tags: DemoTag[] = [
  {
    name: 'Client',
    color: 'green',
    client: true,
    byAgent: false,
    rule: null,
    contacts: ['joelle.strong', 'elena_rz'],
  },
  {
    name: 'Call booked ☎️',
    color: 'volt',
    client: false,
    byAgent: false,
    rule: { kind: 'stage', value: 'booked' },
    contacts: [],
  },
  {
    name: 'Deadlift video',
    color: 'amber',
    client: false,
    byAgent: false,
    rule: { kind: 'keyword', value: '💪' },
    contacts: [],
  },
  { name: 'Knee pain', color: 'coral', client: false, byAgent: true, rule: null, contacts: ['andre.forklift'] },
  { name: 'Shift work', color: 'gray', client: false, byAgent: true, rule: null, contacts: ['nurse.becca.rn'] },
];

/** What Dana looks at each morning. */
export const views: DemoView[] = [
  { name: 'Fit, no call yet', filter: { stage: 'qualified' } },
  { name: 'Unread, with me', filter: { unread: 'true', enabled: 'false' } },
  { name: 'Clients', filter: {}, tag: 'Client' },
];
