import { Navigator } from '../../../application/frame/navigation/navigator'
import { Button } from '../../frame/kit/buttons/button'
import { ErrorState } from '../../frame/kit/states/error-state'
import { useService } from '../../frame/shell/app-context'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { feedWords } from './feed.words'

/** Shown when the category does not exist (any more); links to other screens. */
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
          <Button kind="primary" onClick={() => navigator.navigateTo(homePath)}>
            {words.home}
          </Button>
        </>
      }
    />
  )
}
