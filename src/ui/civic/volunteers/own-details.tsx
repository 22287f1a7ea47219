import { observer } from 'mobx-react-lite'
import { verifiedIdentity } from '../../../domain/people/identities/identity'
import type { Volunteer, VolunteerOption } from '../../../domain/civic/volunteers/volunteer'
import { Button } from '../../frame/kit/buttons/button'
import { Fact, FactList } from '../../frame/kit/facts/facts'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './register.module.css'
import type { RegisterViewModel } from './register.view-model'
import { registerWords } from './register.words'

interface OwnDetailsProps {
  readonly viewModel: RegisterViewModel
  readonly volunteer: Volunteer
}

/** The member's own registration, and the button to change it. */
export const OwnDetails = observer(function OwnDetails({ viewModel, volunteer }: OwnDetailsProps) {
  const words = useWords(registerWords)
  const { application, acts, proposed } = volunteer
  const change = acts.find((act) => act === 'change' || act === 'revise')
  if (application === null && change === undefined) return null
  return (
    <section className={styles.details} aria-labelledby="own-details">
      <h2 id="own-details" className={styles.heading}>
        {words.details}
      </h2>
      {proposed !== null && <p className={styles.text}>{words.waitsForOffice}</p>}
      {application !== null && <Details viewModel={viewModel} application={application} />}
      {change !== undefined && (
        <Button block onClick={() => viewModel.act(change)}>
          {words.change}
        </Button>
      )}
    </section>
  )
})

const Details = observer(function Details({
  viewModel,
  application,
}: Pick<OwnDetailsProps, 'viewModel'> & { readonly application: NonNullable<Volunteer['application']> }) {
  const words = useWords(registerWords)
  const format = useFormat()
  const { options, loaded } = viewModel
  const offeredOptions = options.value
  if (offeredOptions === null)
    return options.state === 'failed' ? (
      <FailedPart title={words.detailsFailed} failure={options.failure} onRetry={() => void options.load()} />
    ) : (
      <SkeletonList label={words.details} shape="rows" />
    )
  const identity = verifiedIdentity(loaded.value)
  const sex = identity?.sex ?? application.sex
  const namesOf = (list: readonly VolunteerOption[], ids: readonly string[]) =>
    ids.map((id) => list.find((option) => option.id === id)?.name ?? id).join(words.comma)
  const facts = [
    { name: words.name, value: identity?.name ?? application.name },
    { name: words.sex, value: sex === null ? '' : sex === 1 ? words.male : words.female },
    { name: words.birthDate, value: format.day(identity?.birthDate ?? application.birthDate) },
    { name: words.phone, value: viewModel.phone ?? '' },
    { name: words.guardian, value: [application.guardianName, application.guardianPhone].join(' ').trim() },
    { name: words.nation, value: namesOf(offeredOptions.nations, [application.nation]) },
    { name: words.politics, value: namesOf(offeredOptions.politics, [application.politics]) },
    { name: words.education, value: namesOf(offeredOptions.educations, [application.education]) },
    { name: words.streetId, value: namesOf(offeredOptions.streets, [application.streetId]) },
    { name: words.skillsShort, value: namesOf(offeredOptions.skills, application.skills) },
    { name: words.timesShort, value: namesOf(offeredOptions.times, application.times) },
    { name: words.teams, value: application.teams.map(({ name }) => name).join(words.comma) },
  ].filter(({ value }) => value !== '')
  return (
    <FactList>
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </FactList>
  )
})
