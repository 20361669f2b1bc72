/** The default port of the sandbox's page, without SANDBOX_PORT. */
export const defaultSandboxPort = 3001;

/** The distance of each simulator's port from the page's port, for both the server and the sandbox. */
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
  embeddings: 11,
  website: 12,
  transcription: 13,
} as const;

/** The number of ports in a row that the sandbox uses: the page's, and one for each simulator. */
export const portsInARow = 1 + Object.keys(simulatorDistances).length;
