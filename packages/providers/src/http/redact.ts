const secretParameters =
  'access_token|refresh_token|input_token|fb_exchange_token|client_secret|appsecret_proof|verify_token|api_key|code';

// Secrets as a query or form parameter, as a JSON field (escaped or not), as a header, and by the form of Meta's
// own tokens, because Graph errors quote the token they refuse.
const patterns: [RegExp, string][] = [
  [new RegExp(String.raw`\b(${secretParameters})=[^&\s"'<>]+`, 'gi'), '$1=[redacted]'],
  [new RegExp(String.raw`(\\?"(?:${secretParameters})\\?"\s*:\s*\\?")[^"\\]+`, 'gi'), '$1[redacted]'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [redacted]'],
  [/\b(?:EAA|IGQ|IGA)[\w-]{16,}/g, '[redacted]'],
];

/** Returns the text without tokens, codes and secrets: the given ones, and everything that looks like one. */
export function redact(text: string, secrets: readonly string[] = []): string {
  let clean = text;
  for (const secret of secrets) if (secret !== '') clean = clean.replaceAll(secret, '[redacted]');
  for (const [pattern, replacement] of patterns) clean = clean.replace(pattern, replacement);
  return clean;
}
