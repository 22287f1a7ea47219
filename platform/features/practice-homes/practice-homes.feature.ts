import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { errorCodes } from '../../../contract/envelope'
import { getPracticeHome } from '../../../contract/practice-homes'
import type { PracticeHomeDto } from '../../../contract/practice-homes'
import type { Database } from '../../database/client'
import type { Language } from '../../database/schema/localised'
import { Refusal } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { organisations } from '../feed/feed.schema'
import { rankingSums } from '../rankings/rankings.schema'
import { siteToday } from '../site/site-today'
import { teams } from '../teams/teams.schema'

export const practiceHomesFeature: Feature = {
  name: 'practice-homes',
  routes: (app) => {
    serve(app, getPracticeHome, async ({ database, path, caller }) => {
      const today = await siteToday(database, app.platform.now())
      return { home: await readHome(database, path.id, today.slice(0, 7), caller.language) }
    })
  },
}

/** An organisation with the sums of its volunteers' service. */
async function readHome(database: Database, id: string, month: string, language: Language): Promise<PracticeHomeDto> {
  const ofMonth = alias(rankingSums, 'of_month')
  const sumOf = (sums: typeof rankingSums | typeof ofMonth, period: string) =>
    and(eq(sums.kind, 'organisation'), eq(sums.period, period), eq(sums.subjectId, organisations.id))
  const [row] = await database
    .select({
      organisation: organisations,
      minutes: rankingSums.minutes,
      times: rankingSums.times,
      monthMinutes: ofMonth.minutes,
    })
    .from(organisations)
    .leftJoin(rankingSums, sumOf(rankingSums, 'all'))
    .leftJoin(ofMonth, sumOf(ofMonth, month))
    .where(eq(organisations.id, id))
  if (row === undefined) throw new Refusal(errorCodes.gone)
  const [own] = await database
    .select({ teams: sql<number>`count(*)::int`, members: sql<number>`coalesce(sum(${teams.members}), 0)::int` })
    .from(teams)
    .where(eq(teams.organisationId, id))
  return {
    id,
    name: row.organisation.name[language],
    logo: row.organisation.logo,
    intro: row.organisation.intro[language],
    teams: own?.teams ?? 0,
    members: own?.members ?? 0,
    minutes: row.minutes ?? 0,
    month_minutes: row.monthMinutes ?? 0,
    times: row.times ?? 0,
  }
}
