import { Modal } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
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
  useFocusReturn(props.opened);
  return (
    <Modal.Root
      opened={props.opened}
      returnFocus={false}
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

/**
 * Gives the focus back to what had it before. The kit's own return forgets dialogs that mount opened. Where that
 * element went meanwhile, the page's headline gets the focus.
 */
function useFocusReturn(opened: boolean) {
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      const now = document.activeElement;
      const isFree = now === null || now === document.body || now.closest('[role="dialog"]') !== null;
      const target = before?.isConnected === true && before !== document.body ? before : document.querySelector('h1');
      if (isFree && target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [opened]);
}

/** The text of a dialog. */
export function DialogText({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={className === undefined ? styles.text : `${styles.text} ${className}`}>{children}</p>;
}

/** The buttons that leave a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
