import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/orders'
import type { Database } from '../../../kernel/database/client'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { siteToday } from '../../../kernel/site/site-today'
import { requireVolunteerToRead } from '../volunteer-status/require-volunteer'
import { orderCardOf, readOrder } from './order-answers'
import {
  placeAmongOwn,
  selectOpen,
  selectPlacedBy,
  selectServedBy,
  selectServices,
  type OrderRow,
} from './orders.queries'
import { readReceivedRatings } from './read-received-ratings'
import { placeOrder, readOrderLimits, takesOrders } from './place-order'
import {
  cancelOrder,
  completeOrder,
  giveOrderBack,
  objectToOrder,
  provideOrder,
  reportNobodyCame,
  scoreOrder,
} from './order-acts'

const latestFirst = ({ order }: OrderRow) => [order.updatedAt.toISOString(), order.id]
const soonestFirst = ({ order }: OrderRow) => [order.wantedOn, order.id]

export function ordersRoutes(app: FastifyInstance): void {
  const { now, vault } = app.platform
  const readerOf = ({ require, language }: Caller) => ({ id: require().id, language, at: now(), vault })
  const answer = async (database: Database, caller: Caller, id: string) => ({
    order: await readOrder(database, id, readerOf(caller)),
  })
  const acting = (caller: Caller, id: string) => ({ id, actorId: caller.require().id, at: now() })

  serve(app, contract.listOrderableServices, async ({ database, caller: { language, member } }) => ({
    open: await takesOrders(database),
    ...(await readOrderLimits(database, member?.id ?? null, now())),
    items: (await selectServices(database, (await siteToday(database, now())).slice(0, 7))).map(
      ({ service: { id, name, text, cover, reward, budget }, taken }) => ({
        id,
        name: name[language],
        text: text[language],
        cover,
        reward,
        used_up: reward > 0 && taken + reward > budget,
      }),
    ),
  }))

  serve(app, contract.placeOrder, async ({ database, body, caller }) =>
    answer(database, caller, await placeOrder(database, caller.require().id, body, app.platform)),
  )

  serve(app, contract.listMyOrders, async ({ database, query, caller }) => {
    const rows = await selectPlacedBy(database, {
      userId: caller.require().id,
      helpedPersonId: query.helped_person_id,
      stage: query.stage,
      limit: query.page_size + 1,
      after: cursorValues(query.cursor, 'nns'),
    })
    return listPage(rows, query.page_size, placeAmongOwn, (row) => orderCardOf(row, readerOf(caller)))
  })

  serve(app, contract.listOrders, async ({ database, query, caller }) => {
    const { show, page_size: size, cursor } = query
    const filter = { userId: caller.require().id, limit: size + 1 }
    const itemOf = (row: OrderRow) => orderCardOf(row, readerOf(caller))
    if (show === 'open') {
      await requireVolunteerToRead(database, filter.userId)
      const [after, today] = [cursorValues(cursor, 'ss'), await siteToday(database, now())]
      return listPage(await selectOpen(database, { ...filter, after, today }), size, soonestFirst, itemOf)
    }
    const rows = await selectServedBy(database, { ...filter, after: cursorValues(cursor, 'ts'), done: show === 'done' })
    return listPage(rows, size, latestFirst, itemOf)
  })

  serve(app, contract.getOrder, ({ database, path, caller }) => answer(database, caller, path.id))

  serve(
    app,
    contract.provideOrder,
    async ({ database, body, caller }) => {
      await provideOrder(database, acting(caller, body.id), body.without_reward === true)
      return answer(database, caller, body.id)
    },
    { onRepeat: ({ database, body, caller }) => answer(database, caller, body.id) },
  )
  serve(app, contract.giveOrderBack, async ({ database, body, caller }) => {
    await giveOrderBack(database, acting(caller, body.id), body)
    return answer(database, caller, body.id)
  })
  serve(app, contract.cancelOrder, async ({ database, body, caller }) => {
    await cancelOrder(database, acting(caller, body.id), body)
    return answer(database, caller, body.id)
  })
  serve(app, contract.completeOrder, async ({ database, path, caller }) => {
    await completeOrder(database, acting(caller, path.id))
    return answer(database, caller, path.id)
  })
  serve(app, contract.sayNobodyCame, async ({ database, body, caller }) => {
    await reportNobodyCame(database, acting(caller, body.id), { wantedOn: body.wanted_on })
    return answer(database, caller, body.id)
  })
  serve(app, contract.objectToOrder, async ({ database, body, caller }) => {
    await objectToOrder(database, acting(caller, body.id), body)
    return answer(database, caller, body.id)
  })
  serve(app, contract.scoreOrder, async ({ database, body, caller }) => {
    await scoreOrder(database, acting(caller, body.id), body)
    return answer(database, caller, body.id)
  })

  serve(app, contract.listServiceScores, async ({ database, query, caller }) => {
    const userId = query.user_id ?? caller.require().id
    const isOwn = userId === caller.member?.id
    if (!isOwn) await countExposure(database, 'user-scores', { caller, platform: app.platform, at: now() })
    return await readReceivedRatings(database, userId, { ...query, isOwn, language: caller.language })
  })
}
