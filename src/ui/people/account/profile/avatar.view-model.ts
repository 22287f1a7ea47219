import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { EditProfile } from '../../../../application/people/account/edit-profile'
import { failureOf, type Failure } from '../../../../application/frame/shared/failure'
import { observe } from '../../../../application/frame/shared/observe'
import type { LocalFile, PictureArea } from '../../../../application/frame/uploads/local-file'
import { PictureChooser } from '../../../../application/frame/uploads/picture-chooser'
import { PictureEditor } from '../../../../application/frame/uploads/picture-editor'
import { Upload } from '../../../../application/frame/uploads/upload'
import { UploadFile } from '../../../../application/frame/uploads/upload-file'

/** The side of the avatar in pixels, enough for the largest avatar shown. */
const avatarSide = 512

/**
 * Lets the member choose and crop a picture, uploads it, and saves it as their avatar. The picture stays in memory
 * until it is saved.
 */
export class AvatarViewModel {
  /** The picture that is being cropped; null when there is none. */
  picture: LocalFile | null = null
  upload: Upload | null = null
  failure: Failure | null = null
  isSaving = false

  constructor(
    @inject(EditProfile) private readonly editProfile: EditProfile,
    @inject(UploadFile) private readonly uploadFile: UploadFile,
    @inject(PictureEditor) private readonly editor: PictureEditor,
    @inject(PictureChooser) private readonly chooser: PictureChooser,
  ) {
    observe(this)
  }

  get isBusy(): boolean {
    return this.isSaving || this.upload?.state === 'sending'
  }

  /** Lets the app or the messenger choose a picture; false when the browser must do it. */
  async chooseByHost(): Promise<boolean> {
    const chosen = this.chooser.canChoose ? await this.chooser.choose(1) : null
    const [picture] = chosen ?? []
    if (picture !== undefined) this.choose(picture)
    return chosen !== null
  }

  choose(picture: LocalFile): void {
    this.failure = null
    this.upload = null
    this.picture = picture
  }

  cancel(): void {
    this.upload?.abort()
    this.picture = null
    this.upload = null
    this.failure = null
  }

  /** Crops and uploads the picture, which can be retried with another crop. */
  async applyCrop(area: PictureArea): Promise<void> {
    const { picture } = this
    if (picture === null || this.isBusy) return
    this.failure = null
    this.isSaving = true
    const cut = await this.editor.crop(picture, area, avatarSide)
    const failure = cut === null ? failureOf('type-not-taken') : await this.send(cut)
    runInAction(() => {
      this.isSaving = false
      if (failure === null) {
        this.picture = null
        this.upload = null
      } else if (failure.code !== 'cancelled') this.failure = failure
    })
  }

  private async send(file: LocalFile): Promise<Failure | null> {
    const upload = new Upload(this.uploadFile, file, 'image', null, true)
    runInAction(() => (this.upload = upload))
    await upload.start()
    if (upload.source === null) return upload.failure ?? failureOf('cancelled')
    const saved = await this.editProfile.setAvatar(upload.source.id)
    return saved.ok ? null : saved.reason
  }
}
