import { contentKinds } from '../../../src/domain/content/content-kinds'
import type { Language, Localised } from '../../database/schema/localised'
import type { Queries } from '../../database/queries'
import { firstPlay } from '../../limits/first-of'
import type { Position } from '../feed/cursor'
import { placesAround } from '../feed/places'
import type { SiteMinute } from '../site/site-clock'

export interface RadioChannelRow {
  readonly id: string
  readonly kind: 1 | 2
  readonly name: string
  readonly frequency: string | null
  readonly covers: readonly string[]
  readonly region: string
  readonly now_playing: string | null
  readonly listeners: number
  readonly subscribed: boolean
  readonly sort: number
}

/**
 * Columns of a channel (`ch`, its content `c`) with what is on air, by one lookup in the weekly schedule each. $1 and
 * $2 are weekday and minute; `viewer` is the placeholder of the caller's id, null for a guest.
 */
export function channelColumns(language: Language, viewer: string | null): string {
  const subscribed =
    viewer === null
      ? 'false'
      : `exists (select 1 from channel_subscriptions s where s.user_id = ${viewer} and s.channel_id = c.id)`
  return `c.id, ch.kind, c.title->>'${language}' as name, ch.frequency, c.covers, ch.region->>'${language}' as region,
    (select p.title->>'${language}' from programmes p where p.channel_id = c.id and p.weekday = $1::smallint and p.start_minute <= $2::smallint and p.end_minute > $2::smallint
     order by p.start_minute desc limit 1) as now_playing,
    c.views as listeners, ${subscribed} as subscribed, ch.sort`
}
export const channelTables = `channels ch join contents c on c.id = ch.content_id and c.state = 'published'`

interface Seen {
  readonly language: Language
  readonly viewer: string | null
  readonly at: SiteMinute
}

/** A statement over channels; its own placeholders follow those of the clock and of the viewer. */
function channelStatement({ language, viewer, at }: Seen) {
  const values: unknown[] = [at.weekday, at.minute]
  const place = (value: unknown) => `$${values.push(value)}`
  const columns = channelColumns(language, viewer === null ? null : place(viewer))
  return { values, place, head: `select ${columns} from ${channelTables}` }
}

/** The channel of a city, by the city's id or name; else that of its province; else the site's first. */
export async function selectDefaultChannel(
  queries: Queries,
  seen: Seen,
  city: string,
): Promise<RadioChannelRow | undefined> {
  const { values, place, head } = channelStatement(seen)
  const wanted = place(city)
  const rows = await queries.read<RadioChannelRow>(
    `${head} where ch.kind = 1 order by ch.default_for ? ${wanted} desc, ch.default_for ?| array(select province_id from cities where id = ${wanted}) desc, ch.sort, ch.content_id limit 1`,
    values,
  )
  return rows[0]
}

interface ChannelScope {
  readonly region?: string | undefined
  readonly city?: string | undefined
}

export function selectChannels(
  queries: Queries,
  seen: Seen,
  kind: number,
  { region, city }: ChannelScope,
  limit: number,
  after: Position | null,
): Promise<RadioChannelRow[]> {
  const { values, place, head } = channelStatement(seen)
  const conditions = [
    `ch.kind = ${place(kind)}::smallint`,
    `c.place = any(${placesAround(city === undefined ? null : place(city))})`,
  ]
  if (region !== undefined) conditions.push(`ch.region->>'${seen.language}' = ${place(region)}`)
  if (after !== null) conditions.push(`(ch.sort, ch.content_id) > (${place(after[0])}::int, ${place(after[1])})`)
  return queries.read<RadioChannelRow>(
    `${head} where ${conditions.join(' and ')} order by ch.sort, ch.content_id limit ${limit}`,
    values,
  )
}

/** Channels of the same kind for the chosen place, those of the same region first. */
export function selectSimilarChannels(
  queries: Queries,
  seen: Seen,
  channelId: string | undefined,
  kind: number | undefined,
  city: string | undefined,
): Promise<RadioChannelRow[]> {
  const { values, place, head } = channelStatement(seen)
  const here = `c.place = any(${placesAround(city === undefined ? null : place(city))})`
  if (channelId === undefined) {
    const ofKind = `where ${here}${kind === undefined ? '' : ` and ch.kind = ${place(kind)}::smallint`}`
    return queries.read<RadioChannelRow>(`${head} ${ofKind} order by c.views desc, ch.content_id limit 6`, values)
  }
  const origin = place(channelId)
  return queries.read<RadioChannelRow>(
    `${head} join channels o on o.content_id = ${origin} where ch.kind = o.kind and ch.content_id <> o.content_id and ${here}
     order by (ch.region = o.region) desc, c.views desc, ch.content_id limit 6`,
    values,
  )
}

