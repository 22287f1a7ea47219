import { ContainerModule } from 'inversify'
import { PictureEditor } from '../../application/uploads/picture-editor'
import { UploadGateway } from '../../application/uploads/upload-gateway'
import { CanvasPictureEditor } from './canvas-picture-editor'
import { HttpUploadGateway } from './http-upload-gateway'

export const uploadsModule = new ContainerModule(({ bind }) => {
  bind(UploadGateway).to(HttpUploadGateway).inSingletonScope()
  bind(PictureEditor).to(CanvasPictureEditor).inSingletonScope()
})
