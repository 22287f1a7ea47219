import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { getPlanning } from '../../../contract/activity-plans'
import { listMyApplications, sendApplication } from '../../../contract/applications'
import { getCircle } from '../../../contract/circles'
import { getFeedbackLimit, sendFeedback } from '../../../contract/feedback'
import type { reachedLimit } from '../../../contract/fields'
import { getHelperRole } from '../../../contract/helped-persons'
import { checkRealName, getRealData } from '../../../contract/identities'
import { getOwnData } from '../../../contract/own-data'
import { getReportLimit, reportSomething } from '../../../contract/reports'
import { getShowOptions } from '../../../contract/shows'
import { getSuggestionLimit } from '../../../contract/suggestions'
import { changeTeam, getLedTeam } from '../../../contract/team-foundings'
import { getLetterSettings, writeTeamLetter } from '../../../contract/team-letters'
import { planLimit } from '../../../platform/features/civic/activity-plans/plan-activity'
import { applicationLimit } from '../../../platform/features/civic/applications/send-application'
import { postLimit } from '../../../platform/features/civic/circles/write-circle-post'
import { feedbackLimit } from '../../../platform/features/civic/feedback/send-feedback'
import { showLimit } from '../../../platform/features/civic/shows/create-show'
import { suggestionLimit } from '../../../platform/features/civic/suggestions/create-suggestion'
import { teamChangeLimit } from '../../../platform/features/civic/team-foundings/change-team'
import { countLetter } from '../../../platform/features/civic/team-letters/letter-limits'
import { helpedPersonLimit } from '../../../platform/features/civic/wishes/helped-persons'
import { realNameLimit } from '../../../platform/features/people/identities/submit-real-name'
import { copyLimit } from '../../../platform/features/people/own-data/data-copies'
import { reportLimit } from '../../../platform/features/participation/reports/report-something'
import type { CountedLimit } from '../../../platform/kernel/limits/form-limit'
import { circleTools } from '../../support/circles'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { teamTools } from '../../support/teams'

type Limit = z.input<typeof reachedLimit>
interface Who {
  readonly id: string
  readonly token: string
}
interface Row {
  readonly limit: Pick<CountedLimit, 'consume'>
  readonly most: number
  readonly read: (who: { readonly token?: string }) => Promise<Limit>
  /** The act that is refused; left out where making one needs more than a few words. */
  readonly act?: (who: Who) => Promise<{ readonly code: number; readonly data: unknown }>
  /** Whether guests read the same answer. */
  readonly isPublic?: true
}

let platform: TestPlatform
let lena: Who
let keys = 0
const headers = () => ({ 'idempotency-key': `limit-key-${(keys += 1)}` })

