import { SearchText } from '../../../application/frame/lists/search-text'
import { observe } from '../../../application/frame/shared/observe'
import type { Resource } from '../../../application/frame/shared/resource'

/** The search within one of the member's own lists. */
export class OwnSearch implements Resource {
  words = ''
  /** Whether the bar is shown; it stays even when the list is empty at present. */
  isUsed = false
  readonly text: SearchText

  constructor(private readonly onSearch: () => void) {
    this.text = new SearchText({ searched: () => this.words, search: (words) => this.search(words) })
    observe(this)
  }

  /** The parameters by which the search narrows a request. */
  get request(): { readonly q?: string } {
    return this.words === '' ? {} : { q: this.words }
  }

  snapshot(): string {
    return this.words
  }

  restore(saved: unknown): boolean {
    if (typeof saved !== 'string') return false
    this.words = saved
    this.isUsed = saved !== ''
    return true
  }

  private search(words: string): void {
    this.words = words
    this.isUsed = true
    this.onSearch()
  }
}
