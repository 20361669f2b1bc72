import { AppError } from '../../../http/app-error.ts';

/** The sentence for a coach who tries an agent while the model cannot be asked. */
export function modelUnreachable(): AppError {
  return new AppError('provider_down', 'We can’t reach the language model right now. Please try again.');
}
