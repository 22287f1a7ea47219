import { inject } from 'inversify'
import { LocalStorage } from './storage'

interface ReadParagraph {
  readonly id: string
  /** The index of the paragraph that was read last. */
  readonly block: number
  /** The number of its paragraphs; missing where an earlier version of the client kept the place. */
  readonly count?: number
}

const key = 'reading-places'
const mostArticles = 50
const keptMinutes = 30 * 24 * 60
/** The index of the first paragraph that is remembered; earlier positions are not worth it. */
const firstWorthKeeping = 3

/**
 * How far the visitor read each of the latest articles. It is kept by paragraph, because text size and width may
 * change.
 */
export class ReadingProgress {
  constructor(@inject(LocalStorage) private readonly storage: LocalStorage) {}

  /** The paragraph to continue from; null at the start, and for an article that was read to its end. */
  of(id: string): number | null {
    return this.all().find((paragraph) => paragraph.id === id)?.block ?? null
  }

  /** The part that was read of each article that can be continued, from 0 to 1. */
  parts(): ReadonlyMap<string, number> {
    return new Map(
      this.all().flatMap(({ id, block, count }) => (count === undefined ? [] : [[id, (block + 1) / count]])),
    )
  }

  /** @param count The number of paragraphs. */
  save(id: string, block: number, count: number): void {
    const otherParagraphs = this.all().filter((paragraph) => paragraph.id !== id)
    const isWorth = block >= firstWorthKeeping && block < count - 2
    this.storage.write(
      key,
      isWorth ? [{ id, block, count }, ...otherParagraphs].slice(0, mostArticles) : otherParagraphs,
      keptMinutes,
    )
  }

  private all(): readonly ReadParagraph[] {
    const saved = this.storage.read(key)
    return Array.isArray(saved) ? saved.filter(isReadParagraph) : []
  }
}

function isReadParagraph(saved: unknown): saved is ReadParagraph {
  const { id, block, count } = (saved ?? {}) as Partial<Record<keyof ReadParagraph, unknown>>
  return (
    typeof id === 'string' &&
    Number.isInteger(block) &&
    (count === undefined || (Number.isInteger(count) && count !== 0))
  )
}
