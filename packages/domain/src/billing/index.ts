// Plans, and what they allow.
export * from './entitlements.ts';
export * from './plans.ts';
