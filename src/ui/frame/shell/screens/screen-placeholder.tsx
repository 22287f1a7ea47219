import { SkeletonList } from '../../kit/states/skeleton'
import { useWords } from '../../words/words'
import { shellWords } from '../shell.words'

/** Shown while the code of a screen is loading. */
export function ScreenPlaceholder() {
  const words = useWords(shellWords)
  return (
    <main>
      <SkeletonList label={words.loading} shape="article" />
    </main>
  )
}
