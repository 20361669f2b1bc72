/** The outline of a screen, painted before any script has loaded. */
export function PageShape() {
  return (
    <div className="page" role="status" aria-label="Loading">
      <div className="top-bar">
        <div className="top-bar-inner">
          {/* There are no words here, because a font would load before the scripts. */}
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
