// Simulated leads: what an agent does with them, before real ones meet it.
export { createSimulations } from './simulations.module.ts';
