import { and, like, notLike } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSpecial } from '../../../contract/specials'
import { contentKinds } from '../../../src/domain/frame/content/content-kinds'
import { demoActivities, demoNightActivities } from '../../../platform/demo/content/activities'
import { demoSpecials } from '../../../platform/demo/content/galleries'
import { demoSteps } from '../../../platform/demo/demo-steps'
import { circleComments } from '../../../platform/demo/seeding/civic/circles/demo-circle'
import { comments } from '../../../platform/features/participation/comments/comments.schema'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'
import { openLists, otherLists, readPublicLists, type PublicList } from '../../support/public-lists'
import { startPlatform, type TestPlatform } from '../../support/platform'
import {
  appointmentsAtNight,
  equalCounts,
  pictureIn,
  repeatedSentences,
  samePictures,
  type ListRow,
} from '../../support/true-lists'

/** Lists whose neighbouring rows may show the same picture, and why. */
const samePicturesIn: Readonly<Record<string, string>> = {
  listAlbumTracks: 'the parts of an album show its cover',
  listProjectActivities: 'a project holds the same few activities again and again',
}

/** Sentences that may be repeated, and why. */
const saidOften: readonly (readonly [RegExp, string])[] = [
  [/^拍摄与剪辑：临川影像$/u, 'the credits of every film'],
  [/^汤圆不想当月亮( · 第\d+集)?$/u, 'the name of an album, before the number of each of its parts'],
  [/^一路畅通（晚）$/u, 'a programme, which is on air every evening'],
]

/** Lists of what takes place around the clock. */
const aroundTheClock: Readonly<Record<string, string>> = {
  listProgrammes: 'a station is on air day and night',
  listBroadcasts: 'a station is on air day and night',
}

/** The city's clocks are eight hours ahead of UTC. */
const hoursAhead = 8

const atNight = new Set([
  ...[...demoActivities, ...demoNightActivities].flatMap(({ title, isAtNight }) => (isAtNight ? [title['zh-CN']] : [])),
  // A class that meets at sunrise.
  '江边太极',
])
const isAtNight = (row: ListRow): boolean => {
  const { title, class: ofClass } = row as { readonly title?: string; readonly class?: { readonly title: string } }
  return atNight.has(ofClass?.title ?? title ?? '')
}

const listOf = ({ name }: PublicList): string => name.split(' ')[0] ?? ''

/** Whether a row is a part of an album. */
const isPart = (row: ListRow): boolean =>
  row.type === contentKinds.audio.code && pictureIn(row)?.includes('/covers/album-') === true

