/** The spinner of the very first load. It appears after a delay, so that a fast answer does not make it flash. */
export function FullScreenSpinner() {
  return (
    <div className="full-screen-spinner delayed" role="status" aria-label="Loading">
      <span className="plain-spinner" />
    </div>
  );
}
