import type { Asker } from '../../../kernel/limits/asker'
import { WorkQueue } from '../../../kernel/limits/work-queue'

/** The most messages that may wait for a channel: in total, and of one writer. */
const mostWaiting = { inAll: 200, ofOne: 4 }
/** The most database connections that writers take at once, so that the rest is left to readers. */
const mostConnections = 3

/**
 * A queue for each channel, in which writers wait before they take a database connection. Without the queue, they would
 * wait for the channel's lock while each holds a connection, and leave no connection to anybody else.
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
