import { ContainerModule } from 'inversify'
import { LinkPreviewsGateway } from '../../../application/participation/link-previews/link-previews-gateway'
import { HttpLinkPreviewsGateway } from './http-link-previews-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(LinkPreviewsGateway).to(HttpLinkPreviewsGateway).inSingletonScope()
})
