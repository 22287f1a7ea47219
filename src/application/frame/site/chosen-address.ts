import { injectable } from 'inversify'

/** An address that was chosen on its own screen, for the screen that asked for it. */
@injectable('Singleton')
export class ChosenAddress {
  private cache: { readonly opener: string; readonly text: string } | null = null

  setAnswer(opener: string, text: string): void {
    this.cache = { opener, text }
  }

  /** Takes the address chosen for a screen, once; null when none was. */
  consume(opener: string): string | null {
    if (this.cache?.opener !== opener) return null
    const { text } = this.cache
    this.cache = null
    return text
  }
}
