import { inject } from 'inversify'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import type { PictureSaver } from '../../../application/frame/sharing/picture-saver'
import type { SharedPicture } from '../../../application/frame/sharing/share-outlet'
import { base64Of } from '../host/base64'

/** Saves pictures by the app around the page. */
export class AppPictureSaver implements PictureSaver {
  constructor(@inject(NativeBridge) private readonly bridge: NativeBridge) {}

  get canSave(): boolean {
    return this.bridge.can('saveImage')
  }

  async save(picture: SharedPicture, name: string): Promise<boolean> {
    const data = await base64Of(picture as Blob)
    return (await this.bridge.call('saveImage', { name, type: picture.type, data })).ok
  }
}
