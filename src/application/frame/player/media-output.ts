import type { PlayerEffect } from '../../../domain/frame/player/player-effect'
import type { MediaEvent } from '../../../domain/frame/player/player-event'
import type { MediumAddress } from '../../../domain/frame/player/medium-address'
import { port } from '../shared/port'

/** An event that the media element reports; the receiver adds the randomness. */
export type MediaReport = MediaEvent extends infer Event
  ? Event extends MediaEvent
    ? Omit<Event, 'random'>
    : never
  : never

export type MediaLoad = Extract<PlayerEffect, { type: 'load' }>

/** The media element that plays the player's sound. It answers commands only through reports. */
export interface MediaOutput {
  /** Replaces the address; with `load.autoplay`, playback starts within the same user gesture. */
  load(load: MediaLoad): void
  play(): void
  pause(): void
  /** Releases the address. */
  unload(): void
  /** Moves to a time in seconds. */
  seek(time: number): void
  setRate(rate: number): void
  /** Sets the volume, from 0 to 1. */
  setVolume(volume: number): void
  /** Connects ahead to an address that will be loaded soon; for a live stream it only loads the code that plays it. */
  prepare(medium: MediumAddress): void
  listen(listener: (report: MediaReport) => void): () => void
}
export const MediaOutput = port<MediaOutput>('MediaOutput')
