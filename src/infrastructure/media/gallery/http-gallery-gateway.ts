import { inject } from 'inversify'
import { getGallery } from '../../../../contract/gallery'
import type { GalleryGateway } from '../../../application/media/gallery/gallery-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { galleryOf } from './gallery-of-wire'

export class HttpGalleryGateway implements GalleryGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async gallery(id: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getGallery, { failures: 'content', path: { id }, signal }), galleryOf)
  }
}
