/** The part of the package that the tests use; it has no types of its own. */
declare module 'fs-native-extensions' {
  /** Waits for an exclusive lock on the whole file, which another descriptor, of any process, may hold. */
  export function waitForLock(descriptor: number): Promise<void>
}
