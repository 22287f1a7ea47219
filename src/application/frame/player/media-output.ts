import type { PlayerEffect } from '../../../domain/frame/player/player-effect'
import type { MediaEvent } from '../../../domain/frame/player/player-event'
import { port } from '../shared/port'

/** What the media element reports; randomness is added by the receiver. */
export type MediaReport = MediaEvent extends infer Event
  ? Event extends MediaEvent
    ? Omit<Event, 'random'>
    : never
  : never

export type MediaLoad = Extract<PlayerEffect, { type: 'load' }>

/** The media element that the player's sound comes from. It answers commands only through reports. */
export interface MediaOutput {
  /** Replaces the address; with `autoplay`, playback starts within the same user gesture. */
  load(load: MediaLoad): void
  play(): void
  pause(): void
  /** Releases the address. */
  unload(): void
  /** Seconds. */
  seek(time: number): void
  setRate(rate: number): void
  /** From 0 to 1. */
  setVolume(volume: number): void
  /** Preconnects for an address that will be loaded soon; for a live stream, only loads the code that plays it. */
  prepare(url: string): void
  listen(listener: (report: MediaReport) => void): () => void
}
export const MediaOutput = port<MediaOutput>('MediaOutput')
