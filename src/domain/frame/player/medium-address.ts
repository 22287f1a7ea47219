/** The address of a medium. */
export interface MediumAddress {
  readonly url: string
  /** Whether it was declared as HLS; what was not may still say so by its name. */
  readonly isHls?: boolean
}

/** Whether a media type is one of those under which HLS is known. */
export function declaresHls(mime: string): boolean {
  return /^(?:application|audio|video)\/(?:vnd\.apple\.|x-)?mpegurl\b/i.test(mime.trim())
}

export function playsAsHls({ url, isHls = false }: MediumAddress): boolean {
  return isHls || /\.m3u8($|[?#])/i.test(url)
}
