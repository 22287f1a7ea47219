import { port } from './port'

/** Cookies, written Secure on https and SameSite=Lax. */
export interface CookieJar {
  read(name: string): string | null
  write(name: string, value: string, days: number): void
  remove(name: string): void
}
export const CookieJar = port<CookieJar>('CookieJar')
