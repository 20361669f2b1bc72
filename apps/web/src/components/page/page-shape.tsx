/** The shape of a screen, painted before any script has come. */
export function PageShape() {
  return (
    <div className="page" role="status" aria-label="Loading">
      <div className="top-bar">
        <div className="top-bar-inner">
          {/* No words: a font would come before the scripts. */}
          <span className="shape-logo" />
        </div>
      </div>
      <div className="page-shape" aria-hidden>
        <span className="shape-title" />
        <span className="shape-line" />
        <div className="shape-cards">
          <span />
          <span />
          <span />
        </div>
      </div>
    </div>
  );
}
