import { unsaid } from '../../../kernel/shared/as-written'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { publicWishStates, wishLifecycle } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import type { WishAct, WishRole, WishState } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { wishLeadsTo, wishMessages, wishParams } from './wish-messages.words'
import { wishClaims, wishes } from './wishes.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export const isPublicState = (state: WishState): boolean => publicWishStates.some((each) => each === state)

/** Describes how acts on wishes are performed. */
export const wishCase: CaseKind<WishState, WishRole, WishAct, typeof wishes> = {
  name: 'wish',
  lifecycle: wishLifecycle,
  table: wishes,
  rule: (role, actorId) => {
    if (role === 'wisher') return eq(wishes.userId, actorId ?? '')
    return role === 'volunteer' || role === 'claimant' ? ne(wishes.userId, actorId ?? '') : undefined
  },
  isThere: (state, role) =>
    role === 'volunteer' || role === 'claimant' ? isPublicState(state) : state !== 'withdrawn' || role === 'operator',
  withdrawal: {
    state: 'withdrawn',
    emptied: {
      ...{ title: unsaid, text: unsaid, pictures: [], evaluation: null, searchParts: [] },
      ...{ placeName: unsaid, privatePlace: '', latitude: null, longitude: null },
    },
  },
  recipients: async (database, wish) => {
    const claimants = await queriesOf(database).read(
      build
        .select({ userId: wishClaims.userId })
        .from(wishClaims)
        .where(and(eq(wishClaims.wishId, wish.id), inArray(wishClaims.state, ['active', 'finished']))),
    )
    return [
      { userId: wish.userId, role: 'wisher' },
      ...claimants.map(({ userId }) => ({ userId, role: 'claimant' as const })),
    ]
  },
  messages: wishMessages,
  leadsTo: wishLeadsTo,
  params: wishParams,
}
