import { SkeletonList } from '../kit/skeleton'
import { useWords } from '../words/words'
import { shellWords } from './shell.words'

/** What shows while the code of a screen is on its way. */
export function ScreenPlaceholder() {
  const words = useWords(shellWords)
  return (
    <main>
      <SkeletonList label={words.loading} shape="article" />
    </main>
  )
}
