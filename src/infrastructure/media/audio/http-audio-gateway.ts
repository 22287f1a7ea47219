import { inject } from 'inversify'
import { getAlbum, getAudio, getNextTrack, listAlbumTracks } from '../../../../contract/audio'
import type { AudioGateway, TrackOrder } from '../../../application/media/audio/audio-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { Page, PageRequest } from '../../../application/frame/shared/page'
import type { Album, Audio, Track } from '../../../domain/media/audio/audio'
import { HttpClient } from '../../frame/http/http-client'
import { shareable } from '../../frame/content/publication-of-wire'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { audioOf, trackOf } from './audio-of-wire'

export class HttpAudioGateway implements AudioGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async audio(id: string, signal?: CancelSignal): Promise<Outcome<Audio>> {
    return mapped(await this.http.send(getAudio, { failures: 'content', path: { id }, signal }), audioOf)
  }

  async album(id: string, signal?: CancelSignal): Promise<Outcome<Album>> {
    return mapped(await this.http.send(getAlbum, { failures: 'content', path: { id }, signal }), shareable)
  }

  async tracks(
    albumId: string,
    order: TrackOrder,
    { pageSize, cursor }: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Track>>> {
    const answer = await this.http.send(listAlbumTracks, {
      failures: 'in-place',
      path: { id: albumId },
      query: { order, pageSize, cursor },
      signal,
    })
    return mapped(answer, pageOf(trackOf))
  }

  async nextTrack(albumId: string, audioId: string): Promise<Outcome<string | null>> {
    const answer = await this.http.send(getNextTrack, {
      failures: 'background',
      path: { id: albumId },
      query: { audioId },
    })
    return mapped(answer, ({ next }) => next?.postAudioId ?? null)
  }
}
