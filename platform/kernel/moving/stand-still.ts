import { sql } from 'drizzle-orm'
import { rowsOf } from '../database/client'
import type { Database } from '../database/client'
import { OperatorError } from '../operator/operator-error'
import { randomToken } from '../shared/random'
import { movingSchema, readTables } from './catalogue'
import { refusedCode } from './standing-still'

/** Seconds after which writes are accepted again when the mover has died. */
const leaseSeconds = 60
/** Milliseconds between two renewals of the lease. */
const renewedEvery = 10_000

const schema = sql.raw(movingSchema)
const lease = sql.raw(`${movingSchema}.lease`)

/** What the start of a process writes: it may start while the database stands still. */
const writtenAtStart = 'public.settings'

export interface StandStill {
  /** Throws when writes may have been accepted since the beginning. */
  check(): Promise<void>
  /** Accepts writes again. */
  end(): Promise<void>
  /** Refuses writes for good, because they belong into the database that this one was moved to. */
  keep(reason: string): Promise<void>
}

/**
 * Makes the database itself refuse every write, for all processes at once, with the error that `isStandingStill` knows.
 * Reads go on. The lease is renewed until the end, and ends by itself when this process dies. Resolves when the writes
 * that had begun before have ended.
 * @param seconds how long the lease lasts without being renewed
 */
export async function standStill(database: Database, reason: string, seconds = leaseSeconds): Promise<StandStill> {
  const tables = (await readTables(database)).filter(({ name }) => name !== writtenAtStart)
  await prepare(
    database,
    tables.map(({ name }) => name),
  )
  const holder = randomToken()
  const until = sql`clock_timestamp() + make_interval(secs => ${sql.raw(String(seconds))})`
  const claimed = await rowsOf(
    database,
    sql`insert into ${lease} as held (holder, reason, until) values (${holder}, ${reason}, ${until})
        on conflict (id) do update set holder = excluded.holder, reason = excluded.reason, until = excluded.until
        where held.until <= clock_timestamp() returning id`,
  )
  if (claimed.length === 0) throw new OperatorError(`Another command is at it: ${(await readReason(database)) ?? ''}.`)
  // A lock that waits for the writers of a table is granted when their transactions have ended.
  for (const { name } of tables)
    await database.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`lock table ${name} in share mode`))
    })
  const renew = async (changes = sql`until = ${until}`): Promise<void> => {
    const renewed = await rowsOf(
      database,
      sql`update ${lease} set ${changes} where holder = ${holder} and until > clock_timestamp() returning id`,
    )
    if (renewed.length === 0)
      throw new OperatorError('Writes were accepted again meanwhile, because this command was held up. Run it again.')
  }
  // What a renewal finds out is found out again by the next check.
  const timer = setInterval(() => void renew().catch(() => undefined), renewedEvery).unref()
  return {
    check: () => renew(),
    end: async () => {
      clearInterval(timer)
      await acceptWrites(database, holder)
    },
    keep: async (why) => {
      clearInterval(timer)
      await renew(sql`until = 'infinity', reason = ${why}`)
    },
  }
}

/** Why the database refuses writes at present; null when it accepts them. */
export async function readReason(database: Database): Promise<string | null> {
  if (!(await hasLease(database))) return null
  const [row] = await rowsOf<{ reason: string }>(
    database,
    sql`select reason from ${lease} where until > clock_timestamp()`,
  )
  return row?.reason ?? null
}

/** Removes everything by which the database stands still. */
export async function acceptWrites(database: Database, holder?: string): Promise<void> {
  if (!(await hasLease(database))) return
  await database.execute(
    holder === undefined ? sql`delete from ${lease}` : sql`delete from ${lease} where holder = ${holder}`,
  )
  if ((await readReason(database)) === null)
    await database.execute(sql.raw(`drop schema if exists ${movingSchema} cascade`))
}

async function hasLease(database: Database): Promise<boolean> {
  const [row] = await rowsOf<{ exists: boolean }>(
    database,
    sql`select to_regclass(${`${movingSchema}.lease`}) is not null as exists`,
  )
  return row?.exists === true
}

async function prepare(database: Database, tables: readonly string[]): Promise<void> {
  await database.execute(sql`create schema if not exists ${schema}`)
  await database.execute(
    sql`create table if not exists ${lease} (id boolean primary key default true check (id), holder text not null, reason text not null, until timestamptz not null)`,
  )
  // That a session is used is written by reads, too: it is left out, so that reads go on.
  await database.execute(
    sql.raw(`create or replace function ${movingSchema}.refuse() returns trigger language plpgsql as $$
      declare why text;
      begin
        select reason into why from ${movingSchema}.lease where until > clock_timestamp();
        if why is null then
          if tg_op = 'DELETE' then return old; end if;
          return new;
        end if;
        if tg_op = 'UPDATE' and tg_table_name = 'sessions' then return null; end if;
        raise exception 'the database stands still: %', why using errcode = '${refusedCode}';
      end $$`),
  )
  for (const name of tables) {
    await database.execute(
      sql.raw(
        `create or replace trigger stands_still before insert or update or delete on ${name} for each row execute function ${movingSchema}.refuse()`,
      ),
    )
    await database.execute(
      sql.raw(
        `create or replace trigger stands_still_whole before truncate on ${name} for each statement execute function ${movingSchema}.refuse()`,
      ),
    )
  }
}
