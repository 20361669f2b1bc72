/** The port of the sandbox's page unless SANDBOX_PORT says otherwise. */
export const defaultSandboxPort = 3001;

/** The ports of the sandbox's programs, counted from the port of its page. */
export function sandboxPorts(facePort: number): { face: number; instagram: number; languageModel: number } {
  // 0 asks the system for any free port, for each of them.
  if (facePort === 0) return { face: 0, instagram: 0, languageModel: 0 };
  return { face: facePort, instagram: facePort + 1, languageModel: facePort + 2 };
}
