import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../../kernel/database/client'
import { collectionItems } from '../../../../features/media/videos/videos.schema'
import { writeVideos } from '../../../../features/media/videos/write-videos'
import type { WrittenVideo } from '../../../../features/media/videos/write-videos'
import { writeContents } from '../../../../kernel/contents/write-contents'
import { demoCollections, demoVideos } from '../../../content/videos'
import type { DemoVideo } from '../../../content/videos'
import { media, mediaAddress, picturesFor } from '../../../media'
import { sequence } from '../../../random'
import { bilingual } from '../../../text'
import { insertAll } from '../../insert'
import type { OnCount } from '../../insert'
import { baseRow, momentOf } from '../../seed-contents'
import type { ContentRow } from '../../../../kernel/contents/write-contents'
import type { DemoStep } from '../../demo-step'

export const videosDemo: DemoStep = { feature: 'videos', what: bilingual('视频', 'videos'), seed: seedVideos }

export const videoId = (index: number): string => `video-${String(index + 1).padStart(3, '0')}`
/** The index of a video whose playback is restricted, although everybody can open its page. */
export const restrictedVideo = 7

/** This many videos are from the last two months; the rest is older. */
const inTwoMonths = 61

/** The credits of every film. */
const filmedBy = bilingual('拍摄与剪辑：临川影像', 'Filmed and cut by Riverbend Pictures')

const clips: Readonly<Record<string, RegExp>> = {
  'old-town': /old-town|heritage|opera|pagoda|craft|lanterns|library|reading/,
  railway: /transport|metro|harbour|bus/,
  tea: /tea|farm|village|food|market/,
  festival: /festival|night|concert|fair|stage/,
  nature: /birds|wetland|walk|health|running|environment/,
  winter: /winter|snow/,
  'river-city': /river|city|rain|bridge/,
}
function clipOf(video: DemoVideo, index: number) {
  if (video.isShort) return media.shorts?.find((short) => short.id === video.tags[0])
  const all = media.videos ?? []
  const tags = video.tags.join(' ')
  const clipName = Object.entries(clips).find(([, pattern]) => pattern.test(tags))?.[0]
  return all.find((clip) => clip.id === clipName) ?? all[index % Math.max(1, all.length)]
}

/** The file of a video of the demo; '' without one. */
function fileOf(video: DemoVideo, index: number): string {
  const clip = clipOf(video, index)
  return clip?.master ?? clip?.file ?? ''
}

/** The file whose playback is restricted: it is served only by a signed address. */
export function restrictedFile(): string {
  const video = demoVideos[restrictedVideo]
  return video === undefined ? '' : fileOf(video, restrictedVideo)
}

/**
 * The preview token of a video that its editors still work on (S034). It is public, as the passwords of the demo are.
 */
export const demoVideoToken = 'demo-video-draft-0b6e2d94c1f84a7793d5'

function demoDraft([first]: readonly WrittenVideo[]): WrittenVideo {
  if (first === undefined) throw new Error('The demo city has no video')
  const id = 'video-draft'
  const title = bilingual('江城一日：导演剪辑版', 'A day of the river city: the longer cut')
  return {
    ...first,
    content: { ...first.content, id, title, state: 'draft', listed: false, views: 0, likes: 0, comments: 0 },
    video: { ...first.video, previewToken: demoVideoToken },
  }
}

export async function seedVideos(database: Database, now: Date, onCount?: OnCount): Promise<void> {
  const written = demoVideos.map((video, index): WrittenVideo => {
    const id = videoId(index)
    const clip = clipOf(video, index)
    const file = fileOf(video, index)
    const cover =
      video.isShort && clip?.poster !== undefined
        ? [mediaAddress(clip.poster)]
        : picturesFor(video.tags, 1, sequence(id))
    return {
      isShort: video.isShort === true,
      content: {
        ...baseRow({
          id,
          type: video.isShort ? contentKinds.short.code : contentKinds.video.code,
          title: video.title,
          summary: video.summary,
          publishedAt: momentOf(now, index * 2 + 1, inTwoMonths * 2),
          now,
          sub: video.sub,
          place: index,
        }),
        covers: cover,
        layout: 'big',
        duration: clip?.durationSeconds ?? 0,
      },
      stream: {
        url: mediaAddress(file),
        mime: file.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4',
        restricted: index === restrictedVideo,
        captions: (media.captions ?? [])
          .filter((caption) => caption.clip === clip?.id)
          .map(({ language, label, file: captionFile }) => ({ language, label, url: mediaAddress(captionFile) })),
      },
      video: {
        description: bilingual(
          `${video.summary['zh-CN']}\n${filmedBy['zh-CN']}`,
          `${video.summary.en}\n${filmedBy.en}`,
        ),
      },
    }
  })
  await writeVideos(database, [...written, demoDraft(written)], 'keep')
  const rows: ContentRow[] = []
  demoCollections.forEach((collection, index) => {
    const first = written[collection.episodes[0] ?? 0]?.content
    rows.push({
      ...baseRow({
        id: collection.id,
        type: contentKinds.collection.code,
        title: collection.title,
        summary: collection.summary,
        publishedAt: momentOf(now, index * 3 + 2, 40),
        now,
        sub: first?.subCategoryId ?? 'news-city',
        place: index,
      }),
      covers: first?.covers ?? [],
      layout: 'big',
    })
  })
  await writeContents(database, rows, 'keep')
  onCount?.({ done: written.length, of: written.length })
  await insertAll(
    database,
    collectionItems,
    demoCollections.flatMap(({ id, episodes }) =>
      episodes.map((episode, sort) => ({ collectionId: id, contentId: videoId(episode), sort: sort + 1 })),
    ),
  )
}
