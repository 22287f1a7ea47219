import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, isNull, min, ne, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ChannelGenre } from '../../../../src/domain/media/channels/channel-genre'
import {
  isBeyond,
  cursorPlaces,
  cursorValues,
  existsIn,
  inLanguage,
  limitOf,
  literal,
} from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import type { Placeholders, RowOf } from '../../../kernel/database/statement'
import { build, preparedSelect } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { contents } from '../../../kernel/contents/contents.schema'
import { matchesPattern, writtenPattern } from '../../../kernel/search/said-in'
import { citiesAround } from '../../../kernel/contents/cities-around'
import { isFollowed } from '../../participation/reactions/is-followed'
import { cities } from '../../../kernel/site/site.schema'
import { hosts } from '../../../kernel/contents/contents.schema'
import { channelHosts, channels, channelSubscriptions } from './channels.schema'
import { nowPlaying, ofPublished, onAirMinutes } from './schedule.queries'
import type { ScheduleTime } from './schedule.queries'

export interface ChannelViewer {
  readonly language: Language
  readonly viewer: string | Placeholder | null
  readonly at: ScheduleTime
}

export const channelColumns = ({ language, viewer, at }: ChannelViewer) => ({
  id: contents.id,
  kind: sql<1 | 2>`${channels.kind}`,
  name: inLanguage(contents.title, language),
  frequency: channels.frequency,
  covers: contents.covers,
  region: inLanguage(channels.region, language),
  now_playing: nowPlaying(language, at),
  on_air: onAirMinutes(at),
  listeners: contents.views,
  subscribed:
    viewer === null
      ? sql<boolean>`false`
      : existsIn(
          channelSubscriptions,
          eq(channelSubscriptions.userId, viewer),
          eq(channelSubscriptions.channelId, contents.id),
        ),
  sort: channels.sort,
})
export const channelPlaceholders = ['viewer', 'weekday', 'minute'] as const

/** Returns a viewer that has placeholders of a prepared statement instead of values. */
export const viewerInPlaces = (
  { viewer, weekday, minute }: Placeholders<(typeof channelPlaceholders)[number]>,
  language: Language,
  isMember: boolean,
): ChannelViewer => ({ language, viewer: isMember ? viewer : null, at: { weekday, minute } })

const selectSeen = (viewer: ChannelViewer) =>
  build.select(channelColumns(viewer)).from(channels).innerJoin(contents, ofPublished).$dynamic()
export type RadioChannelRow = RowOf<ReturnType<typeof selectSeen>>

/** Condition: the channel is for the visitor's place. */
const isFor = (city: string | Placeholder | null): SQL => sql`${contents.place} = any(${citiesAround(city)})`

/**
 * Selects the default radio channel of a city, by the city's id or name, or else that of its province, or else the
 * first of the site.
 */
export async function selectDefaultChannel(queries: Queries, viewer: ChannelViewer, city: string) {
  const province = build.select({ id: cities.provinceId }).from(cities).where(eq(cities.id, city))
  return await queries.readOne(
    selectSeen(viewer)
      .where(eq(channels.kind, 1))
      .orderBy(
        sql`${channels.defaultFor} ? ${city} desc`,
        sql`${channels.defaultFor} ?| array${province} desc`,
        asc(channels.sort),
        asc(channels.contentId),
      )
      .limit(limitOf(1)),
  )
}

interface ChannelScope {
  readonly region?: string | undefined
  readonly genre?: ChannelGenre | undefined
  readonly q?: string | undefined
  readonly city?: string | undefined
  readonly everywhere?: '1' | undefined
}

/** The conditions of a page of channels; each combination is one prepared statement. */
interface ChannelConditions {
  readonly isMember: boolean
  readonly region: boolean
  readonly genre: boolean
  readonly text: boolean
  readonly place: 'everywhere' | 'city' | 'site'
  readonly isFirst: boolean
}

/** A region's id is its Chinese name, which every region has. */
const regionId = sql<string>`${channels.region}->>'zh-CN'`

function matchesText(text: Placeholder, language: Language, at: ScheduleTime): SQL | undefined {
  const { region, frequency } = channels
  const containsText = (value: SQL | AnyPgColumn) => matchesPattern(sql`${value}`, text)
  return or(
    containsText(sql`${contents.title}->>'zh-CN'`),
    containsText(sql`${contents.title}->>'en'`),
    containsText(sql`coalesce(${frequency}, '')`),
    containsText(inLanguage(region, language)),
    containsText(sql`coalesce(${nowPlaying(language, at)}, '')`),
  )
}

