import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './danger-action.module.css';

/** A button that deletes or ends something. It opens a question first. */
export function DangerAction(props: ButtonProps & Pick<ComponentProps<'button'>, 'onClick'>) {
  return <Button variant="subtle" color="danger" {...props} classNames={{ root: styles.danger! }} />;
}
