import { inject } from 'inversify'
import { SiteOrigin } from '../../../application/frame/navigation/site-origin'
import type { SharedPicture, ShareOutlet } from '../../../application/frame/sharing/share-outlet'

/** The share sheet and the clipboard of a browser. */
export class BrowserShareOutlet implements ShareOutlet {
  constructor(@inject(SiteOrigin) private readonly siteOrigin: SiteOrigin) {}

  origin(): string {
    return this.siteOrigin
  }

  canShare(picture?: SharedPicture): boolean {
    if (typeof navigator === 'undefined' || typeof navigator.share !== 'function') return false
    return picture === undefined || (navigator.canShare?.({ files: [fileOf(picture)] }) ?? false)
  }

  async share({
    picture,
    ...card
  }: {
    readonly title: string
    readonly text: string
    readonly url: string
    readonly picture?: SharedPicture
  }): Promise<'shared' | 'dismissed' | 'failed'> {
    try {
      await navigator.share(picture === undefined ? card : { ...card, files: [fileOf(picture)] })
      return 'shared'
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed'
    }
  }

  async copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return copyBySelection(text)
    }
  }
}

/** Makes the file that is shared. Its name is one that the recipients may see. */
function fileOf(picture: SharedPicture): File {
  return new File([picture as Blob], 'poster.png', { type: picture.type })
}

/** Copies by the old selection command, for pages without https and hosts that deny the clipboard. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // The field is put into the open dialog, if there is one, because everything outside it is inert.
  const dialogs = document.querySelectorAll('dialog[open]')
  const container = dialogs.item(dialogs.length - 1) ?? document.body
  container.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}
