import { Client } from 'pg'
import { startOwnPostgres } from '../../tests/support/postgres-cluster'
import { sizeFor } from './city-rows'
import { startCity, type RunningCity } from './running-city'
import { measureCity, type ActCost } from './statement-costs'
import { measureStreams, type Streams } from './streams'
import { measureTraffic, type Traffic } from './traffic'

/** Residents of the small city, to whom the large one is compared, in rows of history. */
const small = 1_000_000
/** A server that is filled: without waiting for the disk, and without a log of what one transaction makes and fills. */
const filling = ['fsync=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=2GB', 'shared_buffers=1GB']
const say = (text: string) => console.log(`  … ${text}`)

async function withCity<Value>(
  environment: NodeJS.ProcessEnv,
  act: (city: RunningCity) => Promise<Value>,
): Promise<Value | null> {
  const city = await startCity(environment)
  if (city === null) return null
  try {
    return await act(city)
  } finally {
    await city.stop()
  }
}

/** Measures traffic; null where this machine has no PostgreSQL, as for the other two. */
export const traffic = (
  environment: NodeJS.ProcessEnv,
  options: { readonly minutes: number; readonly load: number },
): Promise<Traffic | null> => withCity(environment, (city) => measureTraffic(city, options, say))

export const streams = (environment: NodeJS.ProcessEnv, count: number): Promise<Streams | null> =>
  withCity(environment, (city) => measureStreams(city, count, say))

export interface Rows {
  readonly visits: number
  readonly members: number
  /** Bytes of the database for each resident with an account. */
  readonly resident: number
  readonly acts: readonly { readonly name: string; readonly small: ActCost; readonly large: ActCost }[]
}

/**
 * Compares what residents do in a small city with the same in a large one.
 * @param addresses of databases for the small city and the large one, which are filled where they have no history;
 *   null for new ones
 */
export async function rows(visits: number, addresses: readonly [string, string] | null): Promise<Rows | null> {
  const cluster = addresses === null ? await startOwnPostgres({ settings: filling }) : null
  if (addresses === null && cluster === null) return null
  try {
    const [few, many] = addresses ?? [await cluster!.newDatabase(), await cluster!.newDatabase()]
    const options = { residents: 60, say }
    const ofSmall = await measureCity(few, small, options)
    const ofLarge = await measureCity(many, visits, options)
    const { members } = sizeFor(visits)
    return {
      visits,
      members,
      resident: (await sizeOf(many)) / members,
      acts: ofSmall.map((cost, index) => ({ name: cost.name, small: cost, large: ofLarge[index]! })),
    }
  } finally {
    await cluster?.stop()
  }
}

async function sizeOf(address: string): Promise<number> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    const text = 'select pg_database_size(current_database())::float8 as bytes'
    return (await client.query<{ bytes: number }>(text)).rows[0]?.bytes ?? Number.NaN
  } finally {
    await client.end()
  }
}
