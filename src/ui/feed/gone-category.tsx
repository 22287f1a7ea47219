import { Navigator } from '../../application/navigation/navigator'
import { Button } from '../kit/button'
import { ErrorState } from '../kit/error-state'
import { useService } from '../shell/app-context'
import { homePath } from '../site/site.routes'
import { useWords } from '../words/words'
import { feedWords } from './feed.words'

/** The category does not exist (any more); offers other ways on. */
export function GoneCategory() {
  const navigator = useService(Navigator)
  const words = useWords(feedWords)
  return (
    <ErrorState
      subject="gone"
      title={words.goneTitle}
      text={words.goneText}
      action={
        <>
          <Button onClick={() => navigator.back()}>{words.back}</Button>
          <Button kind="primary" onClick={() => navigator.go(homePath)}>
            {words.home}
          </Button>
        </>
      }
    />
  )
}
