import { simulatorDistances } from '@spotter/demo/sandbox-ports';

const distances = { phone: 0, ...simulatorDistances } as const;

/** One port for the page and for each simulator. */
export type SandboxPorts = Record<keyof typeof distances, number>;

/** Returns the ports of the sandbox's programs, counted from the port of its page. */
export function sandboxPorts(phonePort: number): SandboxPorts {
  // 0 asks the system for any free port, for each of them.
  const port = (distance: number) => (phonePort === 0 ? 0 : phonePort + distance);
  return {
    phone: port(distances.phone),
    instagram: port(distances.instagram),
    languageModel: port(distances.languageModel),
    messenger: port(distances.messenger),
    googleCalendar: port(distances.googleCalendar),
    calendly: port(distances.calendly),
    stripe: port(distances.stripe),
    mailbox: port(distances.mailbox),
    facebookLogin: port(distances.facebookLogin),
    moderation: port(distances.moderation),
    pushService: port(distances.pushService),
    embeddings: port(distances.embeddings),
    website: port(distances.website),
    transcription: port(distances.transcription),
  };
}
