import { inject } from 'inversify'
import { previewLink } from '../../../../contract/link-previews'
import type { LinkPreviewsGateway } from '../../../application/participation/link-previews/link-previews-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { linkPreviewOf } from './link-of-wire'

export class HttpLinkPreviewsGateway implements LinkPreviewsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async preview(address: string, signal?: CancelSignal) {
    const answer = await this.http.send(previewLink, { failures: 'in-place', body: { url: address }, signal })
    return mapped(answer, ({ preview }) => (preview === null ? null : linkPreviewOf(preview)))
  }
}
