import type { ServiceIdentifier } from 'inversify'

/**
 * Creates the token of a port. The token is declared beside the port's interface under the same name, so that one
 * import brings both.
 */
export function port<T>(name: string): ServiceIdentifier<T> {
  return Symbol.for(`townsquare.${name}`)
}
