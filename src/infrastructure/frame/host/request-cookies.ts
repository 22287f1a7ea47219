import type { CookieJar } from '../../../application/frame/shared/cookies'

/** The cookies of a request to the platform; writes of a first view are not sent back. */
export class RequestCookies implements CookieJar {
  readonly isLasting = true
  private readonly values: Map<string, string>

  constructor(values: Readonly<Record<string, string>>) {
    this.values = new Map(Object.entries(values))
  }

  read(name: string): string | null {
    return this.values.get(name) ?? null
  }

  write(name: string, value: string): void {
    this.values.set(name, value)
  }

  remove(name: string): void {
    this.values.delete(name)
  }
}
