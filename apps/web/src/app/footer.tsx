import { Link } from 'react-router';
import { Logo } from '../components/page/logo.tsx';
import { paths } from '../paths.ts';

const entries = [
  [paths.faq, 'FAQ'],
  [paths.contact, 'Contact'],
  [paths.privacy, 'Privacy'],
  [paths.terms, 'Terms'],
] as const;

/** The footer of the public pages. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-brand">
          <Logo />
          <p>One voice in your DMs: yours.</p>
        </div>
        <nav className="footer-links" aria-label="Footer">
          {entries.map(([path, name]) => (
            <Link key={path} to={path}>
              {name}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
