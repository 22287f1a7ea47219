/** The seekable part of a live stream, in seconds of the stream's own clock; `end` is the live edge. */
export interface LiveWindow {
  readonly start: number
  readonly end: number
}

/** Seconds behind the live edge that still count as live, because players themselves keep some distance to the edge. */
const nearlyLive = 12
/** The shortest window, in seconds, that is worth a seek bar. */
const worthSeeking = 20

/** The window from a player's values; null when they are invalid. */
export function liveWindow(start: number, end: number): LiveWindow | null {
  return Number.isFinite(start) && Number.isFinite(end) && end > start ? { start, end } : null
}

export function withinWindow(window: LiveWindow, time: number): number {
  return Number.isFinite(time) ? Math.min(window.end, Math.max(window.start, time)) : window.end
}

/** The seconds behind live; 0 at the live edge. */
export function behindLive(window: LiveWindow | null, time: number): number {
  if (window === null || !Number.isFinite(time)) return 0
  const behind = window.end - withinWindow(window, time)
  return behind > nearlyLive ? behind : 0
}

export function canSeekLive(window: LiveWindow | null): window is LiveWindow {
  return window !== null && window.end - window.start >= worthSeeking
}
