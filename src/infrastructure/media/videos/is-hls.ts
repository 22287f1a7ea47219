export function isHls(url: string): boolean {
  return /\.m3u8($|[?#])/i.test(url)
}
