import { computed, untracked } from 'mobx'
import { observe } from '../application/frame/shared/observe'
import type { Feature } from './feature'

/**
 * The declarations of the features. The platform has all of them at once. A browser begins with the feature of the
 * document that it got, and the others follow with the first interaction, so that the script of a first view does not
 * grow with the number of screens.
 */
export class FeatureTable {
  features: readonly Feature[]
  isWhole: boolean
  private loading: Promise<readonly Feature[]> | null = null

  /**
   * @param brought The features that are declared already.
   * @param load Loads the declarations of all features; null when those that are brought are all.
   * @param missing The paths for which the platform found no screen when it drew the document.
   */
  constructor(
    brought: readonly Feature[],
    private readonly load: (() => Promise<readonly Feature[]>) | null = null,
    private readonly missing: ReadonlySet<string> = new Set(),
  ) {
    this.features = brought
    this.isWhole = load === null
    observe(this)
  }

  /** All features. After a failed download, the next call tries again. */
  whole(): Promise<readonly Feature[]> {
    if (this.isWhole || this.load === null) return Promise.resolve(this.features)
    if (this.loading !== null) return this.loading
    const loading = this.load().then(this.complete)
    loading.catch(() => (this.loading = null))
    return (this.loading = loading)
  }

  /** Whether a path that no declared feature has may be that of another one: unless the platform found no screen. */
  mayHave(path: string): boolean {
    return !this.isWhole && !this.missing.has(path)
  }

  /** An answer from the table. Its observer is told of the whole table only if that changes the answer. */
  read<Answer>(answer: () => Answer): Answer {
    return untracked(() => this.isWhole) ? answer() : computed(answer).get()
  }

  private complete(features: readonly Feature[]): readonly Feature[] {
    this.features = features
    this.isWhole = true
    return features
  }
}
