import { isFoundThing, type FoundKind } from '../../../domain/overview/search/found-kinds'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { searchWords } from './search.words'

/** Returns a function that names a kind of results. */
export function useKindName(): (kind: FoundKind) => string {
  const words = useWords(searchWords)
  const format = useFormat()
  return (kind) => (isFoundThing(kind) || kind === 'organisation' || kind === 'host' ? words[kind] : format.kind(kind))
}
