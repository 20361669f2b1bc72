/** The port of the sandbox's page unless SANDBOX_PORT says otherwise. */
export const defaultSandboxPort = 3001;

/** How far from the page's port each simulator listens: the server finds them there, and the sandbox puts them there. */
export const simulatorDistances = {
  instagram: 1,
  languageModel: 2,
  messenger: 3,
  googleCalendar: 4,
  calendly: 5,
  stripe: 6,
  mailbox: 7,
  facebookLogin: 8,
  moderation: 9,
  pushService: 10,
} as const;

/** How many ports in a row the sandbox has for itself: the page's, and one for each simulator. */
export const portsInARow = 1 + Object.keys(simulatorDistances).length;
