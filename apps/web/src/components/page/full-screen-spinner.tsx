/** The wait of a very first load. Appears after a moment, so that a quick answer does not flash. */
export function FullScreenSpinner() {
  return (
    <div className="full-screen-spinner delayed" role="status" aria-label="Loading">
      <span className="plain-spinner" />
    </div>
  );
}
