/**
 * The tab of an outside page. It opens in the click, before its address is known, because the browser would
 * block it later.
 */
export type PaymentTab = {
  /** Goes to the page. Returns false if the browser has blocked the tab. */
  show(url: string): boolean;
  close(): void;
};

/** Opens an empty tab. Works only in a click. */
export function openPaymentTab(): PaymentTab {
  const tab = window.open('about:blank', '_blank');
  // The outside page must not reach back into this one.
  if (tab !== null) tab.opener = null;
  return {
    show(url) {
      if (tab === null || tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}

/** Returns the address if it is one of a page, otherwise null. */
export function parsePageAddress(url: string | null): string | null {
  return url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
