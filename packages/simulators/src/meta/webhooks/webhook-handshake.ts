/** Meta's verification of a callback address: true when it answers 200 with the challenge verbatim. */
export async function verifyCallback(address: string, verifyToken: string): Promise<boolean> {
  const challenge = String(Math.floor(1_000_000_000 + Math.random() * 1_000_000_000));
  const url = new URL(address);
  url.searchParams.set('hub.mode', 'subscribe');
  url.searchParams.set('hub.challenge', challenge);
  url.searchParams.set('hub.verify_token', verifyToken);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' });
    return response.status === 200 && (await response.text()) === challenge;
  } catch {
    return false;
  }
}
