import { injectable } from 'inversify'

/** An address that was chosen on its own screen, for the screen that asked for it. */
@injectable('Singleton')
export class ChosenAddress {
  private given: { readonly opener: string; readonly text: string } | null = null

  give(opener: string, text: string): void {
    this.given = { opener, text }
  }

  /** Takes the address chosen for a screen, once; null when none was. */
  consume(opener: string): string | null {
    if (this.given?.opener !== opener) return null
    const { text } = this.given
    this.given = null
    return text
  }
}
