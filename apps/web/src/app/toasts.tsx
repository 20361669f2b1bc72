import { ToastContainer } from 'react-toastify';

/** Where short news appear. What is said before it is there waits for it. */
export default function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      draggablePercent={80}
      draggableDirection="x"
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      theme="dark"
    />
  );
}
