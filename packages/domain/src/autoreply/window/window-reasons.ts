/** Why a window is what it is. */
export const windowReasons = ['never-wrote', 'private-reply', 'message', 'ad', 'ad-refused'] as const;
export type WindowReason = (typeof windowReasons)[number];
