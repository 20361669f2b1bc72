// Today and the first steps, read from what the other modules keep.
export { createDashboard } from './dashboard.module.ts';
export { recordTrial } from './dashboard-states.repository.ts';
