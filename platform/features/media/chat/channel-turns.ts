import type { Asker } from '../../../kernel/limits/asker'
import { WorkQueue } from '../../../kernel/limits/work-queue'

/** Messages that may wait for a channel, in all and of one writer. */
const mostWaiting = { inAll: 200, ofOne: 4 }
/** Connections of the database that writers take at once: most are left to those who read. */
const mostConnections = 3

/**
 * The writers of one channel take turns before they take a connection of the database: there they would wait for the
 * lock of the channel, each with a connection in hand, and leave none to anybody else.
 */
export class ChannelTurns {
  private readonly lines = new Map<string, WorkQueue>()
  private readonly connections = new WorkQueue(mostConnections, 1000)

  async run<Value>(channelId: string, writer: Asker, write: () => Promise<Value>): Promise<Value> {
    const line = this.lines.get(channelId) ?? new WorkQueue(1, mostWaiting.inAll, mostWaiting.ofOne)
    this.lines.set(channelId, line)
    try {
      return await line.run(() => this.connections.run(write, channelId), writer)
    } finally {
      if (line.isIdle && this.lines.get(channelId) === line) this.lines.delete(channelId)
    }
  }
}
