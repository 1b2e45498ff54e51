/**
 * The service cannot start as it was told to. Its message is for whoever started it: in a line, what stands in the way and
 * what to do, without a secret.
 */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}
