import { channelGenres, type ChannelGenre } from '../../../../../src/domain/media/channels/channel-genre'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../../kernel/database/client'
import { hosts } from '../../../../kernel/contents/contents.schema'
import { channelHosts, channels, programmes } from '../../../../features/media/channels/channels.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import { demoChannels } from '../../../content/channels'
import { demoHosts } from '../../../content/hosts'
import { liveAddress, media, mediaAddress } from '../../../media'
import { sequence } from '../../../random'
import { insertAll } from '../../insert'
import type { OnCount } from '../../insert'
import { publishedBy } from '../../seed-contents'
import { restrictedFile } from '../videos/seed-videos'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const channelsDemo: DemoStep = {
  feature: 'channels',
  what: bilingual('电台和电视的节目', 'radio and TV programmes'),
  seed: seedChannels,
}

/** Channels for members; no other channel plays their media, since these are served to members alone. */
const forMembers: readonly string[] = ['radio-night', 'tv-culture']

const playlist = 'application/vnd.apple.mpegurl'

export async function seedChannels(database: Database, now: Date, onCount?: OnCount): Promise<void> {
  await insertAll(
    database,
    hosts,
    demoHosts.map(({ id, name, intro }, index) => ({
      id,
      name,
      intro,
      avatar: mediaAddress(media.hosts[index]?.file ?? ''),
      followers: 40 + sequence(id).whole(6000),
    })),
  )
  const hostOf = (index: number) => demoHosts[index - 1] ?? demoHosts[0]
  await insertAll(
    database,
    contents,
    demoChannels.map((channel, index) => {
      const covers = channel.kind === 1 ? media.radioCovers : media.televisionCovers
      const coverOf = (id: string) => covers.find((each) => each.id === id)?.file
      // Channels that share a loop have pictures of their own.
      const cover = coverOf(channel.id.replace(/^\w+-/, '')) ?? coverOf(channel.loop) ?? ''
      return {
        id: channel.id,
        type: contentKinds.channel.code,
        title: channel.name,
        summary: channel.description,
        covers: [mediaAddress(cover)],
        layout: 'left' as const,
        listed: false,
        place: channel.place,
        ...publishedBy('org-02'),
        publishedAt: new Date(now.getTime() - (400 + index) * 86_400_000),
        views: 300 + sequence(channel.id).whole(5200),
      }
    }),
  )
  await insertAll(
    database,
    channels,
    demoChannels.map((channel, sort) => ({
      contentId: channel.id,
      kind: channel.kind,
      frequency: channel.frequency,
      region: channel.region,
      genre: genreOf(channel.loop),
      description: channel.description,
      mime: playlist,
      sort,
      playableBy: forMembers.includes(channel.id) ? ('members' as const) : ('all' as const),
      streamUrl:
        channel.kind === 1
          ? liveAddress('radio', channel.loop, now)
          : liveAddress('television', televisionLoop(channel.loop), now),
      defaultFor: channel.defaultFor,
    })),
  )
  await insertAll(
    database,
    channelHosts,
    demoChannels.flatMap((channel) =>
      channel.hosts.map((host, sort) => ({ channelId: channel.id, hostId: hostOf(host)?.id ?? '', sort })),
    ),
  )
  await insertAll(
    database,
    programmes,
    demoChannels.flatMap((channel) =>
      [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
        (weekday === 0 || weekday === 6 ? channel.weekend : channel.weekdays).map((programme, index) => ({
          id: `programme-${channel.id}-${weekday}-${index + 1}`,
          channelId: channel.id,
          weekday,
          startMinute: programme.start,
          endMinute: programme.end,
          title: programme.title,
          hosts: programme.hosts.flatMap((host) => hostOf(host)?.name ?? []),
          replayUrl: programme.replay && !forMembers.includes(channel.id) ? replayOf(channel.kind, index) : null,
        })),
      ),
    ),
    onCount,
  )
}

/** The genre of a channel by its loop. Most loops are named after their genre; the exceptions are listed here. */
function genreOf(loop: string): ChannelGenre {
  const genreName = { classical: 'music', night: 'life' }[loop] ?? loop
  return channelGenres.find((genre) => genre === genreName) ?? 'general'
}

/** The loop that a television channel shows. */
function televisionLoop(id: string): string {
  return (media.tvChannels ?? []).find((channel) => channel.id === id)?.loop ?? media.tvLoops?.[0]?.id ?? id
}

/** The address of a recording with which a programme can be replayed; null when there is none. */
function replayOf(kind: 1 | 2, index: number): string | null {
  const files =
    kind === 1
      ? (media.audio ?? []).map(({ file }) => file)
      : (media.videos ?? [])
          .flatMap(({ master, file }) => master ?? file ?? [])
          .filter((file) => file !== restrictedFile())
  const file = files[index % Math.max(1, files.length)]
  return file === undefined ? null : mediaAddress(file)
}
