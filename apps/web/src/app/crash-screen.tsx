/** The screen for when another screen failed. It works without any provider. */
export function CrashScreen() {
  return (
    <main className="crash">
      <h1>This page stopped working</h1>
      <p>Your conversations are safe on the server, and your agent keeps answering. Reload the page to continue.</p>
      <a className="crash-action" href={typeof window === 'undefined' ? '/' : window.location.href}>
        Reload the page
      </a>
    </main>
  );
}
