import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PublicSection } from './public-section.tsx';
import { SectionBoundary } from '../../components/page/section-boundary.tsx';

test('a section that fails leaves the others, and can be tried again', () => {
  let isBroken = true;
  const Clock = () => {
    if (isBroken) throw new RangeError('Invalid time zone specified');
    return <p>It is noon</p>;
  };
  render(
    <main>
      <PublicSection>
        <Clock />
      </PublicSection>
      <PublicSection>
        <p>Prices</p>
      </PublicSection>
    </main>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This part of the page stopped working.');
  expect(screen.getByText('Prices')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('It is noon')).toBeTruthy();
  // React reports the failure there.
  vi.mocked(console.error).mockClear();
});

test('the next page is shown after one that failed', () => {
  const Page = ({ of: page }: { of: string }) => {
    if (page === '/broken') throw new Error('broken');
    return <p>Fine</p>;
  };
  const App = () => {
    const [page, setPage] = useState('/broken');
    return (
      <>
        <button type="button" onClick={() => setPage('/fine')}>
          Go on
        </button>
        <SectionBoundary resetOn={page}>
          <Page of={page} />
        </SectionBoundary>
      </>
    );
  };
  render(<App />);
  expect(screen.queryByText('Fine')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText('Fine')).toBeTruthy();
  // React reports the failure there.
  vi.mocked(console.error).mockClear();
});
