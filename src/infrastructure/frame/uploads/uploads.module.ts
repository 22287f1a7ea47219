import { ContainerModule } from 'inversify'
import { PictureEditor } from '../../../application/frame/uploads/picture-editor'
import { PictureChooser } from '../../../application/frame/uploads/picture-chooser'
import { UploadGateway } from '../../../application/frame/uploads/upload-gateway'
import { AppPictureChooser } from './app-picture-chooser'
import { CanvasPictureEditor } from './canvas-picture-editor'
import { HttpUploadGateway } from './http-upload-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(UploadGateway).to(HttpUploadGateway).inSingletonScope()
  bind(PictureChooser).to(AppPictureChooser).inSingletonScope()
  bind(PictureEditor).to(CanvasPictureEditor).inSingletonScope()
})
