import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { plainWriting } from '../../../domain/frame/shared/plain-writing'
import { observe } from '../shared/observe'
import { SimplifierSource, type Simplify } from './simplifier-source'

/**
 * The form in which lists that are searched on this device compare texts: plain writing, and simplified characters once
 * their table is there. Without it, the search works by the characters that were typed.
 */
@injectable('Singleton')
export class ComparedWriting {
  private simplify: Simplify | null = null

  constructor(@inject(SimplifierSource) private readonly source: SimplifierSource) {
    observe(this)
  }

  fold(text: string): string {
    const plain = plainWriting(text)
    return this.simplify?.(plain) ?? plain
  }

  /** Loads the table when the text that is typed needs it. */
  async prepare(typed: string): Promise<void> {
    if (this.simplify !== null || !/\p{Script=Han}/u.test(typed)) return
    const simplify = await this.source.load().catch(() => null)
    runInAction(() => {
      this.simplify = simplify
    })
  }
}