describe('the lists of the demo city', () => {
  let platform: TestPlatform
  let lists: readonly PublicList[]
  const findings = (find: (rows: readonly ListRow[]) => readonly string[], but: object = {}) =>
    lists.flatMap((list) => (listOf(list) in but ? [] : find(list.rows).map((finding) => `${list.name}: ${finding}`)))

  beforeAll(async () => {
    platform = await startPlatform({ seed: true })
    lists = await readPublicLists(platform)
  })
  afterAll(() => platform.close())

  it('are all read here, but for those that are no contents of the city', () => {
    const read = new Set(lists.map(listOf))
    expect([...openLists.keys()].filter((name) => !read.has(name)).sort()).toEqual(Object.keys(otherLists).sort())
    expect(lists.filter(({ rows }) => rows.length > 2).length).toBeGreaterThan(100)
  })

  it('show no picture twice, one below the other', () => {
    // Two parts of an album may follow each other where little else is published, but not in the first feed.
    const apart = (rows: readonly ListRow[]) =>
      rows.filter((row, index) => !isPart(row) || !isPart(rows[index - 1] ?? {}))
    const [first = []] = lists.flatMap(({ name, rows }) => (name === 'listFeed' ? [rows] : []))
    expect(samePictures(first)).toEqual([])
    expect(findings((rows) => samePictures(apart(rows)), samePicturesIn)).toEqual([])
  })

  it('show under the banner of a special report another picture, and none twice in a column', async () => {
    const reports = await Promise.all(demoSpecials.map(({ id }) => platform.ask(getSpecial, { path: { id } })))
    const same = reports.flatMap(({ columns, ...special }) =>
      columns.flatMap(({ items }: { readonly items: readonly ListRow[] }) => samePictures([special, ...items])),
    )
    expect(same).toEqual([])
  })

  it('have no count three times running, and no column of one number', () => {
    expect(findings(equalCounts)).toEqual([])
  })

  it('have nothing before eight in the morning or after eight in the evening that is not of the night', () => {
    expect(findings((rows) => appointmentsAtNight(rows, hoursAhead, isAtNight), aroundTheClock)).toEqual([])
  })

  it('say nothing three times', () => {
    const activities = new Set(demoActivities.map(({ title }) => title['zh-CN']))
    const often = [...repeatedSentences(lists.flatMap(({ rows }) => rows))].filter(
      // An activity has its name each time that it is held.
      ([sentence]) => !activities.has(sentence) && !saidOften.some(([pattern]) => pattern.test(sentence)),
    )
    expect(often).toEqual([])
  })

  it('show under the posts of a circle what was written for that circle', async () => {
    // Those of the resident, and the one that names somebody, are written for one post each.
    const said = await queriesOf(platform.database).read(
      build
        .select({ id: comments.contentId, text: comments.text })
        .from(comments)
        .where(
          and(
            like(comments.contentId, 'circle-post-%'),
            notLike(comments.id, 'comment-of-%'),
            notLike(comments.text, '@%'),
          ),
        ),
    )
    expect(said.length).toBeGreaterThan(60)
    const circleOf = (id: string): number => Number(/^circle-post-(\d)/.exec(id)?.[1]) - 1
    expect(said.filter(({ id, text }) => !circleComments(circleOf(id)).includes(text))).toEqual([])
  })

  it('lead to no content that is there for tests', () => {
    const ids = (rows: readonly ListRow[]) => rows.map(({ id }) => String(id))
    expect(findings((rows) => ids(rows).filter((id) => id.startsWith('post-edge')))).toEqual([])
  })
})

/** The features whose seeding makes events with a time, and those that they depend on. */
const features = new Set(
  'session site organisations channels volunteers venues projects activities teams activity-plans lessons'.split(' '),
)
const steps = demoSteps.filter(({ feature }) => features.has(feature))

describe.each(['02:00', '07:40', '09:00', '18:30', '23:30'])('a demo city that is seeded at %s', (hour) => {
  it('has activities under way and an event on air, and by day or night those that belong there', async () => {
    const startsAt = new Date(`2026-03-05T${hour}:00.000+08:00`)
    const platform = await startPlatform({ seed: true, startsAt, demoSteps: steps })
    const lists = await readPublicLists(platform)
    await platform.close()
    const [activities = []] = lists.flatMap(({ name, rows }) => (name === 'listActivities' ? [rows] : []))
    const [events = []] = lists.flatMap(({ name, rows }) => (name === 'listLiveEvents' ? [rows] : []))
    const underWay = activities.filter(({ state }) => state === 'running')
    expect(underWay.length).toBeGreaterThan(0)
    expect(underWay.length).toBeLessThanOrEqual(2)
    expect(new Set(underWay.map(({ ends_at: end }) => end)).size).toBe(underWay.length)
    expect(activities.slice(0, 4).some(({ state }) => state === 'enrolling')).toBe(true)
    expect(new Set(events.map(({ state }) => state))).toEqual(new Set(['live', 'coming', 'ended', 'replay']))
    expect(
      lists.flatMap((list) =>
        listOf(list) in aroundTheClock ? [] : appointmentsAtNight(list.rows, hoursAhead, isAtNight),
      ),
    ).toEqual([])
  })
})
