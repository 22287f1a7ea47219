import { inject } from 'inversify'
import { Messenger } from '../../../application/frame/hosts/messenger'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import type { PictureSaver } from '../../../application/frame/sharing/picture-saver'
import type { SharedPicture } from '../../../application/frame/sharing/share-outlet'
import { encodeBase64 } from '../host/base64'

/** Saves pictures as the host of the page can. */
export class HostPictureSaver implements PictureSaver {
  constructor(
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(Messenger) private readonly messenger: Messenger,
  ) {}

  get way() {
    if (this.bridge.can('saveImage')) return 'app'
    return this.messenger.isPresent ? 'long-press' : 'download'
  }

  async save(picture: SharedPicture, name: string): Promise<boolean> {
    const data = await encodeBase64(picture as Blob)
    return (await this.bridge.call('saveImage', { name, type: picture.type, data })).ok
  }
}
