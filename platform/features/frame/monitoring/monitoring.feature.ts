import type { FastifyRequest } from 'fastify'
import { errorCodes } from '../../../../contract/envelope'
import { reportVisit } from '../../../../contract/monitoring'
import { siteSchema } from '../../../../contract/site'
import type { Database } from '../../../kernel/database/client'
import { removeOlder } from '../../../kernel/database/remove-old'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { readScreenFacts } from '../../../kernel/http/screen-facts'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { selectConfigurations } from '../../../kernel/site/site.queries'
import { siteToday } from '../../../kernel/site/site-today'
import { BuiltScripts, noteServedBuild } from './client-builds'
import { healthDesk } from './health.desk'
import { recordVisitReport } from './record-visit-report'
import { clientBuilds, clientFaultKinds, clientFaults, clientViews, clientVitals } from './monitoring.schema'

const dayLength = 86_400_000
/** Days for which the sums of a day are kept. */
const keptDays = 90

/** What phones tell of the client: errors and web vitals, where the site collects them. */
export const monitoringFeature: PlatformFeature = {
  name: 'monitoring',
  desk: healthDesk,
  routes: (app) => {
    const { configuration, now } = app.platform
    const facts = readScreenFacts(configuration.buildDirectory)
    const scripts = new BuiltScripts(configuration.buildDirectory)
    const client = { screens: new Set(facts.paths), isScript: (file: string) => scripts.has(file) }

    serve(
      app,
      reportVisit,
      async ({ body, database, request }) => {
        if (!(await isCollected(database))) throw new Refusal(errorCodes.notFound)
        // The client does not even ask such a browser; this holds for other clients, too.
        if (asksNotToFollow(request)) return {}
        const at = now()
        const day = await siteToday(database, at)
        await database.transaction((transaction) => recordVisitReport(transaction, body, client, { day, at }))
        return {}
      },
      { flood: 'monitoring' },
    )
  },
  cleanUp: async (database, at, _log, { configuration }) => {
    await noteServedBuild(database, readScreenFacts(configuration.buildDirectory).version, at)
    const before = new Date(at.getTime() - keptDays * dayLength)
    const dayBefore = before.toISOString().slice(0, 10)
    for (const table of [clientViews, clientVitals, clientFaults, clientFaultKinds])
      await removeOlder(database, table.day, dayBefore)
    await removeOlder(database, clientBuilds.lastSeen, before)
  },
}

/** Whether the site's configuration says that visits are monitored. */
async function isCollected(database: Database): Promise<boolean> {
  const [site] = await selectConfigurations(queriesOf(database), ['site'])
  const share = siteSchema.shape.monitored_share.safeParse(
    (site?.value as { readonly monitored_share?: unknown } | undefined)?.monitored_share,
  )
  return share.success && (share.data ?? 0) > 0
}

const asksNotToFollow = ({ headers }: FastifyRequest): boolean => headers['sec-gpc'] === '1' || headers['dnt'] === '1'
