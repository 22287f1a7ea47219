import { contentKinds } from '../../../src/domain/content/content-kinds'
import { parseText, type TextRule } from '../../../src/domain/shared/plain-text'
import type { Database } from '../../database/client'
import { contents } from '../feed/feed.schema'
import { invalid } from '../../http/refusal'
import { written } from '../../shared/written'
import { carryOut } from '../cases/carry-out'
import { wishCase } from './wish-case'

/** The operator publishes a wish; from then on it can be commented on. */
export async function approveWish(database: Database, id: string, at: Date): Promise<void> {
  await carryOut(database, wishCase, {
    id,
    act: 'approve',
    role: 'operator',
    actorId: null,
    at,
    also: async (transaction, wish) => {
      await transaction
        .insert(contents)
        .values({
          id,
          type: contentKinds.wish.code,
          title: wish.title,
          summary: wish.text,
          covers: wish.pictures,
          listed: false,
          publishedAt: at,
        })
    },
  })
}

const refusalRule = { least: 4, most: 300 } as const satisfies TextRule

/** The operator refuses a wish, with a reason for its wisher. */
export async function refuseWish(database: Database, id: string, reason: string, at: Date): Promise<void> {
  const said = parseText(reason, refusalRule)
  if (!said.ok) throw invalid({ reason: said.reason })
  const act = { id, act: 'refuse', role: 'operator', actorId: null, at } as const
  await carryOut(database, wishCase, { ...act, text: written(said.value) })
}
