import * as media from './media-events'
import type { EventOf, PlayerEvent } from './player-event'
import type { PlayerState } from './player-state'
import { unchanged, step } from './player-step'
import type { Step } from './player-step'
import * as list from './playlist-commands'
import * as transport from './transport-commands'

type Rules = { readonly [Type in PlayerEvent['type']]: (state: PlayerState, event: EventOf<Type>) => Step }

const rules: Rules = {
  load: list.load,
  restore: list.restore,
  append: list.append,
  remove: list.remove,
  select: list.select,
  next: list.playNext,
  previous: list.previous,
  'cycle-mode': list.cycleMode,
  'set-mode': list.setMode,
  close: list.close,
  play: transport.play,
  pause: transport.pause,
  toggle: transport.toggle,
  silenced: transport.pause,
  seek: transport.seek,
  skip: transport.skip,
  'set-rate': transport.setRate,
  sleep: transport.sleep,
  'extend-sleep': transport.extendSleepTimer,
  tick: transport.tick,
  'media-ready': media.onReady,
  'media-started': media.onStarted,
  'media-paused': media.onPaused,
  'media-waiting': media.onWaiting,
  'media-progress': media.onProgress,
  'media-ended': media.onEnded,
  'media-failed': media.onFailed,
  'media-refused': media.onRefused,
  'open-due': (state, { timer }) => (state.openingTimer === timer ? open(state) : unchanged(state)),
  'advance-due': (state, { timer }) => (state.gap?.timer === timer ? media.playAfterGap(state) : unchanged(state)),
  'rejoin-due': (state, { timer }) => (state.reconnect?.timer === timer ? media.rejoin(state) : unchanged(state)),
  online: media.onNetworkBack,
  visibility: changeVisibility,
}

/**
 * The state machine of the player (B20–B29, B92), total over all states and events. An event that does not apply
 * returns the very same state and no effects. Nothing is executed here: effects are data for one runner.
 */
export function transition(state: PlayerState, event: PlayerEvent): Step {
  if ('source' in event && (event.source !== state.source || state.playlist.length === 0)) return unchanged(state)
  const rule = rules[event.type] as (state: PlayerState, event: PlayerEvent) => Step
  return keepingPlaylist(state, rule(state, event))
}

function open(state: PlayerState): Step {
  return step({ ...state, open: true, openingTimer: null })
}

/**
 * Handles the page being hidden or shown. Delays are skipped while it is hidden, because on a locked phone they would
 * never end.
 */
function changeVisibility(state: PlayerState, { hidden }: EventOf<'visibility'>): Step {
  if (hidden === state.hidden) return unchanged(state)
  const nextState = { ...state, hidden }
  if (!hidden) return step(nextState)
  const [openedState] = nextState.openingTimer === null ? unchanged(nextState) : open(nextState)
  return openedState.gap === null ? step(openedState) : media.playAfterGap(openedState)
}

/**
 * Saves the part of the state that survives a reload whenever it changes (B29), in one place for all rules above. While
 * this page has nothing to play, the saved playlist belongs to another tab and is not touched.
 */
function keepingPlaylist(before: PlayerState, [after, effects]: Step): Step {
  const isEmpty = before.playlist.length === 0 && after.playlist.length === 0
  const isSamePlaylist =
    before.playlist === after.playlist &&
    before.index === after.index &&
    before.mode === after.mode &&
    before.preferredRate === after.preferredRate &&
    before.open === after.open &&
    !effects.some((effect) => effect.type === 'keep-position' && !after.wanted)
  return isEmpty || isSamePlaylist || effects.some((effect) => effect.type === 'keep-playlist')
    ? [after, effects]
    : [after, [...effects, { type: 'keep-playlist' }]]
}
