import { contentPath } from '../navigation/content-target'
import { channelTarget } from '../navigation/channel-target'
import type { PlayerItem } from './player-item'

/** The path that a tap on the mini player opens: the screen of its item, or /radios when it has none (B31). */
export function playerDestination(item: PlayerItem | null): string {
  return (item === null ? null : itemPath(item)) ?? '/radios'
}

/** The path of an item's screen; a past programme leads to its channel, a recording to its article. */
function itemPath({ kind, id, albumId }: PlayerItem): string | null {
  if (kind === 'audio') return contentPath('audio', id)
  if (kind === 'article') return contentPath('post', id)
  if (kind === 'recording') return albumId === null ? null : contentPath('post', albumId)
  const target = channelTarget('radio', kind === 'radio' ? id : albumId)
  return target?.kind === 'path' ? target.path : null
}
