/**
 * Whether an address leads to an HLS stream: by the type that is declared for it, and by its name only where none is, or
 * one that says nothing.
 */
export function isHls({ url, mime = '' }: { readonly url: string; readonly mime?: string }): boolean {
  if (/mpegurl/i.test(mime)) return true
  return !/^(?:audio|video)\//i.test(mime) && /\.m3u8($|[?#])/i.test(url)
}
