import { useRef } from 'react';
import { ToastContainer } from 'react-toastify';
import { useClearTop } from './use-clear-top.ts';
import styles from './toasts.module.css';

/** The place for short messages. A message from before it is loaded waits for it. */
export default function Toasts() {
  const place = useRef<HTMLDivElement>(null);
  useClearTop(place);
  return (
    <div ref={place}>
      <ToastContainer
        className={styles.toasts!}
        position="top-right"
        autoClose={5000}
        draggablePercent={80}
        draggableDirection="x"
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        theme="dark"
      />
    </div>
  );
}
