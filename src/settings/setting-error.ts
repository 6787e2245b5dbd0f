/** Something went wrong in one setting of a widget. */
export class SettingError extends Error {
  override name = 'SettingError'

  constructor(
    /** Path of the setting, such as `items.2.title`. */
    readonly setting: string,
    cause: unknown,
  ) {
    super(`The setting ${setting} cannot be read`, { cause })
  }
}

/** Runs the code of one setting; what it throws is said to come from there. */
export function inSetting<Value>(setting: string, run: () => Value): Value {
  try {
    return run()
  } catch (error) {
    throw error instanceof SettingError ? error : new SettingError(setting, error)
  }
}
