import type { ShareOutlet } from '../../application/sharing/share-outlet'

/** The share sheet and the clipboard of a browser. */
export class BrowserShareOutlet implements ShareOutlet {
  origin(): string {
    return window.location.origin
  }

  canShare(): boolean {
    return typeof navigator !== 'undefined' && typeof navigator.share === 'function'
  }

  async share(card: {
    readonly title: string
    readonly text: string
    readonly url: string
  }): Promise<'shared' | 'dismissed' | 'failed'> {
    try {
      await navigator.share(card)
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

/** For pages without https, and hosts that deny the clipboard. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Inside an open dialog, if any: everything outside it is inert.
  const dialogs = document.querySelectorAll('dialog[open]')
  const place = dialogs.item(dialogs.length - 1) ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}
