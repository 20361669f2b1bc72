import { Skeleton } from '@mantine/core';
import { Tile } from '../../components/card/tile.tsx';
import { accountMessages } from './messages.ts';
import styles from './account-tiles.module.css';

/** Accounts that are still loading, in their final shape. */
export function AccountTilesSkeleton() {
  return (
    <div className="delayed" role="status" aria-label={accountMessages.loading}>
      <div className={styles.tiles} aria-hidden>
        {[0, 1].map((tile) => (
          <Tile key={tile} className={styles.tile}>
            <Skeleton height={48} width={48} radius="lg" className={styles.tileSkeletonIcon} />
            <Skeleton height={16} width="60%" />
            <Skeleton height={12} width="45%" />
          </Tile>
        ))}
      </div>
    </div>
  );
}
