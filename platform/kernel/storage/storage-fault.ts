/** A store that failed or stalled: the same call may succeed a moment later. */
export class StorageFault extends Error {
  constructor(what: string, cause?: unknown) {
    super(`the store ${what}`, cause === undefined ? undefined : { cause })
    this.name = 'StorageFault'
  }
}
