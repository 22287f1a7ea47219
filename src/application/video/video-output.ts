import type { VideoEffect } from '../../domain/video/video-effect'
import type { VideoMediaEvent } from '../../domain/video/video-event'
import type { VideoQuality } from '../../domain/video/video-quality'
import { port } from '../shared/port'

/** The element that a screen drew for the picture, and the frame around it with our controls; only an adapter knows what they are. */
export interface VideoSurface {
  readonly video: object
  readonly frame: object
}

/** What the output tells beside the events of the machine. */
export type VideoReport =
  | VideoMediaEvent
  /** Heights of the pictures that the stream has, best first; none where they cannot be chosen from. */
  | { readonly type: 'qualities'; readonly heights: readonly number[] }
  /** Height of the picture that shows. */
  | { readonly type: 'quality-shown'; readonly height: number | null }

export type VideoLoad = Omit<Extract<VideoEffect, { type: 'load' }>, 'type'> & { readonly quality: VideoQuality }

/** One picture with its sound. Its acts are answered by reports alone. */
export interface VideoOutput {
  /** Null when the screen has let go of it. */
  attach(surface: VideoSurface | null): void
  /** Within a touch, before there is an address: what is loaded next may play. */
  wake(): void
  load(load: VideoLoad): void
  play(): void
  pause(): void
  unload(): void
  /** Seconds. */
  seek(time: number): void
  toLive(): void
  setRate(rate: number): void
  setQuality(quality: VideoQuality): void
  listen(listener: (report: VideoReport) => void): () => void
}
export const VideoOutput = port<VideoOutput>('VideoOutput')
