/** The delays a coach can choose, in minutes; 0 is "Instantly". */
export const delayMinutes = [0, 30, 60, 90, 120, 150, 180, 210, 240] as const;
