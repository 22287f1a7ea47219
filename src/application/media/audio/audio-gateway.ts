import type { Album, Audio, Track } from '../../../domain/media/audio/audio'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

export const trackOrders = ['up', 'down'] as const
export type TrackOrder = (typeof trackOrders)[number]

/** Audios and albums. */
export interface AudioGateway {
  audio(id: string, signal?: CancelSignal): Promise<Outcome<Audio>>
  album(id: string, signal?: CancelSignal): Promise<Outcome<Album>>
  tracks(albumId: string, order: TrackOrder, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Track>>>
  /** The id of the audio after this one in an album; null after the last (C050). */
  nextTrack(albumId: string, audioId: string): Promise<Outcome<string | null>>
}
export const AudioGateway = port<AudioGateway>('AudioGateway')
