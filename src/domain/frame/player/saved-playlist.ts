import { playModeCode, playModeOfCode } from './play-mode'
import type { PlayMode } from './play-mode'
import { isSpoken, playerItemKinds } from './player-item'
import type { PlayerItem, PlayerItemKind } from './player-item'
import type { PlayerState } from './player-state'
import { isIndex } from './playlist'
import { isRecord } from '../shared/json-record'

/** How long a stored playlist stays valid, in milliseconds: 10 minutes (B29). */
export const playlistLifetime = 10 * 60_000

/** A playlist in storage, with the clock time in milliseconds at which it expires (B29). */
export interface SavedPlaylist {
  readonly data: {
    readonly items: readonly PlayerItem[]
    /** The original order as indexes into `items`; null when the list is not shuffled. */
    readonly order: readonly number[] | null
    readonly index: number
    readonly mode: number
    readonly time: number
    readonly rate: number
    readonly open: boolean
  }
  readonly expireAt: number
}

/** A playlist from storage that passed validation. */
export interface RestoredPlaylist {
  readonly playlist: readonly PlayerItem[]
  readonly ordered: readonly PlayerItem[]
  readonly index: number
  readonly mode: PlayMode
  readonly time: number
  readonly rate: number
  readonly open: boolean
}

/**
 * The part of the player's state to store, valid for 10 minutes from now (B29). Null when the playlist is empty, or
 * contains a text that only this page can read aloud.
 */
export function savePlaylist(state: PlayerState, now: number): SavedPlaylist | null {
  if (state.playlist.length === 0 || state.playlist.some(isSpoken)) return null
  return {
    data: {
      items: state.playlist,
      order: state.ordered === state.playlist ? null : indicesOf(state.ordered, state.playlist),
      index: state.index,
      mode: playModeCode(state.mode),
      time: state.live ? 0 : state.time,
      rate: state.preferredRate,
      open: state.open,
    },
    expireAt: now + playlistLifetime,
  }
}

/**
 * Parses a playlist from storage, which is not trusted; null when it is expired, empty or not a playlist at all (B29).
 */
export function restorePlaylist(saved: unknown, now: number): RestoredPlaylist | null {
  if (!isRecord(saved) || !isRecord(saved['data'])) return null
  const { expireAt, data } = saved
  // An expiry too far in the future comes from a clock that has since been set back.
  if (typeof expireAt !== 'number' || !(now < expireAt && expireAt <= now + playlistLifetime)) return null
  const { items, order, index, mode, time, rate, open } = data as Record<string, unknown>
  if (!Array.isArray(items) || items.length === 0 || !items.every(isPlayerItem)) return null
  if (typeof index !== 'number' || !isIndex(index, items.length)) return null
  return {
    playlist: items,
    ordered: isPermutation(order, items.length) ? order.map((index) => items[index] as PlayerItem) : items,
    index,
    mode: playModeOfCode(mode),
    time: typeof time === 'number' && time > 0 && time < Infinity ? time : 0,
    rate: typeof rate === 'number' && rate >= 0.25 && rate <= 4 ? rate : 1,
    open: open === true,
  }
}

function indicesOf(inOrder: readonly PlayerItem[], playlist: readonly PlayerItem[]): readonly number[] {
  const indicesByItem = new Map<PlayerItem, number[]>()
  playlist.forEach((item, index) => {
    const indices = indicesByItem.get(item)
    if (indices) indices.push(index)
    else indicesByItem.set(item, [index])
  })
  return inOrder.map((item) => indicesByItem.get(item)?.pop() ?? 0)
}

function isPermutation(order: unknown, count: number): order is readonly number[] {
  return (
    Array.isArray(order) &&
    order.length === count &&
    new Set(order).size === count &&
    order.every((index) => isIndex(index as number, count))
  )
}

function isPlayerItem(value: unknown): value is PlayerItem {
  if (!isRecord(value)) return false
  const { kind, id, name, album, albumId, duration, image, url, live } = value
  return (
    playerItemKinds.includes(kind as PlayerItemKind) &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof url === 'string' &&
    typeof live === 'boolean' &&
    isTextOrNull(album) &&
    isTextOrNull(albumId) &&
    isTextOrNull(image) &&
    (duration === null || typeof duration === 'number')
  )
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
