import type { VideoEffect } from './video-effect'
import type { VideoStep } from './video-machine'
import { idleVideo, type VideoState } from './video-state'

/**
 * Saves the current position. It saves nothing for a live stream, and nothing before playback, because the start
 * position could overwrite another device's position.
 */
export function resumePosition(
  { live, loaded, blocked, time, duration, phase }: VideoState,
  isSettled: boolean,
): readonly VideoEffect[] {
  if (live || !loaded || blocked || time <= 0 || phase === 'loading') return []
  return [{ type: 'keep', time, duration, finished: phase === 'ended', settled: isSettled }]
}

/** Loads the address into the element. */
export function load(state: VideoState, play: boolean): VideoStep {
  const { address, live, time, rate } = state
  if (address === null) return [state, []]
  return [
    { ...state, loaded: true, wanted: play, blocked: false, buffered: 0 },
    [{ type: 'load', url: address.url, live, at: live ? 0 : time, rate: live ? 1 : rate, play }],
  ]
}

/** Requests the address to play from, unless a request is already under way. */
export function requestAddress(state: VideoState): VideoStep {
  return state.asking ? [state, []] : [{ ...state, asking: true }, [{ type: 'request-address' }]]
}

/** The state as before opening, except that the position and `counted` are kept. */
export function forgetMedia(state: VideoState): VideoState {
  return { ...idleVideo(state), time: state.live || state.phase === 'ended' ? 0 : state.time, counted: state.counted }
}

/** Ends playback, because the live event is over. */
export function endPlayback(state: VideoState): VideoStep {
  const next: VideoState = {
    ...state,
    phase: 'ended',
    wanted: false,
    blocked: false,
    asking: false,
    address: null,
    loaded: false,
    attempt: 0,
    window: null,
  }
  return [next, [{ type: 'unload' }, { type: 'release' }, { type: 'cancel-reconnect' }]]
}
