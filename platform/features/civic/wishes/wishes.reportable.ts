import { and, inArray } from 'drizzle-orm'
import { publicWishStates } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { takeDownWish } from './review-wish'
import { wishes } from './wishes.schema'

export const reportableWishes: ReportableKind = {
  kind: 'wish',
  find: async (database, ids) => {
    const found = await queriesOf(database).read(
      build
        .select({
          id: wishes.id,
          authorId: wishes.userId,
          title: wishes.title,
          text: wishes.text,
          pictures: wishes.pictures,
        })
        .from(wishes)
        .where(and(isOneOf(wishes.id, ids), inArray(wishes.state, [...publicWishStates]))),
    )
    return found.map(({ title, text, ...wish }) => ({
      ...wish,
      text: `${title['zh-CN']}\n${text['zh-CN']}`,
      place: '',
    }))
  },
  remove: takeDownWish,
}
