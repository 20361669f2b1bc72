/** An error that the operator must fix before the server can start. The message is one sentence that says how. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
