import { Button } from '@mantine/core';
import { knowledgeMessages } from '../messages.ts';
import styles from './items.module.css';

/** The button for the rest of a long list. */
export function MoreItems(props: {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}) {
  const { query } = props;
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="default"
      className={styles.more}
      disabled={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {knowledgeMessages.more}
    </Button>
  );
}
