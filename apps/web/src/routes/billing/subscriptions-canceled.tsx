import { CheckoutCanceled } from '../../features/billing/checkout-return.tsx';

export function meta() {
  return [{ title: 'Nothing was bought · Spotter' }];
}

export default function SubscriptionsCanceledPage() {
  return <CheckoutCanceled />;
}
