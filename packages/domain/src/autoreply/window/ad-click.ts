/** Whether a click on an ad brought the contact. */
export function isAdClick({ adId, source }: { adId: string | null; source: string | null }): boolean {
  return adId !== null || source?.toUpperCase() === 'ADS';
}
