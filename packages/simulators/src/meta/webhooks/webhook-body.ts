/**
 * Writes a webhook as Meta does: compact JSON, slashes as `\/`, everything outside ASCII as lowercase `\uXXXX`.
 * The result is ASCII, so its characters are its bytes.
 */
export function encodeWebhookBody(payload: unknown): string {
  // A slash occurs in JSON inside strings only, so a plain replacement is safe.
  return JSON.stringify(payload)
    .replaceAll('/', '\\/')
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
