import { Navigate, Outlet, useLocation } from 'react-router';
import { ToastContainer } from 'react-toastify';
import { useServices, useSession } from '../api/services.ts';
import { loginAddress } from '../features/auth/return-address.ts';
import { paths } from '../paths.ts';
import { TopBar } from './top-bar.tsx';

/** Lets only the signed-in in. Visitors sign in first and come back to where they wanted to go. */
export default function SignedInLayout() {
  const signedIn = useSession() !== null;
  const leftOnPurpose = useServices().session.lastEnd() === 'signed-out';
  const location = useLocation();

  if (!signedIn) {
    const wanted = location.pathname + location.search;
    return <Navigate to={leftOnPurpose ? paths.login : loginAddress(wanted)} replace />;
  }
  return (
    <div className="page">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <TopBar />
      <main id="content" className="page-content">
        <Outlet />
      </main>
      <ToastContainer
        position="top-right"
        autoClose={5000}
        draggablePercent={80}
        draggableDirection="x"
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        theme="dark"
      />
    </div>
  );
}
