import type { VolunteerNeed } from '../../../domain/civic/volunteers/volunteer-need'
import { WaySteps } from '../../frame/cases/way-steps.part'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { registerVolunteerPath } from '../volunteers/volunteers.paths'
import { useWords } from '../../frame/words/words'
import { needsVolunteerWords } from './needs-volunteer.words'

/** Shown instead of other people's orders to a member who is not an approved volunteer. */
export function NeedsVolunteer({ need }: { readonly need: VolunteerNeed }) {
  const words = useWords(needsVolunteerWords)
  const isPending = need === 'approval'
  return (
    <>
      <WaySteps way="volunteer" at={isPending ? 'review' : null} />
      <EmptyState
        subject="pass"
        title={words[need]}
        text={words[`text.${need}`]}
        action={
          <ButtonLink to={registerVolunteerPath} kind="primary">
            {isPending ? words.toRegistration : words.register}
          </ButtonLink>
        }
      />
    </>
  )
}
