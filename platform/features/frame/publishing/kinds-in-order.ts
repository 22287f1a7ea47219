import type { PublishableKind } from '../../../kernel/publishing/publishable-kind'

/** The kinds, each after those to whose documents its own may refer. */
export function kindsInOrder(kinds: readonly PublishableKind[]): PublishableKind[] {
  const ordered: PublishableKind[] = []
  const add = (kind: PublishableKind): void => {
    if (ordered.includes(kind)) return
    for (const before of kinds) if (kind.after.includes(before.name)) add(before)
    ordered.push(kind)
  }
  kinds.forEach(add)
  return ordered
}
