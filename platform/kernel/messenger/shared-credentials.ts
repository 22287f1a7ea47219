import { build } from '../database/statement'
import { queriesOf } from '../database/queries'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/client'
import { messengerCredentials } from '../database/schema/messenger-credentials'
import type { Vault } from '../shared/vault'
import type { FetchedCredential } from './messenger-api'

/** Milliseconds before its end at which a value is renewed. */
const renewedBefore = 5 * 60_000
/** Milliseconds that a renewal may take; after it another process begins one. */
const lease = 30_000
/** How often, and after how many milliseconds, a process without a value checks whether another one has fetched it. */
const [looks, betweenLooks] = [100, 100]

type Row = typeof messengerCredentials.$inferSelect

export interface SharedCredential {
  readonly name: string
  /** A value that the messenger refused, although it should be valid. */
  readonly refused?: string | undefined
  readonly fetch: () => Promise<FetchedCredential>
}

/**
 * Values that the messenger issues for a while, and of which it allows only a few requests a day. One process renews a
 * value before it ends; meanwhile the others use the old value, or wait when there is none.
 */
export class SharedCredentials {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly now: () => Date,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
  ) {}

  /** Returns a valid value; null when another process did not fetch one in time. Throws what `fetch` throws. */
  async read({ name, refused, fetch }: SharedCredential): Promise<string | null> {
    for (let look = 0; look < looks; look += 1) {
      const row = await this.find(name)
      const value = this.valueOf(row, refused)
      if (value !== null && row.expiresAt.getTime() - renewedBefore > this.now().getTime()) return value
      if (await this.begin(row)) return await this.renew(row, value, fetch)
      if (value !== null) return value
      await pause(betweenLooks)
    }
    return null
  }

  private async find(name: string): Promise<Row> {
    const row = await queriesOf(this.database).readOne(
      build.select().from(messengerCredentials).where(eq(messengerCredentials.name, name)),
    )
    if (row !== null) return row
    const unfetchedRow: Row = { name, sealedValue: '', expiresAt: new Date(0), version: 0, renewingUntil: null }
    await this.database.insert(messengerCredentials).values(unfetchedRow).onConflictDoNothing()
    return unfetchedRow
  }

  /** The value while the messenger accepts it; null otherwise. */
  private valueOf({ name, sealedValue, expiresAt }: Row, refused: string | undefined): string | null {
    if (sealedValue === '' || expiresAt <= this.now()) return null
    const value = this.vault.open(useOf(name), sealedValue)
    return value === refused ? null : value
  }

  /** Whether this process is the one that renews this version of the value. */
  private async begin({ name, version }: Row): Promise<boolean> {
    const now = this.now()
    const { renewingUntil } = messengerCredentials
    const leasedRows = await this.database
      .update(messengerCredentials)
      .set({ renewingUntil: new Date(now.getTime() + lease) })
      .where(and(isVersion(name, version), or(isNull(renewingUntil), lt(renewingUntil, now))))
      .returning({ name: messengerCredentials.name })
    return leasedRows.length === 1
  }

  /** Fetches the value. When that fails, the old one stays in use while it is valid. */
  private async renew(
    { name, version }: Row,
    old: string | null,
    fetch: () => Promise<FetchedCredential>,
  ): Promise<string> {
    try {
      const { value, lifetime } = await fetch()
      await this.database
        .update(messengerCredentials)
        .set({
          sealedValue: this.vault.seal(useOf(name), value),
          expiresAt: new Date(this.now().getTime() + lifetime * 1000),
          version: version + 1,
          renewingUntil: null,
        })
        .where(isVersion(name, version))
      return value
    } catch (error) {
      await this.database.update(messengerCredentials).set({ renewingUntil: null }).where(isVersion(name, version))
      if (old === null) throw error
      this.log.error({ err: error }, `the ${name} of the messenger could not be renewed, and the old one is used`)
      return old
    }
  }
}

const useOf = (name: string): string => `messenger-credential:${name}`
const isVersion = (name: string, version: number) =>
  and(eq(messengerCredentials.name, name), eq(messengerCredentials.version, version))
