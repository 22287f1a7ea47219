import { observer } from 'mobx-react-lite'
import { minePath } from '../account/account.routes'
import { EmptyState } from '../kit/empty-state'
import { ButtonLink } from '../kit/link'
import { ListRow } from '../kit/list-row'
import { SkeletonList } from '../kit/skeleton'
import { PagedListPart } from '../lists/paged-list.part'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { HelpedPersonsViewModel } from './helped-persons.view-model'
import { MembersOnly } from '../session/members-only.part'
import styles from './wish-list.module.css'
import { addHelpedPersonPath, helpedPersonPath } from './wishes.routes'
import { wishesWords } from './wishes.words'

/** S143 */
export const HelpedPersonsScreen = observer(function HelpedPersonsScreen({
  viewModel,
}: {
  readonly viewModel: HelpedPersonsViewModel
}) {
  const words = useWords(wishesWords)
  const { persons, isMember } = viewModel
  const add = (
    <ButtonLink to={addHelpedPersonPath} kind="primary" small className={styles.publish}>
      {words.addPerson}
    </ButtonLink>
  )
  return (
    <PlainPage title={words.peopleTitle} actions={isMember && add} look="rows">
      <MembersOnly isMember={isMember}>
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