const channelPage = preparedSelect(
  ['kind', 'region', 'genre', 'text', 'city', ...channelPlaceholders],
  (
    { kind, region, genre, text, city, ...viewed },
    language: Language,
    { isMember, place, isFirst, ...has }: ChannelConditions,
    limit: number,
  ) => {
    const viewer = viewerInPlaces(viewed, language, isMember)
    return selectSeen(viewer)
      .where(
        and(
          eq(channels.kind, kind),
          isNull(channels.opensAt),
          place === 'everywhere' ? undefined : isFor(place === 'city' ? city : null),
          has.region ? sql`${region}::text in (${regionId}, ${inLanguage(channels.region, language)})` : undefined,
          has.genre ? eq(channels.genre, genre) : undefined,
          has.text ? matchesText(text, language, viewer.at) : undefined,
          isBeyond('>', [channels.sort, channels.contentId], isFirst ? null : cursorPlaces(2)),
        ),
      )
      .orderBy(asc(channels.sort), asc(channels.contentId))
      .limit(limitOf(limit))
  },
)

export function selectChannels(
  queries: Queries,
  { language, viewer, at }: ChannelViewer,
  kind: number,
  { region, genre, q = '', city, everywhere }: ChannelScope,
  limit: number,
  after: CursorValues | null,
): Promise<RadioChannelRow[]> {
  const text = q.trim() === '' ? '' : writtenPattern(q.trim())
  const conditions: ChannelConditions = {
    isMember: viewer !== null,
    region: region !== undefined,
    genre: genre !== undefined,
    text: text !== '',
    place: everywhere === '1' ? 'everywhere' : city === undefined ? 'site' : 'city',
    isFirst: after === null,
  }
  return queries.read(channelPage(language, conditions, limit), {
    viewer,
    ...at,
    kind,
    region,
    genre,
    text,
    city,
    ...cursorValues(after),
  })
}

/** The regions of all channels of a kind, in the order of their first channels. */
export function selectRegions(queries: Queries, kind: number, language: Language) {
  return queries.read(
    build
      .select({ id: regionId, name: sql<string>`min(${inLanguage(channels.region, language)})` })
      .from(channels)
      .innerJoin(contents, ofPublished)
      .where(eq(channels.kind, kind))
      .groupBy(regionId)
      .orderBy(min(channels.sort)),
  )
}

export async function selectGenres(queries: Queries, kind: number): Promise<ChannelGenre[]> {
  const rows = await queries.read(
    build
      .select({ genre: channels.genre })
      .from(channels)
      .innerJoin(contents, ofPublished)
      .where(eq(channels.kind, kind))
      .groupBy(channels.genre)
      .orderBy(min(channels.sort)),
  )
  return rows.map(({ genre }) => genre)
}

/** Selects channels of the same kind for the chosen place, those of the same region first. */
export function selectSimilarChannels(
  queries: Queries,
  viewer: ChannelViewer,
  channelId: string | undefined,
  kind: number | undefined,
  city: string | undefined,
): Promise<RadioChannelRow[]> {
  const mostViewed = [desc(contents.views), asc(channels.contentId)]
  if (channelId === undefined)
    return queries.read(
      selectSeen(viewer)
        .where(
          and(isFor(city ?? null), isNull(channels.opensAt), kind === undefined ? undefined : eq(channels.kind, kind)),
        )
        .orderBy(...mostViewed)
        .limit(limitOf(6)),
    )
  const origin = alias(channels, 'origin')
  return queries.read(
    selectSeen(viewer)
      .innerJoin(origin, eq(origin.contentId, channelId))
      .where(
        and(
          eq(channels.kind, origin.kind),
          ne(channels.contentId, origin.contentId),
          isNull(channels.opensAt),
          isFor(city ?? null),
        ),
      )
      .orderBy(sql`(${channels.region} = ${origin.region}) desc`, ...mostViewed)
      .limit(limitOf(6)),
  )
}

interface Host {
  readonly id: string
  readonly name: string
  readonly avatar: string
  readonly intro: string
  readonly followed: boolean
}

function hostsOf({ language, viewer }: ChannelViewer): SQL<Host[]> {
  const isFollowing = viewer === null ? sql`false` : isFollowed(viewer, 'host', hosts.id)
  const host = sql`jsonb_build_object('id', ${hosts.id}, 'name', ${inLanguage(hosts.name, language)}, 'avatar', ${hosts.avatar},
    'intro', ${inLanguage(hosts.intro, language)}, 'followed', ${isFollowing})`
  const all = build
    .select({ hosts: sql`jsonb_agg(${host} order by ${channelHosts.sort}, ${hosts.id})` })
    .from(channelHosts)
    .innerJoin(hosts, eq(hosts.id, channelHosts.hostId))
    .where(sql`${channelHosts.channelId} = ${contents.id}`)
  return sql<Host[]>`coalesce(${all}, '[]')`
}

export async function selectChannel(queries: Queries, viewer: ChannelViewer, id: string) {
  return await queries.readOne(
    build
      .select({
        ...channelColumns(viewer),
        description: inLanguage(channels.description, viewer.language),
        publisher: sql<string | null>`${contents.source}->'name'->>${literal(viewer.language)}`,
        hosts: hostsOf(viewer),
        share: contents.share,
        playable_by: channels.playableBy,
      })
      .from(channels)
      .innerJoin(contents, ofPublished)
      .where(eq(channels.contentId, id)),
  )
}
