/**
 * The one value of this name in the process. Next bundles a module once for each route that reaches it, and a value that a module
 * kept for itself would exist as often.
 */
export function oncePerProcess<Value>(name: string, make: () => Value): Value {
  const values = globalThis as { [key: symbol]: Value | undefined }
  const key = Symbol.for(`lectern.${name}`)
  values[key] ??= make()
  return values[key]
}
