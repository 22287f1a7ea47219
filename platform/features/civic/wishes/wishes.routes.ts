import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/wishes'
import type { Database } from '../../../kernel/database/client'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { cancelClaim, claimWish } from './claim-wish'
import { createWish, wishLimit } from './create-wish'
import { evaluateWish, finishWish, reportNotDone } from './finish-wish'
import { positionOfQuery } from '../../../kernel/places/positions'
import { readWish } from './read-wish'
import { letClaimantGo } from './let-go'
import { searchWishes } from './search-wishes'
import { claimantOf, wishCardOf } from './wish-answers'
import { readWishReader } from './wish-reader'
import { withdrawWish } from './withdraw-wish'
import { selectCategories, selectClaimants, selectClaimedBy, selectPublishedBy } from './wishes.queries'

export function wishesRoutes(app: FastifyInstance): void {
  const { now, vault } = app.platform
  const readerOf = (caller: Caller, database: Database) => readWishReader({ database, vault }, caller, now())

  serve(app, contract.listWishCategories, async ({ database, caller }) => ({
    items: (await selectCategories(database)).map(({ id, name }) => ({ id, name: name[caller.language] })),
    limit: await wishLimit.readReached(database, caller.member?.id ?? null, now()),
  }))

  serve(app, contract.listWishes, async ({ database, query, caller }) =>
    searchWishes(database, query, await readerOf(caller, database)),
  )

  serve(app, contract.getWish, async ({ database, path, query, caller }) => ({
    wish: await readWish({ database, vault }, path.id, await readerOf(caller, database), positionOfQuery(query)),
  }))

  serve(app, contract.listClaimants, async ({ database, query, caller, platform }) => {
    await countExposure(database, 'claimants', { caller, platform, at: now() })
    const { mine } = await readWish({ database, vault }, query.wish_id, await readerOf(caller, database))
    const rows = await selectClaimants(database, query.wish_id, query.page_size + 1, cursorValues(query.cursor, 'ts'))
    return listPage(
      rows,
      query.page_size,
      ({ claimedAt, id }) => [claimedAt.toISOString(), id],
      (row) => claimantOf(row, mine),
    )
  })

  serve(app, contract.listMyWishes, async ({ database, query, caller }) => {
    const reader = await readerOf(caller, database)
    const { id } = caller.require()
    const after = cursorValues(query.cursor, 'ts')
    const limit = query.page_size + 1
    if (query.role === 'claimant') {
      const rows = await selectClaimedBy(database, id, query.state, limit, after)
      return listPage(
        rows,
        query.page_size,
        ({ claimedAt, wish }) => [claimedAt.toISOString(), wish.id],
        (row) => wishCardOf(row, reader),
      )
    }
    const rows = await selectPublishedBy(database, id, query.state, limit, after)
    return listPage(
      rows,
      query.page_size,
      ({ wish }) => [wish.createdAt.toISOString(), wish.id],
      (row) => wishCardOf(row, reader),
    )
  })

  serve(app, contract.createWish, async ({ database, body, caller }) => {
    const reader = await readerOf(caller, database)
    const id = await createWish({ database, vault }, caller.require().id, body, now())
    return { wish: await readWish({ database, vault }, id, reader) }
  })

  serve(
    app,
    contract.claimWish,
    async ({ database, body, caller }) => {
      const reader = await readerOf(caller, database)
      await claimWish(database, caller.require().id, body.id, { now: now(), today: reader.today })
      return { wish: await readWish({ database, vault }, body.id, reader) }
    },
    {
      onRepeat: async ({ database, body, caller }) => ({
        wish: await readWish({ database, vault }, body.id, await readerOf(caller, database)),
      }),
    },
  )

  serve(app, contract.cancelClaim, async ({ database, body, caller }) => {
    await cancelClaim(database, caller.require().id, body, now())
    return { wish: await readWish({ database, vault }, body.id, await readerOf(caller, database)) }
  })

  serve(app, contract.letClaimantGo, async ({ database, body: { id, user_id: claimantId, text }, caller }) => {
    await letClaimantGo(database, caller.require().id, { id, claimantId, text }, now())
    return { wish: await readWish({ database, vault }, id, await readerOf(caller, database)) }
  })

  serve(app, contract.finishWish, async ({ database, body, caller }) => {
    await finishWish(database, caller.require().id, body, now())
    return { wish: await readWish({ database, vault }, body.id, await readerOf(caller, database)) }
  })

  serve(app, contract.sayNotDone, async ({ database, body, caller }) => {
    const reader = await readerOf(caller, database)
    await reportNotDone(database, caller.require().id, body, { now: now(), today: reader.today })
    return { wish: await readWish({ database, vault }, body.id, reader) }
  })

  serve(app, contract.evaluateWish, async ({ database, body, caller }) => {
    await evaluateWish(database, caller.require().id, body, now())
    return { wish: await readWish({ database, vault }, body.id, await readerOf(caller, database)) }
  })

  serve(app, contract.deleteWish, async ({ database, path, caller }) => {
    await withdrawWish(database, caller.require().id, path.id, now())
    return { deleted: true }
  })
}
