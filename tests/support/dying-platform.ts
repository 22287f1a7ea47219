import type { Database } from '../../platform/kernel/database/client'
import type { Platform } from '../../platform/kernel/platform'
import type { FileStorage } from '../../platform/kernel/storage/file-storage'

/** What is never answered, as everything that a killed process still waits for. */
const never = (): Promise<never> => new Promise(() => {})

/** Counts the steps of a process, and ends it at one of them: it never goes on, nor cleans up after itself. */
class Life {
  private steps = 0
  private markEnd: (end: 'died') => void = () => {}
  readonly end = new Promise<'died'>((resolve) => {
    this.markEnd = resolve
  })

  constructor(private readonly length: number) {}

  async step(): Promise<void> {
    if (this.steps < this.length) {
      this.steps += 1
      return
    }
    this.markEnd('died')
    await never()
  }

  async around<Value>(work: () => PromiseLike<Value>): Promise<Value> {
    await this.step()
    const value = await work()
    await this.step()
    return value
  }
}

/**
 * Runs work over and over, each time killed one step later: before and after every statement, transaction and call of
 * the store. Ends once the work has come to its end.
 * @param afterDeath looks at what was left
 */
export async function killAtEachStep(
  platform: Platform,
  work: (dying: Platform) => Promise<unknown>,
  afterDeath: (steps: number) => Promise<void>,
): Promise<number> {
  for (let steps = 0; ; steps += 1) {
    const life = new Life(steps)
    const dying = {
      ...platform,
      storage: dyingStorage(platform.storage, life),
      database: dyingDatabase(platform, life),
    }
    const end = await Promise.race([life.end, work(dying).then(() => 'done' as const)])
    if (end === 'done') return steps
    await afterDeath(steps)
  }
}

function dyingStorage(storage: FileStorage, life: Life): FileStorage {
  return {
    put: (...given) => life.around(() => storage.put(...given)),
    find: (...given) => life.around(() => storage.find(...given)),
    remove: (...given) => life.around(() => storage.remove(...given)),
    list: (beginning) => storage.list(beginning),
  }
}

/** Reads are no steps: nothing is left behind by them. */
function dyingDatabase({ database }: Platform, life: Life): Database {
  return new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name === 'transaction' || name === 'execute')
        return (...given: unknown[]) => life.around(() => value.apply(target, given) as Promise<unknown>)
      const writes = name === 'insert' || name === 'update' || name === 'delete'
      return writes ? (...given: unknown[]) => dyingStatement(value.apply(target, given) as object, life) : value
    },
  })
}

function dyingStatement(statement: object, life: Life): object {
  return new Proxy(statement, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name === 'then')
        return (...given: Parameters<Promise<unknown>['then']>) =>
          life.around(() => target as unknown as PromiseLike<unknown>).then(...given)
      return (...given: unknown[]) => dyingStatement(value.apply(target, given) as object, life)
    },
  })
}