const rows: Readonly<Record<string, Row>> = {
  suggestions: {
    ...{ limit: suggestionLimit, most: 10 },
    read: async (who) => (await platform.ask(getSuggestionLimit, who)).limit,
  },
  applications: {
    ...{ limit: applicationLimit, most: 10 },
    read: async (who) => (await platform.ask(listMyApplications, who)).limit,
    act: ({ token }) =>
      platform.call(sendApplication, {
        ...{ token, headers: headers() },
        body: {
          kind: 'host',
          name: 'Ferry',
          intro: 'About books.',
          contact_name: 'Zhou',
          phone: '13800000001',
          pictures: [],
        },
      }),
  },
  'helped persons': {
    ...{ limit: helpedPersonLimit, most: 20 },
    read: async (who) => (await platform.ask(getHelperRole, who)).limit,
  },
  shows: {
    ...{ limit: showLimit, most: 20, isPublic: true },
    read: async (who) => (await platform.ask(getShowOptions, who)).limit,
  },
  'real names': {
    ...{ limit: realNameLimit, most: 5 },
    read: async (who) => (await platform.ask(getRealData, who)).limit,
    act: ({ token }) =>
      platform.call(checkRealName, {
        ...{ token },
        body: { name: '何明月', card_number: '999999198804120425', agreed: true, face: null },
      }),
  },
  feedback: {
    ...{ limit: feedbackLimit, most: 20 },
    read: async (who) => (await platform.ask(getFeedbackLimit, who)).limit,
    act: ({ token }) =>
      platform.call(sendFeedback, {
        ...{ token, headers: headers() },
        body: { kind: 'idea', text: 'More benches by the river', pictures: [], contact: '' },
      }),
  },
  reports: {
    ...{ limit: reportLimit, most: 20 },
    read: async (who) => (await platform.ask(getReportLimit, who)).limit,
    act: ({ token }) =>
      platform.call(reportSomething, {
        ...{ token, headers: headers() },
        body: { kind: 'member', id: 'kite', reason: 'spam', text: '' },
      }),
  },
  'copies of data': {
    ...{ limit: copyLimit, most: 2 },
    read: async (who) => (await platform.ask(getOwnData, who)).copy_limit,
  },
  'posts of circles': {
    ...{ limit: postLimit, most: 30, isPublic: true },
    read: async (who) => (await platform.ask(getCircle, { ...who, path: { id: 'garden' } })).limit,
  },
  'changes of teams': {
    ...{ limit: teamChangeLimit, most: 20 },
    read: async (who) => (await platform.ask(getLedTeam, { ...who, path: { id: 'walk' } })).team.limit,
    act: ({ token }) =>
      platform.call(changeTeam, {
        ...{ token, path: { id: 'walk' } },
        body: { name: 'Night Walk', intro: 'We walk at night.', street: 'Lantern Street', pictures: [] },
      }),
  },
  'plans of activities': {
    ...{ limit: planLimit, most: 20 },
    read: async (who) => (await platform.ask(getPlanning, { ...who, query: { team_id: 'walk' } })).limit,
  },
  'letters of the leader': {
    limit: {
      consume: (database, userId, now) => countLetter(database, { teamId: 'walk', userId, isLeader: true }, now),
    },
    most: 3,
    read: async (who) => (await platform.ask(getLetterSettings, { ...who, path: { id: 'walk' } })).settings.limit,
    act: ({ token }) =>
      platform.call(writeTeamLetter, { token, headers: headers(), body: { team_id: 'walk', text: 'We meet.' } }),
  },
}

beforeAll(async () => {
  platform = await startPlatform()
  const teams = teamTools(platform)
  lena = await teams.volunteer('lena')
  await platform.logIn({ id: 'kite' })
  await teams.create('walk', lena, 'Night Walk')
  await circleTools(platform).found('garden', lena)
})
afterAll(() => platform.close())

describe('a limit by count', () => {
  it.each(Object.entries(rows))('of %s is told before the form, and refuses with the same', async (_name, row) => {
    const now = platform.clock.now()
    for (let count = 0; count < row.most; count += 1) {
      expect(await row.read(lena)).toBeNull()
      await row.limit.consume(platform.database, lena.id, now)
    }
    const limit = await row.read(lena)
    const day = 86_400_000
    expect(limit).toEqual({ most: row.most, until: new Date(now.getTime() + day).toISOString(), wait: day / 1000 })
    if (row.act !== undefined) expect(await row.act(lena)).toMatchObject({ code: 429001, data: { limit } })
  })

  it.each(Object.entries(rows).filter(([, { isPublic }]) => isPublic))(
    'of %s is no part of what guests share',
    async (_name, { read }) => expect(await read({})).toBeNull(),
  )

  it('of letters is one for each member, and one for all of them', async () => {
    const teams = teamTools(platform)
    const names = ['ben', 'cleo', 'dora', 'emil'] as const
    const members = await Promise.all(names.map((name) => teams.volunteer(name)))
    await teams.create('choir', lena)
    for (const member of members) {
      await teams.act(member, 'choir', 'join')
      await teams.act(lena, 'choir', 'approve', member.id)
    }
    const read = async ({ token }: Who) =>
      (await platform.ask(getLetterSettings, { token, path: { id: 'choir' } })).settings.limit?.most ?? null
    const now = platform.clock.now()
    const write = (userId: string) => countLetter(platform.database, { teamId: 'choir', userId, isLeader: false }, now)
    await write('ben')
    expect(await Promise.all(members.map(read))).toEqual([1, null, null, null])
    for (const name of ['cleo', 'dora']) await write(name)
    expect(await read(members[3]!)).toBe(3)
    expect(await read(lena)).toBeNull()
  })
})
