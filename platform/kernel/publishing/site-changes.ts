import { sql } from 'drizzle-orm'
import type { Database, DatabaseConnection } from '../database/client'

const channel = 'townsquare_changes'

/**
 * Tells every process that the office changed what the site shows, so that none of them goes on sending pages that it
 * made before. Inside a transaction it is told when the transaction is committed.
 */
export async function announceChange(database: Database): Promise<void> {
  await database.execute(sql`select pg_notify(${channel}, '')`)
}

/** Tells what this process keeps, such as drawn pages, when the office changed what the site shows. */
export class SiteChanges {
  private readonly listeners: (() => void)[] = []

  onChange(listener: () => void): void {
    this.listeners.push(listener)
  }

  /** Listens until the returned function is called. */
  async listen(connection: DatabaseConnection): Promise<() => Promise<void>> {
    const tell = (): void => {
      for (const listener of this.listeners) listener()
    }
    return await connection.listen(channel, tell, tell)
  }
}
