// Lets `vi.waitFor` and `vi.waitUntil` wait longer than their one second:
// how busy a machine is says nothing about the product.
import { vi } from 'vitest';

const patience = { timeout: 300_000 };
const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options = patience) => waitFor(check, options);
vi.waitUntil = (check, options = patience) => waitUntil(check, options);
