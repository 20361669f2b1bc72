import type { ReactNode } from 'react';

/** One matter of the profile page: what it is about, and the means to change it. */
export function Section(props: { id?: string; title: string; hint: string; children: ReactNode }) {
  const { id, title, hint, children } = props;
  return (
    <section className="profile-section" id={id}>
      <div>
        <h2>{title}</h2>
        <p className="profile-hint">{hint}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
