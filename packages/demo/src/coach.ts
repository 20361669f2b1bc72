import { person } from './conversation-writing.ts';
import type { DemoStory } from './demo-story.ts';

/** The demo coach, as she signed up. */
export const coach: DemoStory['coach'] = {
  email: 'demo@spotter.example',
  password: 'spot-me-please',
  first_name: 'Dana',
  last_name: 'Solano',
  // 555-0100 to 555-0199 are reserved for fiction.
  phone: '+1 512 555 0142',
  companyName: 'Solano Strength',
  userRole: 'trainer',
  heard_about_us: 'friend',
  terms_agreed: true,
  avatar: null,
  timeZone: 'America/Chicago',
};

/** Her Instagram account. */
export const account: DemoStory['account'] = {
  id: '17841400000000017',
  appScopedId: '24681012141618202',
  username: 'dana.solano.strength',
  name: 'Dana Solano · strong in 3 hours a week',
  accessToken: 'IGAAdemoSolanoStrengthOpensNothingOutsideTheSandbox0017',
};

/** Her followers who have not written yet. */
export const freshLeads: DemoStory['freshLeads'] = [
  person('1023948571620391', 'jules.on.nights', 'Jules Okafor'),
  person('1187320946520177', 'marisol.corre', 'Marisol Peña'),
  person('1340928817265540', 'bigtone_hvac', 'Tony Marchetti'),
  person('1209938475610022', 'sofi.entrena', 'Sofía Ibarra 🌸'),
  person('1455209183746650', 'kev.desk.to.5k', 'Kevin Lindqvist'),
  person('1098237746551203', 'dr.amara.n', 'Amara Nwosu'),
  person('1377465502918834', 'nachofit_', 'Ignacio Robles'),
  person('1266019283745519', 'rae.andthetwins', 'Rae Whitfield'),
];

/** The texts that she types so often that she saves them. */
export const cannedReplies: DemoStory['cannedReplies'] = [
  {
    shortcut: 'hours',
    text: 'I answer in person Monday to Friday, 9 to 5 in Austin. Until then my assistant is here.',
  },
  {
    shortcut: 'precio',
    text: 'Busy Strong 12 cuesta $249 al mes por 3 meses, o $690 de una vez. ¿Te cuento qué incluye?',
  },
  {
    shortcut: 'vegan',
    text: 'Vegan is more than fine, about a third of my people are. No calorie counting either way.',
  },
];
