import { isSameItem } from './player-item'
import type { PlayerItem } from './player-item'
import type { EventOf } from './player-event'
import { canSkip, currentItem, hasParts, initialPlayer } from './player-state'
import type { PlayerState } from './player-state'
import { chainStep, keepPosition, makeCurrent, unchanged, step } from './player-step'
import type { Step } from './player-step'
import { clampIndex, isIndex, previousIndex, shuffle, unshuffle, upcomingIndex } from './playlist'
import { nextPlayMode } from './play-mode'
import type { PlayMode } from './play-mode'
import { play, seekTo } from './transport-commands'

/** Seconds after its start within which a part counts as just begun. */
const partBegins = 2

/** Sets a new playlist. If the item at `index` is already loaded, it is not loaded again. */
export function load(state: PlayerState, { items, index, random, at, play: playNow = true }: EventOf<'load'>): Step {
  if (items.length === 0) return unchanged(state)
  const itemIndex = clampIndex(index, items.length)
  const item = items[itemIndex] as PlayerItem
  const withPlaylist = { ...state, playlist: items, ordered: items }
  if (isSameItem(currentItem(state), item) && !state.failed && !state.failedSilently) {
    const goesOn = {
      ...withPlaylist,
      index: itemIndex,
      upcoming: upcomingIndex(itemIndex, items.length, state.mode, random),
      preloaded: false,
    }
    const moveStep = at === undefined ? unchanged(goesOn) : seekTo(goesOn, at)
    return playNow ? chainStep(moveStep, play) : moveStep
  }
  const saveEffects = keepPosition(state)
  return chainStep([{ ...withPlaylist, time: 0 }, saveEffects], (next) =>
    makeCurrent(next, itemIndex, { random, play: playNow, at }),
  )
}

/** Restores the playlist of an earlier visit (B29) without playing it, because browsers refuse autoplay. */
export function restore(state: PlayerState, { playlist: saved, random }: EventOf<'restore'>): Step {
  if (state.playlist.length > 0 || !isIndex(saved.index, saved.playlist.length)) return unchanged(state)
  const { playlist, ordered, mode, open, rate } = saved
  const filledState = { ...state, playlist, ordered, mode, open, preferredRate: rate }
  return makeCurrent(filledState, saved.index, { random, play: false, at: saved.time })
}

/** Adds further items of the same list, because a long album is loaded in pages. */
export function append(state: PlayerState, { items }: EventOf<'append'>): Step {
  if (items.length === 0 || state.playlist.length === 0) return unchanged(state)
  const playlist = [...state.playlist, ...items]
  const inOrder = state.ordered === state.playlist ? playlist : [...state.ordered, ...items]
  const upcoming =
    state.mode === 'random' && state.playlist.length > 1
      ? state.upcoming
      : upcomingIndex(state.index, playlist.length, state.mode, 0)
  return step({
    ...state,
    playlist,
    ordered: inOrder,
    upcoming,
    preloaded: state.preloaded && upcoming === state.upcoming,
  })
}

/** Removes one item. After the last one the player is empty, and closes (B27). */
export function remove(state: PlayerState, { index, random }: EventOf<'remove'>): Step {
  if (!isIndex(index, state.playlist.length)) return unchanged(state)
  if (state.playlist.length === 1) return close(state)
  const playlist = state.playlist.filter((_, itemIndex) => itemIndex !== index)
  const inOrder =
    state.ordered === state.playlist ? playlist : withoutOne(state.ordered, state.playlist[index] as PlayerItem)
  const nextIndex = clampIndex(index < state.index ? state.index - 1 : state.index, playlist.length)
  if (index === state.index) {
    return chainStep([{ ...state, playlist, ordered: inOrder, time: 0 }, keepPosition(state)], (next) =>
      makeCurrent(next, nextIndex, { random, play: state.wanted }),
    )
  }
  return step({
    ...state,
    playlist,
    ordered: inOrder,
    index: nextIndex,
    upcoming: upcomingIndex(nextIndex, playlist.length, state.mode, random),
    preloaded: false,
  })
}

/** Handles the listener's choice of an item in the playlist; choosing the current item plays it. */
export function select(state: PlayerState, { index, random, at }: EventOf<'select'>): Step {
  if (!isIndex(index, state.playlist.length)) return unchanged(state)
  // An item that is still loading cannot seek; it is loaded at the position instead.
  const isHere = index === state.index && !state.failed && (at === undefined || state.ready)
  return isHere ? play(state) : makeCurrent(state, index, { random, play: true, at })
}

/** Moves to the next item or part (B23, B24). */
export function playNext(state: PlayerState, { random }: EventOf<'next'>): Step {
  if (!canSkip(state)) return unchanged(state)
  return hasParts(state) ? nextPart(state) : makeCurrent(state, state.upcoming, { random, play: true })
}

/** Moves to the previous item or part; the first one wraps to the last (B23, B24). */
export function previous(state: PlayerState, { random }: EventOf<'previous'>): Step {
  if (!canSkip(state)) return unchanged(state)
  return hasParts(state)
    ? previousPart(state)
    : makeCurrent(state, previousIndex(state.index, state.playlist.length), { random, play: true })
}

/** Moves to the next part; after the last one it does nothing. */
function nextPart(state: PlayerState): Step {
  const after = currentItem(state)?.parts?.find((start) => start > state.time)
  return after === undefined ? unchanged(state) : seekTo(state, after)
}

/** Moves to the beginning of the current part or, within its first seconds, to that of the previous part. */
function previousPart(state: PlayerState): Step {
  const startedParts = currentItem(state)?.parts?.filter((start) => start <= state.time) ?? []
  const current = startedParts.at(-1) ?? 0
  return seekTo(state, state.time - current > partBegins ? current : (startedParts.at(-2) ?? 0))
}

export function cycleMode(state: PlayerState, { random }: EventOf<'cycle-mode'>): Step {
  return changeMode(state, nextPlayMode(state.mode), random)
}

export function setMode(state: PlayerState, { mode, random }: EventOf<'set-mode'>): Step {
  return mode === state.mode ? unchanged(state) : changeMode(state, mode, random)
}

/**
 * Changes the play mode. Random mode shuffles the playlist again (B25), and leaving random mode restores the original
 * order. Playback is not interrupted.
 */
function changeMode(state: PlayerState, mode: PlayMode, random: number): Step {
  const placedList =
    mode === 'random' ? shuffle(state.playlist, state.index, random) : unshuffle(state.ordered, currentItem(state))
  const upcoming = upcomingIndex(placedList.index, placedList.playlist.length, mode, random)
  return step({ ...state, ...placedList, mode, upcoming, preloaded: false })
}

/**
 * Resets the player when it is closed, including its mode and rate (B27). Only the page's visibility and the last
 * number of a load or a delay are kept.
 */
export function close(state: PlayerState): Step {
  if (state.playlist.length === 0) return unchanged(state)
  const { hidden, serial } = state
  return step(
    { ...initialPlayer, hidden, serial },
    ...keepPosition(state),
    { type: 'unload' },
    ...(state.volume === 1 ? [] : [{ type: 'set-volume', volume: 1 } as const]),
    { type: 'release-sound' },
  )
}

function withoutOne(items: readonly PlayerItem[], item: PlayerItem): readonly PlayerItem[] {
  const index = items.indexOf(item)
  return items.filter((_, other) => other !== index)
}
