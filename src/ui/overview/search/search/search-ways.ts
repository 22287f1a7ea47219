import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { ComparedWriting } from '../../../../application/frame/lists/compared-writing'
import { observe } from '../../../../application/frame/shared/observe'
import { SearchWaysSource, type SearchWay } from '../../../frame/shell/declarations/way'
import { wayFit } from './way-fit'

/** The most ways that are offered together. */
const mostWays = 3

/** Screens of the product that a search finds by their names, however these are written. */
@injectable()
export class SearchWays {
  private ways: readonly SearchWay[] = []

  constructor(
    @inject(SearchWaysSource) private readonly source: SearchWaysSource,
    @inject(ComparedWriting) private readonly writing: ComparedWriting,
  ) {
    observe(this)
  }

  /** The ways that fit a query and are admitted, the best first. */
  matching(query: string, isAdmitted: (path: string) => boolean): readonly SearchWay[] {
    return this.ways
      .filter(({ path }) => isAdmitted(path))
      .map((way) => ({ way, fit: wayFit(way, query, this.writing.fold) }))
      .filter(({ fit }) => fit > 0)
      .sort((one, other) => other.fit - one.fit)
      .slice(0, mostWays)
      .map(({ way }) => way)
  }

  /** Loads what comparing a typed text takes. */
  prepare(typed: string): void {
    void this.writing.prepare(typed)
  }

  /** Loads the ways once; when that fails, the search works without them. */
  async load(): Promise<void> {
    if (this.ways.length > 0) return
    const ways = await this.source.load().catch(() => [])
    runInAction(() => {
      this.ways = ways
    })
  }
}
