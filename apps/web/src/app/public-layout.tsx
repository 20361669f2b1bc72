import { Outlet } from 'react-router';
import { PageFrame } from './page-frame.tsx';

export default function PublicLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
