import type { Target } from '../../frame/navigation/target'

/** An entry that leads to a local service. */
export interface ServiceEntry {
  readonly id: string
  readonly name: string
  readonly summary: string
  /** A class name of the server's icon set. */
  readonly icon: string
  readonly target: Target
}

/** A group of services. */
export interface ServiceModule {
  readonly id: string
  readonly name: string
  readonly entries: readonly ServiceEntry[]
}

/** A module on a screen of its own. When it names a page of the builder, the cards of that page follow its entries. */
export interface OpenedModule extends ServiceModule {
  readonly pageId: string | null
}

/**
 * Finds the entries with every word of a text in their name, their summary or the name of their module. Entries with at
 * least one of the words in their name come first.
 * @param fold the form in which texts are compared
 */
export function findServices(
  modules: readonly ServiceModule[],
  text: string,
  fold: (text: string) => string,
): readonly ServiceEntry[] {
  const queryWords = fold(text).split(/\s+/).filter(Boolean)
  if (queryWords.length === 0) return []
  const matches = modules.flatMap((module) =>
    module.entries.flatMap((entry) => {
      const name = fold(entry.name)
      const all = `${name} ${fold(entry.summary)} ${fold(module.name)}`
      if (!queryWords.every((word) => all.includes(word))) return []
      return [{ entry, named: queryWords.some((word) => name.includes(word)) }]
    }),
  )
  return [...matches.filter(({ named }) => named), ...matches.filter(({ named }) => !named)].map(({ entry }) => entry)
}
