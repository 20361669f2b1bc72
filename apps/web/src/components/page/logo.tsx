/** The product's mark and name. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
        <path d="M5 9v14M27 9v14" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
        <path d="M5 16h22" stroke="currentColor" strokeWidth="3.5" />
        <circle cx="16" cy="16" r="6.5" fill="#D2F04A" />
      </svg>
      <span className="logo-name">Spotter</span>
    </span>
  );
}
