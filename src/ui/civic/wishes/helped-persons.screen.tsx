import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import { BarLink } from '../../frame/kit/bars/bar-link'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { ListRow } from '../../frame/kit/lists/list-row'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { HelpedPersonsViewModel } from './helped-persons.view-model'
import { MembersOnly } from '../../frame/session/members-only.part'
import { addHelpedPersonPath, helpedPersonPath } from './wishes.paths'
import { helpedPersonsWords } from './helped-persons.words'

/** S143: people whom the member helps. */
export const HelpedPersonsScreen = observer(function HelpedPersonsScreen({
  viewModel,
}: {
  readonly viewModel: HelpedPersonsViewModel
}) {
  const words = useWords(helpedPersonsWords)
  const { persons, isMember } = viewModel
  const add = (
    <BarLink to={addHelpedPersonPath} makes>
      {words.addPerson}
    </BarLink>
  )
  return (
    <PlainPage title={words.peopleTitle} actions={isMember && add} look="rows">
      <MembersOnly isMember={isMember} reason="helped-persons">
        <PagedListPart
          list={persons}
          look="plain"
          skeleton={<SkeletonList label={words.loading} shape="rows" />}
          empty={
            <EmptyState
              title={words.nonePeople}
              text={words.nonePeopleText}
              action={<ButtonLink to={addHelpedPersonPath}>{words.registerPerson}</ButtonLink>}
            />
          }
        >
          {(person) => (
            <ListRow
              listed
              to={helpedPersonPath(person.id)}
              title={person.name}
              text={words.personWishes(person.wishes, person.finished)}
              value={words[`relation.${person.relation}`]}
            />
          )}
        </PagedListPart>
      </MembersOnly>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: HelpedPersonsViewModel, view: HelpedPersonsScreen, parent: minePath })
