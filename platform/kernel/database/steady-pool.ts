import { AsyncResource } from 'node:async_hooks'
import type { Socket } from 'node:net'
import { Pool } from 'pg'
import type { PoolClient, PoolConfig } from 'pg'
import { refuseInsideTransaction } from './one-transaction'

/** Timeouts for PostgreSQL, in milliseconds. */
export interface PostgresLimits {
  /** Milliseconds to wait for a connection, whether a free one from the pool or a new one. */
  readonly connect: number
  /** Milliseconds to wait for the answer to a statement; 0 for no limit. */
  readonly answer: number
}

/** The default limits. Together they are well below the 40 s after which the client gives up. */
export const postgresLimits: PostgresLimits = { connect: 5000, answer: 6000 }

type ConnectCallback = Parameters<Pool['connect']>[0]

/**
 * A pool that survives its server's failures, in two ways that pg's own pool does not.
 *
 * A connection that breaks while it is checked out has a listener (without one, `error` ends the process) and is
 * released at once. Its holder may never release it, for example when a transaction cannot even begin.
 *
 * A server that does not answer (frozen, or behind a network that drops packets) counts as gone, and its connection is
 * destroyed. pg's own `query_timeout` leaves such a connection in the pool, with its transaction open.
 */
export class SteadyPool extends Pool {
  constructor(connectionString: string, { connect, answer }: PostgresLimits) {
    super({
      connectionString,
      max: 10,
      connectionTimeoutMillis: connect,
      ...(answer === 0 ? {} : serverLimits(answer)),
    })
    // The pool itself removes an idle connection that breaks, and opens another when one is needed.
    this.on('error', () => {})
    if (answer !== 0) this.on('connect', (client) => endWhenSilent(client, answer))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    refuseInsideTransaction(this)
    // Only the `query` of pg's own pool uses the callback form, and it adds an error listener itself.
    // A callback that waits is called by whoever releases a connection, but belongs to the one who asked for it.
    return callback === undefined ? super.connect().then(releasedOnError) : super.connect(AsyncResource.bind(callback))
  }
}

/**
 * The timeouts that the server itself applies. The one for statements is shorter than `answer`, so that a statement
 * that is merely slow fails its own call and does not cost the connection.
 */
function serverLimits(answer: number): PoolConfig {
  return {
    statement_timeout: Math.ceil(answer * 0.8),
    lock_timeout: Math.ceil(answer * 0.6),
    idle_in_transaction_session_timeout: answer,
  }
}

function endWhenSilent(client: PoolClient, answer: number): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
  stream.setTimeout(answer, () => stream.destroy(new Error('Connection terminated: no answer in time')))
}

function releasedOnError(client: PoolClient): PoolClient {
  const giveBack = client.release.bind(client)
  let released = false
  const release = (reason?: Error | boolean): void => {
    if (released) return
    released = true
    giveBack(reason)
    client.off('error', release)
  }
  client.on('error', release)
  client.release = release
  return client
}
