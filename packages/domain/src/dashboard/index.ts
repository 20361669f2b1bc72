// The first steps, and visits.
export * from './onboarding.ts';
export * from './visits.ts';
