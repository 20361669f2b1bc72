/** The tab of a page outside. It is opened in the click, before its address is known: later the browser would block it. */
export type PaymentTab = {
  /** Goes to the page; false when the browser has blocked the tab. */
  show(url: string): boolean;
  close(): void;
};

/** Opens an empty tab. Only in a click. */
export function openPaymentTab(): PaymentTab {
  const tab = window.open('about:blank', '_blank');
  // The page outside must not reach back into this one.
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

/** The address of a page, or null for anything else. */
export function parsePageAddress(url: string | null): string | null {
  return url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
