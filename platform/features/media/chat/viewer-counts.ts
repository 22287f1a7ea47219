import { eq } from 'drizzle-orm'
import { excluded } from '../../../kernel/database/expressions'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { randomId } from '../../../kernel/shared/random'
import { selectViewers } from './chat.queries'
import { channelViewers } from './chat.schema'
import { notifyOfViewers } from './live-notices'

/** Milliseconds for which a count stays valid without being written again: three heartbeats. */
const validFor = 45_000

/** Publishes this process's open connections, and reads the sum over all processes. */
export class ViewerCounts {
  private readonly process = randomId('process')
  private writing: Promise<void> = Promise.resolve()

  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /**
   * Writes how many connections this process has, one write after the other, and notifies the other processes when the
   * number changed.
   */
  async write(counts: () => ReadonlyMap<string, number>, isNews: boolean): Promise<void> {
    await this.after(() => this.writeNow(counts(), isNews))
  }

  private async writeNow(counts: ReadonlyMap<string, number>, isNews: boolean): Promise<void> {
    const expiresAt = new Date(this.now().getTime() + validFor)
    const rows = [...counts].map(([channelId, viewers]) => ({ channelId, process: this.process, viewers, expiresAt }))
    if (rows.length === 0) return
    await this.database
      .insert(channelViewers)
      .values(rows)
      .onConflictDoUpdate({
        target: [channelViewers.channelId, channelViewers.process],
        set: { viewers: excluded(channelViewers.viewers), expiresAt },
      })
    if (isNews) for (const { channelId } of rows) await notifyOfViewers(this.database, channelId)
  }

  read(channelIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return selectViewers(queriesOf(this.database), channelIds, this.now())
  }

  /** Removes the counts of this process. */
  async leave(): Promise<void> {
    await this.after(() => this.leaveNow())
  }

  /**
   * Runs the writes one after the other. Two concurrent writes over two connections could end in the wrong order, so
   * that the older count would stay.
   */
  private async after(work: () => Promise<void>): Promise<void> {
    const writing = this.writing.then(work)
    this.writing = writing.catch(() => undefined)
    await writing
  }

  private async leaveNow(): Promise<void> {
    const remainingRows = await this.database
      .delete(channelViewers)
      .where(eq(channelViewers.process, this.process))
      .returning({ id: channelViewers.channelId })
    for (const { id } of remainingRows) await notifyOfViewers(this.database, id)
  }
}
