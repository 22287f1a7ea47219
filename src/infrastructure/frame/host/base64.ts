import type { AppPicture } from '../../../application/frame/hosts/app-methods'

/** The content of a picture as base64, as an app gets it. */
export async function encodeBase64(picture: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(picture)
  })
  return address.slice(address.indexOf(',') + 1)
}

/** A picture of an app as a file, for uploads. */
export function fileOf({ type, data }: AppPicture, name: string): File {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  return new File([bytes], `${name}.${type.slice('image/'.length)}`, { type })
}
