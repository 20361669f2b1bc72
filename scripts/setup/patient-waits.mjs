// Lets `vi.waitFor` wait longer than its one second: how busy a machine is says nothing about the product.
import { vi } from 'vitest';

const patience = { timeout: 300_000 };
const { waitFor } = vi;
vi.waitFor = (check, options = patience) => waitFor(check, options);
