// npm run secrets: counts and reseals what is sealed, and ends sessions. See docs/security.md.
import { parseSealing } from '../config/config.ts';
import { runCommand } from './run-command.ts';
import { getAppSecret } from '../platform/app-secret.ts';
import { systemClock } from '../platform/clock.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { handleSecrets } from '../operations/sealed-secrets.ts';

await runCommand((connection, words) => {
  const config = parseSealing(process.env);
  const secretBox = createSecretBox(getAppSecret(config), config.previousAppSecret);
  return handleSecrets({ connection, clock: systemClock, secretBox }, words);
});
