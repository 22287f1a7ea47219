/** The expiry of a signed upload, in its address. */
const signedUpload = /\/uploads\/([0-9a-z]+)\.[\w-]+\//

/**
 * Loads a screen again when one of its private pictures does not come: their addresses are signed and expire within two
 * hours, while a screen may stay open for longer. Once for all pictures of one expiry: what is gone for another reason
 * does not come by that. Returns a function that ends it.
 */
export function renewPictures(reload: () => unknown): () => void {
  const renewed = new Set<string>()
  const onError = ({ target }: Event): void => {
    const expiry =
      target instanceof HTMLImageElement ? signedUpload.exec(target.currentSrc || target.src)?.[1] : undefined
    if (expiry === undefined || renewed.has(expiry)) return
    renewed.add(expiry)
    reload()
  }
  // Errors of pictures do not bubble.
  document.addEventListener('error', onError, true)
  return () => document.removeEventListener('error', onError, true)
}
