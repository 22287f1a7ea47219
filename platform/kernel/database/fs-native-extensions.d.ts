/** The part of the package that we use; it has no types of its own. */
declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on the whole file; false when another descriptor, of any process, holds it. */
  export function tryLock(descriptor: number): boolean
}
