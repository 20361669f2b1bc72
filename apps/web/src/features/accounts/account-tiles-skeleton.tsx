import { Skeleton } from '@mantine/core';
import { accountMessages } from './messages.ts';

/** Accounts that are being loaded, in their true shape. */
export function AccountTilesSkeleton() {
  return (
    <div className="delayed" role="status" aria-label={accountMessages.loading}>
      <div className="tiles" aria-hidden>
        {[0, 1].map((tile) => (
          <div key={tile} className="tile">
            <Skeleton height={48} width={48} radius="lg" className="tile-skeleton-icon" />
            <Skeleton height={16} width="60%" />
            <Skeleton height={12} width="45%" />
          </div>
        ))}
      </div>
    </div>
  );
}
