/** What the coach did with an answer that waited for their word. */
export const approvalVerdicts = ['as-was', 'edited', 'dropped'] as const;
export type ApprovalVerdict = (typeof approvalVerdicts)[number];

/** How often answers about a topic have to be approved before the coach may let them go out on their own. */
export const answersUntilTrust = 20;
const trustShare = 0.95;
/** Of the newest so many that were asked about, so many edited or dropped ones end the trust. */
const watchedAnswers = 10;
const changesUntilFall = 2;
/** One of so many answers about a trusted topic is still asked about, so that trust can be lost. */
export const askedOneIn = 5;

/** How far the coach agrees with the answers about a topic. */
export type TopicTrust = {
  /** All that the coach decided about. */
  asWas: number;
  edited: number;
  dropped: number;
  /** Of those, since the topic last fell back: how many, and how many the coach sent as they were. */
  decided: number;
  agreed: number;
  /** Whether answers go out on their own. */
  isAutomatic: boolean;
  /** The newest verdicts since it became automatic, oldest first. */
  newest: ApprovalVerdict[];
  /** How many went out on their own since one was last asked about. */
  sinceAsked: number;
};

export const newTrust: TopicTrust = {
  asWas: 0,
  edited: 0,
  dropped: 0,
  decided: 0,
  agreed: 0,
  isAutomatic: false,
  newest: [],
  sinceAsked: 0,
};

/** Returns the trust once the coach has decided about an answer. */
export function afterVerdict(trust: TopicTrust, verdict: ApprovalVerdict): TopicTrust {
  const counted = {
    ...trust,
    asWas: trust.asWas + (verdict === 'as-was' ? 1 : 0),
    edited: trust.edited + (verdict === 'edited' ? 1 : 0),
    dropped: trust.dropped + (verdict === 'dropped' ? 1 : 0),
    decided: trust.decided + 1,
    agreed: trust.agreed + (verdict === 'as-was' ? 1 : 0),
  };
  if (!trust.isAutomatic) return counted;
  const newest = [...trust.newest, verdict].slice(-watchedAnswers);
  const changed = newest.filter((one) => one !== 'as-was').length;
  return changed < changesUntilFall ? { ...counted, newest } : fallBack(counted);
}

/** Returns the trust once the coach wants to be asked about a topic again; it has to be earned again. */
export function fallBack(trust: TopicTrust): TopicTrust {
  return { ...trust, decided: 0, agreed: 0, isAutomatic: false, newest: [], sinceAsked: 0 };
}

/** Whether the coach may let answers about a topic go out on their own. */
export function mayBeAutomatic({ isAutomatic, decided, agreed }: TopicTrust): boolean {
  return !isAutomatic && decided >= answersUntilTrust && agreed >= decided * trustShare;
}

/** Returns the trust once the coach lets answers about a topic go out on their own. */
export function makeAutomatic(trust: TopicTrust): TopicTrust {
  return { ...trust, isAutomatic: true, newest: [], sinceAsked: 0 };
}

/** Returns whether the next answer about a topic is asked about, and the trust once it is composed. */
export function askAboutNext(trust: TopicTrust): { asks: boolean; trust: TopicTrust } {
  if (!trust.isAutomatic) return { asks: true, trust };
  const sinceAsked = trust.sinceAsked + 1;
  return sinceAsked < askedOneIn
    ? { asks: false, trust: { ...trust, sinceAsked } }
    : { asks: true, trust: { ...trust, sinceAsked: 0 } };
}
