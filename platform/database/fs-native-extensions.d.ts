/** What we use of it; it has no types of its own. */
declare module 'fs-native-extensions' {
  /** Locks a file for writing as a whole; false when another descriptor, of any process, has it locked. */
  export function tryLock(descriptor: number): boolean
}
