import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../kernel/database/client'
import { contents } from '../../../kernel/contents/contents.schema'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { indexContent } from '../../frame/search-index/index-contents'
import { wishCase } from './wish-case'
import { closeWish } from './withdraw-wish'

/** The operator publishes a wish; from then on it can be commented on and found by a search. */
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
      await indexContent(transaction, id)
    },
  })
}

/** The operator refuses a wish, with a reason for its wisher. */
export async function refuseWish(database: Database, id: string, reason: string, at: Date): Promise<void> {
  const act = { id, act: 'refuse', role: 'operator', actorId: null, at } as const
  await carryOut(database, wishCase, { ...act, text: officeReason(reason) })
}

/** The office takes a public wish down, with a reason for its wisher; claims of it end. */
export async function takeDownWish(database: Database, id: string, reason: string, at: Date): Promise<void> {
  await carryOut(database, wishCase, {
    id,
    act: 'takeDown',
    role: 'operator',
    actorId: null,
    at,
    text: officeReason(reason),
    also: (transaction, wish) => closeWish(transaction, wish, at),
  })
}
