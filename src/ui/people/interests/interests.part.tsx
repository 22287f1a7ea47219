import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { InterestsStore } from '../../../application/people/interests/interests.store'
import { Switch } from '../../frame/kit/fields/choice'
import { ListRow } from '../../frame/kit/lists/list-row'
import { useIsHydrated } from '../../frame/kit/hydration/use-is-hydrated'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import { interestsWords } from './interests.words'

/** The switch by which a visitor lets this device remember what they read, and the way to make it forget. */
export const InterestsPart = observer(function InterestsPart() {
  const words = useWords(interestsWords)
  const interests = useService(InterestsStore)
  useEffect(() => interests.refresh(), [interests])
  // The platform does not know what this device remembers.
  const isOn = useIsHydrated() && interests.isOn
  return (
    <>
      <ListRow
        title={words.title}
        text={words.text}
        control={<Switch hiddenLabel label={words.title} checked={isOn} onChange={interests.turn} />}
      />
      {isOn && interests.hasAny && <ListRow title={words.forget} onPress={interests.forget} isDangerous />}
    </>
  )
})
