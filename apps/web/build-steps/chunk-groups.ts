// Few files: they compress better than many,
// and on a slow phone sixty small ones wait longer for their turn than for their bytes.
const frameModules = [
  'paths',
  'api/(platform|session|page-reload)',
  'app/(browser-platform|frame/(signed-in-frame|current-entry))',
  'components/(channel-icon|pause/pause-time|time/(length-of-time|said-times|use-now)|page/(page-heading|page-meta|logo|full-screen-spinner)|full-page/use-is-full-page)',
  'features/auth/return-address',
  'features/marketing/figures',
];

// The pieces of the product that the landing page shows, too.
const pictureModules = [
  'components/(avatar|decision-reasons|words/plain-words|writing-dots)',
  'features/chats/(contact-handle|contact-name|messages|contact/fact-list|times|list/(conversation-row|found-words)|message/(attachments|message-bubble))',
  'features/chats/(state/(agent-state|chat-pause|marks)|timeline/(hands-line|silence|timeline)|why/(decision-sentence|why-card|why-chip-picture))',
];

// The looks of whatever has fields: one sheet of styles instead of four.
const formModules = ['components/form/(form|form-failure|field-pair)', 'components/page/entry-page'];

// What every screen with forms and data stands on. The lists that draw only what is seen come with the inbox.
const kitModules =
  /node_modules\/(@tanstack\/(query-core|react-query)|@mantine\/hooks|@mantine\/core\/esm\/(core|components\/(Box|UnstyledButton|Button|Loader|Transition|Skeleton))|clsx)\//;
// Dialogs, fields and keys alone use these.
const laterKitModules =
  /@mantine\/(hooks\/esm\/use-(focus-trap|focus-return|hotkeys|local-storage|session-storage|debounced-value|long-press|click-outside|debounced-callback|uncontrolled)|core\/esm\/core\/utils\/find-element-in-shadow-dom)\/|@tanstack\/[\w-]+\/build\/modern\/(queriesObserver|useQueries|useMutationState)/;

// The calls of what a coach sees first; those of other screens come with the screens.
const callModules =
  /packages\/contract\/src\/((agents|auth|billing|bots|chats|connections|dashboard|notifications)\/)?[\w-]+\.ts$|node_modules\/zod\//;

// What a coach sees first.
const signedInModules = [
  'api/(client|drafts|kept-texts|kept-token|live|online|push-device|push-subscription|query-client|rights/use-(role|may|workspace)|services|worker-link)',
  'app/signed-in-layout',
  'app/frame/(rail|rail-entries|tab-bar)',
  'components/(banner|kit/icon-button|time/use-now|page/state-message)',
  'features/(accounts|device|needs-you|notifications)/(messages|queries)',
  'features/(agents|connections)/queries',
  'features/dashboard/(onboarding|today)/[\\w-]+',
  'features/dashboard/use-live-dashboard',
  'features/(accounts/account-tiles|auth/verify-email-banner)',
  'features/device/(offline-banner|unsent-banner|update-prompt|use-worker)',
  'features/needs-you/(notifications|waiting-count)',
  'features/notifications/(arrivals|bell|use-opened-from-outside)',
  'routes/accounts/dashboard',
];
// On the landing page, and elsewhere too.
const publicIcons =
  /@tabler\/icons-react\/dist\/esm\/icons\/Icon(Alert(Circle|Triangle)|BrandFacebook|BrandInstagram|CalendarCheck|ChevronDown|CircleCheck|ClockExclamation|HandStop|Login2|Menu2|PlayerPause|Sparkles|UserPlus|X)\.mjs/;
const signedInIcons =
  /@tabler\/icons-react\/dist\/esm\/icons\/Icon(Bell|Book|CalendarEvent|ChartLine|Check|ClockShare|CloudOff|CreditCard|Dots|ExternalLink|LayoutGrid|Logout|Mail(Opened|Pause)|Messages|PhotoVideo|PlugConnectedX?|Settings|Tags|User(X)?)\.mjs/;

// Not among the calls, as every screen with an action asks for a role: the list of its files would be longer.
const roleModule = /packages\/contract\/src\/team\/roles\.ts$/;

function inSource(modules: string[]): RegExp {
  return new RegExp(`/apps/web/src/(${modules.join('|')})\\.tsx?$`);
}

/** Matches what one of the expressions matches, and none of the others. */
function anyOf(wanted: RegExp[], but: RegExp[] = []): (id: string) => boolean {
  return (id) => wanted.some((one) => one.test(id)) && !but.some((one) => one.test(id));
}

/** What goes into one file together. Everything else is left to the bundler. */
export const chunkGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // With the one rule that the landing page needs, ahead of the calls, which would take it along.
  { name: 'frame', test: anyOf([inSource(frameModules), publicIcons, /packages\/domain\/src\/billing\/plans\.ts$/]) },
  { name: 'calls', test: callModules },
  { name: 'calls', test: /packages\/domain\/src\//, minShareCount: 15 },
  // Ahead of the pictures, which would take theirs along. One file, instead of a small one for each icon.
  { name: 'icons', test: anyOf([/@tabler\/icons-react\/dist\/esm\/icons\//], [signedInIcons]), minShareCount: 2 },
  { name: 'pictures', test: inSource(pictureModules) },
  { name: 'forms', test: inSource(formModules) },
  {
    name: 'kit',
    test: anyOf([kitModules, inSource(['components/kit/(kit|pill-button|theme)', 'app/providers'])], [laterKitModules]),
  },
  { name: 'signed-in', test: anyOf([inSource(signedInModules), signedInIcons, roleModule]) },
];
