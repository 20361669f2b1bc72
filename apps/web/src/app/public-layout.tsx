import { Outlet } from 'react-router';
import { TopBar } from './top-bar.tsx';

export default function PublicLayout() {
  return (
    <div className="page">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <TopBar />
      <main id="content" className="page-content">
        <Outlet />
      </main>
    </div>
  );
}
