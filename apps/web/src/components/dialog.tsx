import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/**
 * A question or task in front of the page. It does without the kit's own header, which would count as a second
 * banner of the page.
 */
export function Dialog(props: {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Room for two things side by side. */
  wide?: boolean;
  /** Its content is shown only once, so only its own buttons close it. */
  stays?: boolean;
  /** The label of the button that closes it. */
  close?: string;
  children: ReactNode;
}) {
  return (
    <Modal.Root
      opened={props.opened}
      onClose={props.onClose}
      size={props.wide ? 800 : 'md'}
      centered
      closeOnClickOutside={!props.stays}
      closeOnEscape={!props.stays}
      classNames={{ content: styles.content!, body: styles.body! }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.header}>
          <Modal.Title>{props.title}</Modal.Title>
          <Modal.CloseButton aria-label={props.close ?? 'Close'} size={44} iconSize={20} />
        </div>
        <Modal.Body>{props.children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The text of a dialog. */
export function DialogText({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={className === undefined ? styles.text : `${styles.text} ${className}`}>{children}</p>;
}

/** The buttons that leave a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
