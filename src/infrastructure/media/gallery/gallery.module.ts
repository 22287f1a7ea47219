import { ContainerModule } from 'inversify'
import { GalleryGateway } from '../../../application/media/gallery/gallery-gateway'
import { HttpGalleryGateway } from './http-gallery-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(GalleryGateway).to(HttpGalleryGateway).inSingletonScope()
})
