import { port } from './port'

/** Cookies, written Secure on https and SameSite=Lax; in a frame of another site, partitioned. */
export interface CookieJar {
  /** Whether the browser keeps cookies beyond this visit; it may refuse them in a frame of another site. */
  readonly isLasting: boolean
  read(name: string): string | null
  write(name: string, value: string, days: number): void
  remove(name: string): void
}
export const CookieJar = port<CookieJar>('CookieJar')
