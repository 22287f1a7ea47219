import * as contract from '../../../../contract/amenities'
import { queriesOf } from '../../../kernel/database/queries'
import { listenerOf } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { amenitiesDesk } from './amenities.desk'
import { foundAmenities } from './amenities.found'
import { listAmenities, readAmenity } from './read-amenities'
import { calendarSchema } from './read-hours'
import { reportAmenity } from './report-amenity'

export const amenitiesFeature: PlatformFeature = {
  name: 'amenities',
  configures: { calendar: calendarSchema },
  searchable: [foundAmenities],
  desk: amenitiesDesk,
  routes: (app) => {
    const { now, vault } = app.platform

    serve(app, contract.listAmenities, ({ database, query, caller }) =>
      listAmenities(queriesOf(database), query, caller.language, now()),
    )

    serve(app, contract.getAmenity, async ({ database, path, caller: { language } }) => ({
      amenity: await readAmenity(queriesOf(database), path.id, language, now()),
    }))

    serve(app, contract.reportAmenity, async ({ database, path, body, caller, platform }) => {
      const userId = caller.member?.id ?? null
      const sender = { userId, key: listenerOf(caller, platform) }
      const id = await reportAmenity({ database, vault }, sender, { id: path.id, ...body }, now())
      return { feedback_id: userId === null ? null : id }
    })
  },
}
