import { and, asc, desc, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Platform } from '../../../kernel/platform'
import { knownDevices } from './session.schema'
import { users } from '../../../kernel/members/members.schema'
import { removeOlder } from '../../../kernel/database/remove-old'

/** Milliseconds after its last login for which a device stays known. */
const keptFor = 180 * 86_400_000
/** The most known devices of one account; older ones are forgotten. */
const mostDevices = 20

/** The relation of a device to the account of a number. */
export interface DeviceStanding {
  /** It is null when the number has no account. */
  readonly userId: string | null
  /** Whether the account was opened on this device before. */
  readonly isKnown: boolean
  /** Whether the account was opened on any device before. */
  readonly hasOthers: boolean
}

const hashOf = ({ signer }: Pick<Platform, 'signer'>, userId: string, device: string): string =>
  signer.sign('device', `${userId} ${device}`)

export async function readStanding(
  platform: Platform,
  phone: string,
  device: string | undefined,
): Promise<DeviceStanding> {
  const rows = await queriesOf(platform.database).read(
    build
      .select({ userId: users.id, deviceHash: knownDevices.deviceHash })
      .from(users)
      .leftJoin(knownDevices, eq(knownDevices.userId, users.id))
      .where(eq(users.phone, phone)),
  )
  const userId = rows[0]?.userId ?? null
  const currentHash = userId === null || device === undefined ? null : hashOf(platform, userId, device)
  return {
    userId,
    isKnown: currentHash !== null && rows.some(({ deviceHash }) => deviceHash === currentHash),
    hasOthers: rows.some(({ deviceHash }) => deviceHash !== null),
  }
}

/**
 * Remembers the device of a login. Returns whether the device is new to an account that was opened on other devices
 * before.
 */
export async function rememberDevice(
  database: Database,
  platform: Pick<Platform, 'signer'>,
  login: { readonly userId: string; readonly device: string | undefined },
  now: Date,
): Promise<boolean> {
  const { userId, device } = login
  const hashes = await queriesOf(database).read(
    build
      .select({ hash: knownDevices.deviceHash })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(desc(knownDevices.usedAt), asc(knownDevices.deviceHash)),
  )
  const hash = device === undefined ? null : hashOf(platform, userId, device)
  const isNew = hashes.length > 0 && !hashes.some((each) => each.hash === hash)
  if (hash === null) return isNew
  await database
    .insert(knownDevices)
    .values({ userId, deviceHash: hash, usedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { usedAt: now } })
  if (hashes.length >= mostDevices)
    await database
      .delete(knownDevices)
      .where(
        and(
          eq(knownDevices.userId, userId),
          notInArray(knownDevices.deviceHash, [hash, ...hashes.slice(0, mostDevices - 1).map((each) => each.hash)]),
        ),
      )
  return isNew
}

/** Forgets all devices, after a password reset or an operator's act, so that every device is a new one. */
export async function forgetDevicesOf(database: Database, userId: string): Promise<void> {
  await database.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

export async function removeOldDevices(database: Database, now: Date): Promise<void> {
  await removeOlder(database, knownDevices.usedAt, new Date(now.getTime() - keptFor))
}
