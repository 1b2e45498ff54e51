/** The service cannot start as it was told to. Its message is for whoever started it, and says what to set. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}
