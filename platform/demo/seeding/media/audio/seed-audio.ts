import type { Localised } from '../../../../kernel/database/schema/localised'
import type { Database } from '../../../../kernel/database/client'
import { writeAlbums, writeTracks } from '../../../../features/media/audio/write-audio'
import type { WrittenAlbum, WrittenTrack } from '../../../../features/media/audio/write-audio'
import { demoAlbums } from '../../../content/albums'
import type { DemoAlbum } from '../../../content/albums'
import { publishersOf } from '../../../content/organisations'
import { media, mediaAddress } from '../../../media'
import { sequence } from '../../../random'
import { bilingual } from '../../../text'
import type { OnCount } from '../../insert'
import { countsOf, publishedBy } from '../../seed-contents'
import type { DemoStep } from '../../demo-step'
import { day } from '../../../city-day'

/** Days between two parts of an album. */
const daysApart = 5.4

export const audioDemo: DemoStep = { feature: 'audio', what: bilingual('音频', 'audio'), seed: seedAudio }

export async function seedAudio(database: Database, now: Date, onCount?: OnCount): Promise<void> {
  const writtenAlbums: WrittenAlbum[] = []
  const writtenTracks: WrittenTrack[] = []
  demoAlbums.forEach((album, index) => {
    const cover = mediaAddress(media.albumCovers[index]?.file ?? '')
    const commonColumns = {
      categoryId: album.category,
      ...publishedBy(album.publisher || publishersOf('')[0] || 'org-01'),
      covers: [cover],
      layout: 'left' as const,
    }
    const order = sequence(album.id)
    const newest = now.getTime() - (index * 0.37 + 0.02) * day
    const firstAt = newest - (album.tracks.length - 1) * daysApart * day
    writtenAlbums.push({
      content: {
        ...commonColumns,
        id: album.id,
        title: album.title,
        summary: album.summary,
        // In the feeds an album stands half way between its two newest parts, with other contents between them.
        publishedAt: new Date(newest - (daysApart / 2) * day),
        ...countsOf(album.id, 20),
      },
      album: {
        description: album.description,
        finished: album.finished,
        tracks: album.tracks.length,
        followers: 60 + order.whole(4200),
      },
    })
    album.tracks.forEach((title, track) => {
      const id = `audio-${album.id.slice(6)}-${String(track + 1).padStart(2, '0')}`
      const sound = soundOf(album, track)
      const chapters = (language: 'zh-CN' | 'en') =>
        album.id === 'album-night-river' ? chapterLines(sound.durationSeconds, title, language) : ''
      writtenTracks.push({
        content: {
          ...commonColumns,
          id,
          title,
          summary: bilingual(`${album.title['zh-CN']} · 第${track + 1}集`, `${album.title.en}, part ${track + 1}`),
          duration: sound.durationSeconds,
          publishedAt: new Date(firstAt + track * daysApart * day),
          ...countsOf(id, 10),
        },
        track: {
          albumId: album.id,
          sort: track + 1,
          url: mediaAddress(sound.file),
          description: bilingual(
            `${album.description['zh-CN']}\n\n本集：${title['zh-CN']}。${chapters('zh-CN')}`,
            `${album.description.en}\n\nThis part: ${title.en}.${chapters('en')}`,
          ),
        },
      })
    })
  })
  await writeAlbums(database, writtenAlbums, 'keep')
  await writeTracks(database, writtenTracks, 'keep')
  onCount?.({ done: writtenTracks.length, of: writtenTracks.length })
}

/** The chapters of a recording, one for each third of it; each is a line that begins with its time. */
function chapterLines(seconds: number, title: Localised, language: 'zh-CN' | 'en'): string {
  const names = [bilingual('开场', 'Opening'), title, bilingual('听众来信', 'Letters from listeners')]
  return names
    .map((name, index) => {
      const start = Math.floor((seconds * index) / names.length)
      const digits = (value: number) => String(value).padStart(2, '0')
      return `\n${digits(Math.floor(start / 60))}:${digits(start % 60)} ${name[language]}`
    })
    .join('')
}

/** The recording for a track. The recordings in the album's moods take turns; all recordings do when none fits. */
function soundOf(album: DemoAlbum, track: number) {
  const all = media.audio ?? []
  const matchingSounds = all.filter((sound) =>
    album.sound.some((mood) => sound.mood === mood || sound.file.includes(mood)),
  )
  const candidates = matchingSounds.length === 0 ? all : matchingSounds
  return candidates[track % Math.max(1, candidates.length)] ?? { file: '', durationSeconds: 0 }
}
