import { AppError } from '../../http/app-error.ts';
import type { AgentRow } from './agents.repository.ts';

/**
 * Throws invalid_input for a model that is not offered.
 * An agent keeps a model that was offered when it was chosen.
 */
export function checkModel(offered: string[], model: string | null | undefined, stored: AgentRow | null): void {
  if (model == null || offered.includes(model) || model === stored?.model) return;
  const message = `We don’t offer this model. Choose one of: ${offered.join(', ')}.`;
  throw new AppError('invalid_input', message, [{ path: 'config.model', message }]);
}
