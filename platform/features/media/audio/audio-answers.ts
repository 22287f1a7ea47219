import type { TrackRow } from './audio.queries'

export function trackOf(row: TrackRow) {
  return {
    id: row.id,
    title: row.title,
    cover: row.covers[0] ?? '',
    audio: { url: row.url, source_id: row.source_id, post_id: row.id, duration: row.duration },
    publish_at: row.published_at.toISOString(),
    sort: row.sort,
    plays: row.plays,
  }
}
