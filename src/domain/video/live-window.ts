/** The part of a live stream that can be seen now, in seconds of the stream's own clock; `end` is where live is. */
export interface LiveWindow {
  readonly start: number
  readonly end: number
}

/** Seconds behind live that are not worth a word: players keep some distance themselves. */
const nearlyLive = 12
/** A window shorter than this (seconds) is nothing to move about in. */
const worthSeeking = 20

/** The window out of what a player says; null for what is none. */
export function liveWindow(start: number, end: number): LiveWindow | null {
  return Number.isFinite(start) && Number.isFinite(end) && end > start ? { start, end } : null
}

export function withinWindow(window: LiveWindow, time: number): number {
  return Number.isFinite(time) ? Math.min(window.end, Math.max(window.start, time)) : window.end
}

/** Seconds behind live; 0 when it is as live as it gets. */
export function behindLive(window: LiveWindow | null, time: number): number {
  if (window === null || !Number.isFinite(time)) return 0
  const behind = window.end - withinWindow(window, time)
  return behind > nearlyLive ? behind : 0
}

export function canSeekLive(window: LiveWindow | null): window is LiveWindow {
  return window !== null && window.end - window.start >= worthSeeking
}
