import { sql } from 'drizzle-orm'
import { moveMoney } from '../../platform/features/civic/wallet/move-money'
import { packetCampaigns } from '../../platform/features/civic/red-packets/red-packets.schema'
import { identities } from '../../platform/features/people/identities/identities.schema'
import { cardUse, nameUse } from '../../platform/features/people/identities/read-identity'
import { users } from '../../platform/kernel/members/members.schema'
import { configurations } from '../../platform/kernel/site/site.schema'
import { insertContent } from '../../tests/support/content'
import { Client } from '../stack/client'
import type { Stack } from '../stack/stack'
import type { Writer } from './act'

/** What the writers write into. */
export const places = Array.from({ length: 6 }, (_, index) => `faults-article-${index}`)
export const campaigns = Array.from({ length: 400 }, (_, index) => `faults-packets-${index}`)

/** So many members write. */
const writerCount = 8
/** Cents that each has at first, and that each pot holds. */
const wealth = 50_000_000

/** Prepares the city for the writers, and logs them in by codes, as people do. */
export async function prepareCity(stack: Stack): Promise<readonly Writer[]> {
  const { database } = stack.direct
  for (const id of places) await insertContent(database, { id })
  // The rules of the demo are made for people, not for hundreds of acts by each.
  const rules = { channels: ['alipay'], least: 100, most: 200_000, mostPerDay: wealth, feeRate: 0, leastFee: 0 }
  await database
    .insert(configurations)
    .values({ code: 'transfer', value: rules })
    .onConflictDoUpdate({ target: configurations.code, set: { value: rules } })
  await database.delete(configurations).where(sql`${configurations.code} = 'comment-review'`)
  const [beginsAt, endsAt] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 7 * 86_400_000)]
  const words = { 'zh-CN': '红包', en: 'Packets' }
  await database
    .insert(packetCampaigns)
    .values(
      campaigns.map((id) => ({
        ...{ id, title: words, rules: words, beginsAt, endsAt, startedAt: beginsAt, mostOpenings: null },
        ...{ budget: wealth, remaining: wealth, tiers: [{ share: 10_000, least: 1, most: 99 }] },
      })),
    )
  return Promise.all(Array.from({ length: writerCount }, (_, index) => newWriter(stack, index)))
}

async function newWriter(stack: Stack, index: number): Promise<Writer> {
  const { database } = stack.direct
  const client = new Client(stack.front.port, `127.0.1.${index + 1}`)
  const phone = String(13_700_000_000 + index)
  const device = `faults-device-of-writer-${index}`
  await client.ask({ method: 'POST', path: '/v2/consumer/phone_captcha', body: { phone, purpose: 'login', device } })
  const body = { phone, code: stack.texts.codeFor(phone) ?? '', agreed: true, device }
  const answer = await client.ask({ method: 'POST', path: '/v1/consumer/login', body })
  if (answer.status !== 200) throw new Error(`a writer could not log in: ${answer.status} ${answer.body}`)
  const { token, user } = (JSON.parse(answer.body) as { data: { token: string; user: { id: string } } }).data
  const at = new Date()
  await database
    .update(users)
    .set({ realNameVerified: true })
    .where(sql`${users.id} = ${user.id}`)
  await database
    .insert(identities)
    .values({
      ...{ id: user.id, state: 'verified', updatedAt: at, reference: `claim-${user.id}`, sentAt: at, checkedAt: at },
      ...{ name: stack.vault.seal(nameUse(user.id), '周晓江'), cardMark: user.id },
      card: stack.vault.seal(cardUse(user.id), '999999198804120425'),
    })
  await database.transaction((transaction) =>
    moveMoney(transaction, { userId: user.id, kind: 'award', subjectId: `award-${user.id}`, cents: wealth, at }),
  )
  return { id: user.id, token, client, device }
}
