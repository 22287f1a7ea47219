interface Asked<Value> {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Reads many values by few statements: what is asked for while a statement runs waits, and is read by the next one
 * together. One statement runs at a time, so that however much is asked for, others get a connection.
 */
export class BatchedReads<Value> {
  private waiting = new Map<string, Asked<Value>>()
  private isReading = false

  /**
   * @param readAll reads the values of these keys, each of which it returns
   * @param most keys in one statement
   */
  constructor(
    private readonly readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
    private readonly most: number,
  ) {}

  /** The value as it is now or later, never as it was before the call. */
  read(key: string): Promise<Value> {
    const asked = this.waiting.get(key) ?? newAsked<Value>()
    this.waiting.set(key, asked)
    void this.readWaiting()
    return asked.promise
  }

  private async readWaiting(): Promise<void> {
    if (this.isReading) return
    this.isReading = true
    while (this.waiting.size > 0) {
      const batch = [...this.waiting].slice(0, this.most)
      for (const [key] of batch) this.waiting.delete(key)
      try {
        const values = await this.readAll(batch.map(([key]) => key))
        for (const [key, { resolve }] of batch) resolve(values.get(key) as Value)
      } catch (error) {
        for (const [, { reject }] of batch) reject(error)
      }
    }
    this.isReading = false
  }
}

function newAsked<Value>(): Asked<Value> {
  let [resolve, reject]: [Asked<Value>['resolve'], Asked<Value>['reject']] = [() => {}, () => {}]
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}
