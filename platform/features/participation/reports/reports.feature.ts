import * as contract from '../../../../contract/reports'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { endVanishedReports } from './end-vanished-reports'
import { removeOldReports } from './remove-old-reports'
import { personalReports } from './reports.personal'
import { reportLimit, reportSomething } from './report-something'

/** Its desk needs the kinds of all features, so the list of features adds it. */
export const reportsFeature: PlatformFeature = {
  name: 'reports',
  personalData: personalReports,
  routes: (app) => {
    const { now, reportableKinds, vault } = app.platform
    serve(app, contract.reportSomething, async ({ database, body, caller }) => {
      await reportSomething({ transaction: database, vault }, reportableKinds, caller.require().id, body, now())
      return {}
    })
    serve(app, contract.getReportLimit, async ({ database, caller }) => ({
      limit: await reportLimit.readReached(database, caller.require().id, now()),
    }))
  },
  cleanUp: async (database, at, _log, { reportableKinds }) => {
    await endVanishedReports(database, reportableKinds, at)
    await removeOldReports(database, at)
  },
}
