// Few files: they compress better than many, and on a slow phone sixty small ones wait longer for their turn than for their bytes.
const frameModules = [
  'paths',
  'api/(platform|session|page-reload)',
  'app/(browser-platform|page-frame|top-bar|top-bar-entry|footer)',
  'components/(channel-icon|page/(page-heading|page-meta|logo|full-screen-spinner))',
  'features/auth/return-address',
  'features/marketing/figures',
];

// The pieces of the product that the landing page shows, too.
const pictureModules = [
  'components/(avatar|decision-reasons)',
  'features/chats/(contact-name|messages|times|list/conversation-row|message/(attachments|message-bubble))',
  'features/chats/(state/(agent-state|marks)|timeline/(hands-line|silence|timeline)|why/(decision-sentence|why-card))',
];

// What every screen with forms and data stands on.
const kitModules =
  /node_modules\/(@tanstack|@mantine\/hooks|@mantine\/core\/esm\/(core|components\/(Box|UnstyledButton|Button|Loader|Transition|Skeleton))|clsx)\//;

// What a coach sees first.
const signedInModules = [
  'api/(client|drafts|installation|kept-texts|kept-token|live|online|push-device|query-client|services|worker-link)',
  'app/(signed-in-layout|tab-bar|signed-in-entries)',
  'components/(time/use-now|page/state-message)',
  'features/(accounts|agents|connections|device|needs-you|notifications)/(messages|queries|health-words)',
  'features/dashboard/(onboarding|today)/[\\w-]+',
  'features/dashboard/use-live-dashboard',
  'features/(accounts/account-(health|tiles)|auth/(messages|use-resend|verify-email-banner)|billing/(messages|queries|plan-banner))',
  'features/device/(install-hint|offline-banner|unsent-banner|update-prompt|use-worker)',
  'features/needs-you/(notifications|waiting-count)',
  'features/notifications/(arrivals|bell|kind-icon|notification-times|use-opened-from-outside)',
  'features/one-voice/messages',
  'routes/accounts/dashboard',
];
// On the landing page, and elsewhere too.
const publicIcons =
  /@tabler\/icons-react\/dist\/esm\/icons\/Icon(Alert(Circle|Triangle)|BrandFacebook|BrandInstagram|Calendar(Check)|CircleCheck|Login2|Menu2|UserPlus|X)\.mjs/;
const signedInIcons =
  /@tabler\/icons-react\/dist\/esm\/icons\/Icon(Mail|MailX|Settings|CalendarEvent|PlugConnectedX?|ShieldCheck|Bell\w*|CreditCard)\.mjs/;

function inSource(modules: string[]): RegExp {
  return new RegExp(`/apps/web/src/(${modules.join('|')})\\.tsx?$`);
}

/** What goes into one file together. Everything else is left to the bundler. */
export const chunkGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'frame', test: inSource(frameModules) },
  // The one rule that the landing page needs, ahead of the calls, which would take it along.
  { name: 'frame', test: /packages\/domain\/src\/billing\/plans\.ts$/ },
  { name: 'calls', test: /(packages\/(contract|domain)\/src|node_modules\/zod)\//, minShareCount: 15 },
  // Ahead of the pictures and the first screen, which would take theirs along.
  { name: 'icons', test: publicIcons },
  { name: 'icons', test: /@tabler\/icons-react\//, minShareCount: 8 },
  { name: 'pictures', test: inSource(pictureModules) },
  { name: 'kit', test: kitModules },
  { name: 'signed-in', test: inSource(signedInModules) },
  { name: 'signed-in', test: signedInIcons },
];
