import { ToastContainer } from 'react-toastify';
import styles from './toasts.module.css';

/** The place for short messages. A message from before it is loaded waits for it. */
export default function Toasts() {
  return (
    <ToastContainer
      className={styles.toasts!}
      position="top-right"
      autoClose={5000}
      draggablePercent={80}
      draggableDirection="x"
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      theme="dark"
    />
  );
}
