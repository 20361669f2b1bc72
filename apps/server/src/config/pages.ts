import { sandboxOrigin, type Sandbox } from './simulators.ts';
import type { Read } from './variables.ts';

export type PagesConfig = {
  /**
   * The pages that coaches add.
   * `standIn`: the one origin that need not be public, the sandbox's or a test's; null: none.
   */
  pages: { standIn: string | null };
};

export function readPages(read: Read, sandbox: Sandbox): PagesConfig['pages'] {
  return { standIn: read('PAGES_STAND_IN_URL') ?? (sandbox.enabled ? sandboxOrigin(sandbox, 'website') : null) };
}
