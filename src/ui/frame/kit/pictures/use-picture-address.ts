import { useEffect, useState } from 'react'

/**
 * Returns an address for a picture in memory; null until there is one.
 * @param kind An object URL, which is revoked when the picture is no longer shown; or a data URL, which contains the
 *   picture, for hosts that can do nothing with the former.
 */
export function usePictureAddress(picture: Blob | null, kind: 'object' | 'data' = 'object'): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (picture === null) return undefined
    if (kind === 'data') {
      const reader = new FileReader()
      reader.onload = () => setAddress(String(reader.result))
      reader.readAsDataURL(picture)
      return () => reader.abort()
    }
    const objectUrl = URL.createObjectURL(picture)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [picture, kind])
  return address
}
