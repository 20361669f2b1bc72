import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { PageFrame } from './page-frame.tsx';

export default function PublicLayout() {
  return (
    <PageFrame footer={<Footer />}>
      <Outlet />
    </PageFrame>
  );
}
