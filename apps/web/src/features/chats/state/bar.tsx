import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useKeyHint } from '../../../components/keys/use-keys.ts';
import styles from './agent-bar.module.css';

/** A sentence above the send box, with what can be done about it. */
export function Bar(props: { sentence: string; action?: { label: string; act: () => void }; children?: ReactNode }) {
  const { sentence, action, children } = props;
  const hint = useKeyHint();
  return (
    <div className={styles.agentBar}>
      <p>{sentence}</p>
      {action !== undefined && (
        <Button variant="default" size="sm" onClick={action.act} {...hint('handBack', action.label)}>
          {action.label}
        </Button>
      )}
      {children}
    </div>
  );
}
