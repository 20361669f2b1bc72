/** Every sentence of the page on which a guest manages a call, in one language. */
export type ManagedWords = {
  page: string;
  loading: string;
  /** Comes before the coach's name. */
  with: string;
  when: string;
  where: string;
  zone: string;
  zoneUnknown: string;
  join: string;

  booked: string;
  moved: string;
  pending: string;
  pendingHint: string;
  moving: string;
  movingHint: (when: string) => string;
  offered: string;
  offeredHint: string;
  offeredAction: string;
  begun: string;
  past: string;
  pastHint: string;
  cancelled: string;
  canceledHint: string;
  theySay: (coach: string) => string;

  addTo: string;
  fileName: string;

  move: string;
  moveTitle: string;
  moveFrom: string;
  moveTo: string;
  moveQuestion: string;
  moveConfirm: string;
  movePending: string;
  otherTime: string;
  back: string;
  moveThere: string;
  moveThereAction: string;
  previousMonth: string;
  nextMonth: string;
  noTimes: string;
  noTimesThisMonth: string;
  timesFailed: string;
  freeAlternatives: string;

  cancel: string;
  cancelQuestion: string;
  cancelHint: string;
  reason: string;
  keep: string;
  cancelPending: string;
  close: string;

  unknown: string;
  unknownHint: string;
  ended: string;
  endedHint: string;
  failed: string;
  failedHint: string;
  retry: string;
  taken: string;
  notPossible: string;
  calendarDown: string;
  tooMany: string;
  offline: string;
  changed: string;
  changeFailed: string;
};
