import { CheckoutReturn } from '../../features/billing/checkout-return.tsx';

export function meta() {
  return [{ title: 'Thank you · Spotter' }];
}

export default function SubscriptionsSuccessPage() {
  return <CheckoutReturn />;
}
