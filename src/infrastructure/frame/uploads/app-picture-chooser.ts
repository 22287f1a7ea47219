import { inject } from 'inversify'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import type { PictureChooser } from '../../../application/frame/uploads/picture-chooser'
import { fileOf } from '../host/base64'

/** Chooses pictures by the app around the page, with its camera or its album. */
export class AppPictureChooser implements PictureChooser {
  constructor(@inject(NativeBridge) private readonly bridge: NativeBridge) {}

  get canChoose(): boolean {
    return this.bridge.can('chooseImage')
  }

  async choose(count: number): Promise<readonly File[] | null> {
    const chosen = await this.bridge.call('chooseImage', { count })
    if (!chosen.ok) return chosen.reason === 'refused' ? [] : null
    return chosen.value.slice(0, count).map((picture, index) => fileOf(picture, String(index + 1)))
  }
}
