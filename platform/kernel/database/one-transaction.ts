import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './client'

/** The owner (PGlite's client or the pool) of the transaction in which the running code is. */
const transactionOwner = new AsyncLocalStorage<object>()

/**
 * Throws when the running code is inside a transaction of this database, because a statement outside the transaction
 * waits for a connection of its own. The embedded database has only one connection, so without this check the statement
 * and the transaction would deadlock. A pool has a few connections, and when every transaction waits for a second
 * connection, the transactions deadlock too.
 * @param owner the object that the transactions were marked with
 */
export function refuseInsideTransaction(owner: object): void {
  if (transactionOwner.getStore() !== owner) return
  throw new Error(
    'A statement inside a transaction went to the database instead of to the transaction. Pass on the database that the transaction, or the handler, was given.',
  )
}

/** Marks the code that runs inside the database's transactions, for `refuseInsideTransaction`. */
export function withMarkedTransactions(database: Database, owner: object): Database {
  const transaction = database.transaction.bind(database)
  database.transaction = (work, config) =>
    transaction((inside) => transactionOwner.run(owner, () => work(inside)), config)
  return database
}
