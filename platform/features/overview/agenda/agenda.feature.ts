import * as contract from '../../../../contract/agenda'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { activityCardOf } from '../../civic/activities/activity-answers'
import { orderCardOf } from '../../civic/orders/order-answers'
import { wishCardOf } from '../../civic/wishes/wish-answers'
import { readWishReader } from '../../civic/wishes/wish-reader'
import {
  selectNextActivity,
  selectOwnOrder,
  selectOwnWish,
  selectUrgentClaim,
  selectUrgentService,
} from './agenda.queries'

export const agendaFeature: PlatformFeature = {
  name: 'agenda',
  routes: (app) => {
    const { now, vault } = app.platform

    serve(app, contract.getMyAgenda, async ({ caller, database }) => {
      const { id } = caller.require()
      const at = now()
      const reader = await readWishReader({ database, vault }, caller, at)
      const activity = await selectNextActivity(database, id, at)
      const [claim, wish, wishToRate] = [
        await selectUrgentClaim(database, id),
        await selectOwnWish(database, id, ['submitted', 'open', 'claimed']),
        await selectOwnWish(database, id, ['finished']),
      ].map((row) => (row === undefined ? null : wishCardOf(row, reader)))
      const [serving, order, orderToRate] = [
        await selectUrgentService(database, id),
        await selectOwnOrder(database, id, ['placed', 'provided', 'disputed']),
        await selectOwnOrder(database, id, ['completed']),
      ].map((row) => (row === undefined ? null : orderCardOf(row, { id, language: caller.language })))
      return {
        activity: activity === undefined ? null : activityCardOf(activity, { id, language: caller.language, now: at }),
        claim: claim ?? null,
        serving: serving ?? null,
        wish: wish ?? null,
        order: order ?? null,
        wish_to_rate: wishToRate ?? null,
        order_to_rate: orderToRate ?? null,
      }
    })
  },
}
