// Simulated leads: what an agent does with them, before real ones meet it.
export { eraseCasesOfRuns } from './simulations.repository.ts';
export { createSimulations } from './simulations.module.ts';
