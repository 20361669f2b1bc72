import type { ReactNode } from 'react';

/** One matter of the profile page: what it is about, and the means to change it. */
export function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="profile-section">
      <div>
        <h2>{title}</h2>
        <p className="profile-hint">{hint}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
