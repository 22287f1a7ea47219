import type { CaptionTrack } from '../../../domain/media/videos/captions'
import type { VideoEffect } from '../../../domain/media/videos/video-effect'
import type { VideoMediaEvent } from '../../../domain/media/videos/video-event'
import type { VideoQuality } from '../../../domain/media/videos/video-quality'
import { port } from '../../frame/shared/port'

/** The video element of a screen, and the frame around it with our controls. Only an adapter knows their types. */
export interface VideoSurface {
  readonly video: object
  readonly frame: object
}

/** The reports of the output: the events of the video machine, and reports that only the screen needs. */
export type VideoReport =
  | VideoMediaEvent
  /** The heights of the stream's renditions, best first; empty where they cannot be chosen. */
  | { readonly type: 'qualities'; readonly heights: readonly number[] }
  /** The captions of this moment, line by line. */
  | { readonly type: 'captions'; readonly lines: readonly string[] }
  /** The height of the current rendition; null when unknown. */
  | { readonly type: 'quality-shown'; readonly height: number | null }

export type VideoLoad = Omit<Extract<VideoEffect, { type: 'load' }>, 'type'> & { readonly quality: VideoQuality }

/** One video element. It answers commands only through reports. */
export interface VideoOutput {
  /** Attaches the screen's element; null when the screen has released it. */
  attach(surface: VideoSurface | null): void
  /**
   * Unlocks the element within a user gesture, before there is an address, so that the browser lets the next load play.
   */
  unlockAutoplay(): void
  load(load: VideoLoad): void
  play(): void
  pause(): void
  unload(): void
  /** Moves to a time in seconds. */
  seek(time: number): void
  seekToLive(): void
  /** Mutes or unmutes the current video and the videos loaded later. */
  setMuted(isMuted: boolean): void
  setRate(rate: number): void
  setQuality(quality: VideoQuality): void
  /** Chooses the captions; null for none. */
  setCaptions(track: CaptionTrack | null): void
  listen(listener: (report: VideoReport) => void): () => void
}
export const VideoOutput = port<VideoOutput>('VideoOutput')
