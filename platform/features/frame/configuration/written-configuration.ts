import { Document, isPair, isScalar, isSeq, visit } from 'yaml'
import type { StoredConfiguration } from './configuration.schema'
import { configurationWords } from './configuration-words'

/** A configuration as a file, with comments that say what its parts mean; in lists, beside the first entry alone. */
export function writtenConfiguration({ documents, switches }: StoredConfiguration): string {
  const document = new Document({ ...documents, switches }, { aliasDuplicateObjects: false })
  visit(document, {
    Pair: (_, { key }, ancestors) => {
      const path = [...ancestors, { key }].flatMap((each, index, all) => {
        if (isSeq(each)) return [each.items[0] === all[index + 1] ? '*' : null]
        const { key: name } = each as { readonly key?: unknown }
        return (isPair(each) || index === all.length - 1) && isScalar(name) ? [String(name.value)] : []
      })
      const words = path.includes(null) ? undefined : configurationWords[path.join('.')]
      if (words !== undefined && isScalar(key)) key.commentBefore = ` ${words}`
    },
  })
  return document.toString({ lineWidth: 0 })
}
