import { asc, eq } from 'drizzle-orm'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { campaigns, campaignWinners } from '../../../../features/civic/shows/campaigns.schema'
import { shows } from '../../../../features/civic/shows/shows.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { demoCampaignRules, demoCampaigns, demoPrizes, demoWinnerPrizes } from '../../../content/campaigns'
import { cityDay, day, hour } from '../../../city-day'
import { pictureOf } from '../../../media'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { insertAll } from '../../insert'
import { baseRow } from '../../seed-contents'

export const campaignsDemo: DemoStep = {
  feature: 'shows',
  what: bilingual('专题活动', 'campaigns'),
  seed: seedCampaigns,
}
export const campaignWinnersDemo: DemoStep = {
  feature: 'shows',
  what: bilingual('获奖名单', 'winners of campaigns'),
  seed: seedWinners,
}

const topicOf = (id: string): string => `topic-${id}`

/** Seeds campaigns in every phase, each with the topic of its entries. */
async function seedCampaigns(database: Database, now: Date): Promise<void> {
  const at = (days: number, oClock = 9) => new Date(cityDay(now) + days * day + oClock * hour)
  await insertAll(
    database,
    contents,
    demoCampaigns.map(({ id, scenes, days, title, lead }, index) => ({
      ...baseRow({
        ...{ id: topicOf(id), type: contentKinds.topic.code, title, summary: lead, now },
        ...{ publishedAt: at(Math.min(-1, days[0])), sub: 'culture-heritage', place: index },
      }),
      covers: scenes.map(pictureOf),
      layout: 'big' as const,
      likes: 0,
      // Its campaign leads to it, and the lists of topics do not.
      listed: false,
    })),
  )
  await insertAll(
    database,
    campaigns,
    demoCampaigns.map(({ id, scenes, days: [opens, closes, results], title, lead, hasShare }) => ({
      ...{ id, topicId: topicOf(id), title, lead, pictures: scenes.map(pictureOf) },
      ...{ opensAt: at(opens), closesAt: at(closes, 18), resultsAt: at(results) },
      ...{ rules: demoCampaignRules, prizes: demoPrizes },
      share: hasShare
        ? {
            title: bilingual('来晒晒您拍的灯', 'Show us your lantern'),
            description: lead,
            cover: pictureOf(scenes[1] ?? scenes[0] ?? ''),
          }
        : null,
    })),
  )
}

/** Seeds the winners of the campaign that is over. */
async function seedWinners(database: Database, now: Date): Promise<void> {
  const over = demoCampaigns.find(({ days: [, , results] }) => results < 0)
  if (over === undefined) return
  const entries = await queriesOf(database).readColumn(
    build
      .select({ id: shows.id })
      .from(shows)
      .where(eq(shows.topicId, topicOf(over.id)))
      .orderBy(asc(shows.id)),
  )
  await insertAll(
    database,
    campaignWinners,
    demoWinnerPrizes.flatMap((prize, index) => {
      const entryId = entries[index]
      return entryId === undefined
        ? []
        : [{ campaignId: over.id, entryId, prize, rank: index + 1, awardedAt: new Date(now.getTime() - 20 * day) }]
    }),
  )
}
