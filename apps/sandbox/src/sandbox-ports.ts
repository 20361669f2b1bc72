/** The port of the sandbox's page unless SANDBOX_PORT says otherwise. */
export const defaultSandboxPort = 3001;

// The server counts from the page's port as well: what stands at which distance is an agreement of both.
const distances = {
  face: 0,
  instagram: 1,
  languageModel: 2,
  messenger: 3,
  googleCalendar: 4,
  calendly: 5,
  stripe: 6,
  mailbox: 7,
  facebookLogin: 8,
} as const;

/** One port of the page and of each stand-in. */
export type SandboxPorts = Record<keyof typeof distances, number>;

/** How many ports in a row the sandbox has for itself. */
export const portsInARow = 9;

/** The ports of the sandbox's programs, counted from the port of its page. */
export function sandboxPorts(facePort: number): SandboxPorts {
  // 0 asks the system for any free port, for each of them.
  const port = (distance: number) => (facePort === 0 ? 0 : facePort + distance);
  return {
    face: port(distances.face),
    instagram: port(distances.instagram),
    languageModel: port(distances.languageModel),
    messenger: port(distances.messenger),
    googleCalendar: port(distances.googleCalendar),
    calendly: port(distances.calendly),
    stripe: port(distances.stripe),
    mailbox: port(distances.mailbox),
    facebookLogin: port(distances.facebookLogin),
  };
}
