/** The outline of a page of the signed-in, painted before any script has loaded. */
export function PageShape() {
  return (
    <div className="page" data-framed="" role="status" aria-label="Loading">
      <div className="shape-rail">
        {/* There are no words here, because a font would load before the scripts. */}
        <span className="shape-logo" />
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
