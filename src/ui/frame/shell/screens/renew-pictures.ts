/** Matches the address of a signed upload, and captures its expiry. */
const signedUpload = /\/uploads\/([0-9a-z]+)\.[\w-]+\//

/**
 * Reloads a screen when one of its private pictures fails to load. Their addresses are signed and expire within two
 * hours, while a screen may stay open for longer. It reloads once for all pictures with the same expiry, since a
 * picture that is gone for another reason would fail again. Returns a function that stops this.
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
