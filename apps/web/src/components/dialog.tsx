import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

/** A question or task in front of the page. The kit's own header would count as a second banner of the page. */
export function Dialog(props: {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Room for two things side by side. */
  wide?: boolean;
  /** What it shows is not shown again: only its own buttons close it. */
  stays?: boolean;
  /** What the button that closes it is called. */
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
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className="dialog-header">
          <Modal.Title>{props.title}</Modal.Title>
          <Modal.CloseButton aria-label={props.close ?? 'Close'} size={44} iconSize={20} />
        </div>
        <Modal.Body>{props.children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
