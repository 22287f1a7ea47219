import { inArray, ne, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { contentKinds } from '../../../src/domain/frame/content/content-kinds'
import { activityMembers } from '../../features/civic/activities/activities.schema'
import { serviceCase } from '../../features/civic/activities/service-case'
import { applications } from '../../features/civic/applications/applications.schema'
import { circlePostParts } from '../../features/civic/circles/circle-post-parts.schema'
import { circleMembers, circlePosts, circleRecords, circles } from '../../features/civic/circles/circles.schema'
import { commitments } from '../../features/civic/commitments/commitments.schema'
import { feedback } from '../../features/civic/feedback/feedback.schema'
import { helpedPersons } from '../../features/civic/helped-persons/helped-persons.schema'
import { classMembers } from '../../features/civic/lessons/lessons.schema'
import { orderRewards } from '../../features/civic/orders/order-rewards.schema'
import { serviceOrders } from '../../features/civic/orders/orders.schema'
import { codeScans } from '../../features/civic/practice-codes/practice-codes.schema'
import { packetOpenings } from '../../features/civic/red-packets/red-packets.schema'
import { campaignWinners } from '../../features/civic/shows/campaigns.schema'
import { shows } from '../../features/civic/shows/shows.schema'
import { suggestions, suggestionSupports } from '../../features/civic/suggestions/suggestions.schema'
import { teamFoundings } from '../../features/civic/team-foundings/team-foundings.schema'
import { teamLetters } from '../../features/civic/team-letters/team-letters.schema'
import { teamMembers, teams } from '../../features/civic/teams/teams.schema'
import { threadNotes } from '../../features/civic/threads/threads.schema'
import { cashOuts, walletMovements } from '../../features/civic/wallet/wallet.schema'
import { grantedHelpers, wishClaims, wishes } from '../../features/civic/wishes/wishes.schema'
import { channelSubscriptions } from '../../features/media/channels/channels.schema'
import { liveReminders } from '../../features/media/live/live.schema'
import { comments } from '../../features/participation/comments/comments.schema'
import { heldComments } from '../../features/participation/comments/held-comments.schema'
import { polls, pollVotes } from '../../features/participation/polls/polls.schema'
import { favourites, follows } from '../../features/participation/reactions/reactions.schema'
import { reportedThings, reports } from '../../features/participation/reports/reports.schema'
import { playPositions, visits } from '../../features/people/account/account.schema'
import { caseSteps } from '../../kernel/cases/cases.schema'
import { audienceMembers } from '../../kernel/contents/audience.schema'
import { contents } from '../../kernel/contents/contents.schema'
import { likes } from '../../kernel/contents/likes.schema'
import type { Database } from '../../kernel/database/client'
import { build } from '../../kernel/database/statement'
import { messageActors, messages } from '../../kernel/messages/messages.schema'
import { ahead, cityDay, day, evening, morning } from '../city-day'
import { bilingual } from '../text'
import type { DemoStep } from './demo-step'

export const timesOfDayDemo: DemoStep = {
  feature: 'session',
  what: bilingual('一天里的时间', 'times of day'),
  seed: seedTimesOfDay,
}

/** The tables all of whose times are of what people did or wait for. */
const tables: readonly PgTable[] = [
  applications,
  audienceMembers,
  campaignWinners,
  cashOuts,
  channelSubscriptions,
  circleMembers,
  circlePostParts,
  circlePosts,
  circleRecords,
  circles,
  classMembers,
  codeScans,
  commitments,
  favourites,
  feedback,
  follows,
  grantedHelpers,
  heldComments,
  helpedPersons,
  likes,
  liveReminders,
  messageActors,
  messages,
  orderRewards,
  packetOpenings,
  playPositions,
  pollVotes,
  polls,
  reportedThings,
  reports,
  serviceOrders,
  shows,
  suggestionSupports,
  suggestions,
  teamFoundings,
  teamLetters,
  teamMembers,
  teams,
  threadNotes,
  visits,
  walletMovements,
  wishClaims,
  wishes,
]

/** What members publish, as the list of all contents has it. */
const ofMembers = [
  contentKinds.show,
  contentKinds.entry,
  contentKinds.circlePost,
  contentKinds.suggestion,
  contentKinds.wish,
].map(({ code }) => code)

/**
 * Moves what people did into the day, because the steps count its times back from the moment of seeding, by hours. What
 * followed something else still does, and nothing that is over comes into the future.
 */
async function seedTimesOfDay(database: Database, now: Date): Promise<void> {
  for (const table of tables)
    await moveIntoDay(
      database,
      table,
      getTableConfig(table).columns.filter((column) => column.getSQLType().startsWith('timestamp')),
      now,
    )
  await moveIntoDay(database, contents, [contents.publishedAt], now, inArray(contents.type, ofMembers))
  // Comments on what the newsroom published follow it.
  const ofMember = build.select({ id: contents.id }).from(contents).where(inArray(contents.type, ofMembers))
  await moveIntoDay(database, comments, [comments.createdAt], now, inArray(comments.contentId, ofMember))
  // The times at which members came to an activity are its own.
  await moveIntoDay(database, caseSteps, [caseSteps.at, caseSteps.dueAt], now, ne(caseSteps.kind, serviceCase.name))
  await moveIntoDay(database, activityMembers, [activityMembers.joinedAt], now)
}

async function moveIntoDay(
  database: Database,
  table: PgTable,
  columns: readonly PgColumn[],
  now: Date,
  where: SQL = sql`true`,
): Promise<void> {
  const moved = columns.map((column) => sql`${sql.identifier(column.name)} = ${inDay(column, now)}`)
  await database.execute(sql`update ${table} set ${sql.join(moved, sql`, `)} where ${where}`)
}

const interval = (milliseconds: number): SQL => sql`make_interval(secs => ${milliseconds / 1000}::float8)`
const moment = (milliseconds: number): SQL => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** Half of a day of people stays as it is; the other half and the night are told together within the other half. */
const half = interval((evening - morning) / 2)
const shortened = (span: SQL): SQL => sql`least(${span}, ${half} + (${span} - ${half}) / 3)`

/** A time within the day: earlier when it is over, and later when it is to come; what is of today stays as it is. */
function inDay(column: PgColumn, now: Date): SQL {
  const today = cityDay(now)
  const isDay = now.getTime() >= today + morning && now.getTime() <= today + evening
  // Clocks on which midnight is when people get up, and when they go home.
  const past = sql`(${column} at time zone 'UTC' + ${interval(ahead - morning)})`
  const dawn = sql`date_trunc('day', ${past})`
  const future = sql`(${column} at time zone 'UTC' + ${interval(ahead - evening)})`
  const dusk = sql`(date_trunc('day', ${future}) + ${interval(day)})`
  return sql`case
    when ${isDay}::boolean and ${column} between ${moment(today + morning)} and ${moment(today + evening)} then ${column}
    when ${column} <= ${moment(now.getTime())}
      then (${dawn} + ${shortened(sql`(${past} - ${dawn})`)} - ${interval(ahead - morning)}) at time zone 'UTC'
    else (${dusk} - ${shortened(sql`(${dusk} - ${future})`)} - ${interval(ahead - evening)}) at time zone 'UTC' end`
}
