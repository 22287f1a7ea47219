import type { PlayerEffect } from '../../domain/player/player-effect'
import type { MediaEvent } from '../../domain/player/player-event'
import { port } from '../shared/port'

/** What the media element tells; chance is added by who hears it. */
export type MediaReport = MediaEvent extends infer Event
  ? Event extends MediaEvent
    ? Omit<Event, 'random'>
    : never
  : never

export type MediaLoad = Extract<PlayerEffect, { type: 'load' }>

/** The one element that the player's sound comes from. Its acts are answered by reports alone. */
export interface MediaOutput {
  /** Takes an address in place of the one before; with `autoplay` it is played within the same touch. */
  load(load: MediaLoad): void
  play(): void
  pause(): void
  /** Lets go of the address. */
  unload(): void
  /** Seconds. */
  seek(time: number): void
  setRate(rate: number): void
  /** From 0 to 1. */
  setVolume(volume: number): void
  /** Warms up an address that will be loaded soon; for a live stream only what is needed to play one. */
  prepare(url: string): void
  listen(listener: (report: MediaReport) => void): () => void
}
export const MediaOutput = port<MediaOutput>('MediaOutput')
