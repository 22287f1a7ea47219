import { createECDH, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../platform/kernel/database/client'
import { users } from '../../platform/kernel/members/members.schema'
import { messages, pushSubscriptions } from '../../platform/kernel/messages/messages.schema'
import type { Stack } from '../stack/stack'

/** So many members are notified at once, each on one device. */
const atOnce = 20
/** Milliseconds in which a notification arrives, also when the process that sent it was killed: its lease, and more. */
const patience = 100_000

const words = { 'zh-CN': '通知', en: 'A notice' }
/** The devices that wait for a notification. */
const awaited = new Set<string>()

/** Makes members with a device, each of whom is to be notified now. */
export async function callDue({ direct: { database }, pushHost }: Stack, round: number): Promise<void> {
  const members = Array.from({ length: atOnce }, (_, index) => `receiver-${Date.now()}-${round}-${index}`)
  const key = createECDH('prime256v1')
  key.generateKeys()
  const keys = { p256dh: key.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  const at = new Date()
  await database.insert(users).values(members.map((id) => ({ id, nickname: id, avatar: '', createdAt: at })))
  await database
    .insert(pushSubscriptions)
    .values(
      members.map((id) => ({
        ...{ endpoint: `http://${pushHost}/${id}`, userId: id, tokenHash: id, createdAt: at, ...keys },
      })),
    )
  await database
    .insert(messages)
    .values(members.map((id) => ({ id, userId: id, title: words, text: words, sentAt: at, pushAt: at })))
  for (const id of members) awaited.add(`/${id}`)
}

/** The devices that were never notified; waits until all were, or until that should long have happened. */
export async function uncalled({ direct, pushes }: Stack): Promise<readonly string[]> {
  const until = performance.now() + patience
  const missing = () => [...awaited].filter((path) => !pushes.taken.has(path))
  while (missing().length > 0 && performance.now() < until) await pause(500)
  const left = missing().map((path) => `never notified: ${path}`)
  awaited.clear()
  const due = await rowsOf<{ id: string }>(
    direct.database,
    sql`select id from messages where id like 'receiver-%' and push_at < now() - interval '2 minutes'`,
  )
  return [...left, ...due.map(({ id }) => `still due: ${id}`)]
}

/** How many devices got the same notification more than once, which they show as one. */
export const calledTwice = ({ pushes }: Stack): number =>
  [...pushes.taken].filter(([path, count]) => path.startsWith('/receiver-') && count > 1).length
