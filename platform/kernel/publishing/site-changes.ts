import { count, max, sql } from 'drizzle-orm'
import type { Database, DatabaseConnection } from '../database/client'
import { queriesOf } from '../database/queries'
import { removeOlder } from '../database/remove-old'
import { build } from '../database/statement'
import { siteChanges } from './site-changes.schema'

const channel = 'townsquare_changes'
const day = 86_400_000

/**
 * Tells every process and the proxy's cache that something which guests see was changed by the office, or was taken from
 * the public, so that none of them goes on sending pages that it made before. Inside a transaction it is told when the
 * transaction is committed.
 */
export async function announceChange(database: Database): Promise<void> {
  // A row of its own for each change locks nothing, so that no two changes wait for each other.
  await database.insert(siteChanges).values({})
  await database.execute(sql`select pg_notify(${channel}, '')`)
}

/**
 * Names the state of the site: a text that is another one after each committed change. It is not the last id alone,
 * because changes are not committed in the order of their ids.
 */
export async function readGeneration(database: Database): Promise<string> {
  const row = await queriesOf(database).readOne(
    build.select({ changes: count(), last: max(siteChanges.id) }).from(siteChanges),
  )
  return `${row?.last ?? 0}-${row?.changes ?? 0}`
}

/** Removes the rows of changes that no cached page is older than. */
export async function forgetChanges(database: Database, at: Date): Promise<void> {
  await removeOlder(database, siteChanges.at, new Date(at.getTime() - day))
}

/** Tells what this process keeps, such as drawn pages, when something that guests see was changed. */
export class SiteChanges {
  private readonly listeners: (() => void)[] = []
  /** The state of the site that this process has told of. */
  private known: string | null = null
  /** The last state that a caller named and that was compared with the database. */
  private compared: string | null = null

  onChange(listener: () => void): void {
    this.listeners.push(listener)
  }

  /** Listens until the returned function is called. */
  async listen(connection: DatabaseConnection): Promise<() => Promise<void>> {
    const tell = (): void => this.tell()
    return await connection.listen(channel, tell, tell)
  }

  /** Whether a caller knows of a state that this process has not told of. */
  isBehind(generation: string): boolean {
    return generation !== this.known && generation !== this.compared
  }

  /**
   * Compares with the database, and tells of a change whose notification has not arrived. Without it, a page from before
   * the change would be kept by the proxy as one from after it. What the caller named is only a reason to look: it
   * expires nothing by itself.
   */
  async catchUp(database: Database, generation: string): Promise<void> {
    const now = await readGeneration(database)
    this.compared = generation
    if (now === this.known) return
    this.known = now
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}
