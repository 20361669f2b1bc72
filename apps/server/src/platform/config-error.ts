/** The operator has to change something before the server can start. The message is one sentence that says what. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
