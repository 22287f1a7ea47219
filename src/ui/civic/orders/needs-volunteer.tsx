import { WaySteps } from '../../frame/cases/way-steps.part'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { registerVolunteerPath } from '../volunteers/volunteers.paths'
import { useWords } from '../../frame/words/words'
import { orderWords } from './orders.words'

/** Shown instead of other people's orders to a member who is not an approved volunteer. */
export function NeedsVolunteer() {
  const words = useWords(orderWords)
  return (
    <>
      <WaySteps way="volunteer" at={null} />
      <EmptyState
        subject="pass"
        title={words.needsVolunteer}
        text={words.needsVolunteerText}
        action={
          <ButtonLink to={registerVolunteerPath} kind="primary">
            {words.register}
          </ButtonLink>
        }
      />
    </>
  )
}
