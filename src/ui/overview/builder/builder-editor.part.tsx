import { SkeletonList } from '../../frame/kit/states/skeleton'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import { useWords } from '../../frame/words/words'
import { builderWords } from './builder.words'

/** The editor of a page, with the library that moves its cards; the list of pages needs neither. */
export const BuilderEditor = lazyPart(
  async () => (await import(/* webpackChunkName: "builder-editor" */ './builder-editor')).BuilderEditor,
  { placeholder: Waiting },
)

function Waiting() {
  const words = useWords(builderWords)
  return <SkeletonList label={words.loading} shape="big" />
}
