import { useEffect, useState } from 'react'

/** Returns an object URL for a picture in memory, revoked when it is no longer shown; null until there is a picture. */
export function useObjectUrl(picture: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (picture === null) return
    const objectUrl = URL.createObjectURL(picture)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [picture])
  return address
}