interface HostRow {
  readonly id: string
  readonly name: string
  readonly avatar: string
  readonly intro: string
  readonly followed: boolean
}

export async function selectChannel(
  queries: Queries,
  seen: Seen,
  id: string,
): Promise<(RadioChannelRow & { description: string; hosts: HostRow[] }) | undefined> {
  const { language } = seen
  const { values, place, head } = channelStatement(seen)
  const followed =
    seen.viewer === null
      ? 'false'
      : `exists (select 1 from follows f where f.user_id = $3 and f.kind = 'host' and f.target_id = h.id)`
  const rows = await queries.read<RadioChannelRow & { description: string; hosts: HostRow[] }>(
    head.replace(
      ` from ${channelTables}`,
      `, ch.description->>'${language}' as description,
      coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name->>'${language}', 'avatar', h.avatar, 'intro', h.intro->>'${language}', 'followed', ${followed}) order by x.sort, h.id)
        from channel_hosts x join hosts h on h.id = x.host_id where x.channel_id = c.id), '[]') as hosts from ${channelTables}`,
    ) + ` where ch.content_id = ${place(id)}`,
    values,
  )
  return rows[0]
}

export interface ProgrammeRow {
  readonly id: string
  readonly start_minute: number
  readonly end_minute: number
  readonly title: string
  readonly hosts: readonly Localised[]
  readonly replay_url: string | null
}
export function selectProgrammes(
  queries: Queries,
  channelId: string,
  weekday: number,
  language: Language,
): Promise<ProgrammeRow[]> {
  return queries.read<ProgrammeRow>(
    `select id, start_minute, end_minute, title->>'${language}' as title, hosts, replay_url from programmes
     where channel_id = $1 and weekday = $2 order by start_minute`,
    [channelId, weekday],
  )
}

export interface PlayRow {
  readonly stream_url: string
  readonly mime: string
  readonly now_playing: string | null
  readonly opens_at: string | null
  readonly closes_at: string | null
  readonly replay_url: string | null
  readonly playable_by: 'all' | 'members' | 'nobody'
}
export async function selectPlay(
  queries: Queries,
  id: string,
  at: SiteMinute,
  language: Language,
): Promise<PlayRow | undefined> {
  const rows = await queries.read<PlayRow>(
    `select ch.stream_url, ch.mime, ch.opens_at, ch.closes_at, ch.replay_url, ch.playable_by,
       (select p.title->>'${language}' from programmes p where p.channel_id = c.id and p.weekday = $2::smallint and p.start_minute <= $3::smallint and p.end_minute > $3::smallint
        order by p.start_minute desc limit 1) as now_playing
     from ${channelTables} where ch.content_id = $1`,
    [id, at.weekday, at.minute],
  )
  return rows[0]
}

/** Counts a view once per listener and period. */
export async function addChannelView(
  queries: Queries,
  id: string,
  listener: string,
  now: Date,
): Promise<number | null> {
  const rows = await queries.change<{ listeners: number }>(
    `with ${firstPlay('$2', '$3')}
     update contents set views = views + (select count(*)::int from first) where id = $1 and type = ${contentKinds.channel.code} and state = 'published' returning views as listeners`,
    [id, listener, now.toISOString()],
  )
  return rows[0]?.listeners ?? null
}

/** False when there is no such channel. The unique key makes a repeat harmless. */
export async function setSubscription(queries: Queries, userId: string, id: string, on: boolean): Promise<boolean> {
  const change = on
    ? 'insert into channel_subscriptions (user_id, channel_id) select $2, content_id from target on conflict do nothing'
    : 'delete from channel_subscriptions where user_id = $2 and channel_id in (select content_id from target)'
  const rows = await queries.change<{ found: boolean }>(
    `with target as (select content_id from channels where content_id = $1), changed as (${change}) select exists (select 1 from target) as found`,
    [id, userId],
  )
  return rows[0]?.found === true
}
