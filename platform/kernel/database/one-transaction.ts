import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './client'

/** The database whose transaction the running code belongs to. */
const running = new AsyncLocalStorage<object>()

/**
 * Throws when the running code is inside a transaction of this database: a statement outside the transaction would wait
 * for its connection. The embedded database has one, so it would wait forever; a pool has a few, which run out when
 * each transaction takes a second one.
 * @param owner what the transactions were marked with
 */
export function refuseInsideTransaction(owner: object): void {
  if (running.getStore() !== owner) return
  throw new Error(
    'A statement inside a transaction went to the database instead of to the transaction. Pass on the database that the transaction, or the handler, was given.',
  )
}

/** Marks what runs inside the database's transactions, for `refuseInsideTransaction`. */
export function withMarkedTransactions(database: Database, owner: object): Database {
  const transaction = database.transaction.bind(database)
  database.transaction = (work, config) => transaction((inside) => running.run(owner, () => work(inside)), config)
  return database
}
