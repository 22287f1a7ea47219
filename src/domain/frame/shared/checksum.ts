/** A checksum (FNV-1a) that tells texts apart, and from which none can be found. */
export function checksumOf(text: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0
  return sum.toString(36)
}
