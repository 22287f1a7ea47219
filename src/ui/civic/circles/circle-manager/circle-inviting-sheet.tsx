import { observer } from 'mobx-react-lite'
import type { CircleCandidate } from '../../../../domain/civic/circles/circle'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Button } from '../../../frame/kit/buttons/button'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { ListStatus } from '../../../frame/kit/lists/list-status'
import { Loaded } from '../../../frame/kit/states/loaded'
import { SearchBar } from '../../../frame/kit/forms/search-bar'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { circleInvitingWords } from './circle-inviting.words'
import type { CircleManagerViewModel } from './circle-manager.view-model'
import styles from '../circles.module.css'

interface InvitingSheetProps {
  readonly viewModel: CircleManagerViewModel
}

/** The people whom somebody who leads the circle may invite, found by their nickname. */
export const CircleInvitingSheet = observer(function CircleInvitingSheet({ viewModel }: InvitingSheetProps) {
  const words = useWords(circleInvitingWords)
  const { inviting } = viewModel
  const isSearched = inviting.words.trim() !== ''
  return (
    <Sheet open={inviting.isOpen} onClose={inviting.close} title={words.title} isTall>
      <div className={styles.inviting}>
        <SearchBar
          value={inviting.words}
          onChange={inviting.type}
          onSearch={inviting.search}
          placeholder={words.placeholder}
          maxLength={100}
        />
        <p className={styles.quiet}>{words.hint}</p>
        <ListStatus
          isReady={inviting.candidates.state === 'ready'}
          count={inviting.candidates.value?.length ?? 0}
          hasMore={false}
          isSearched={isSearched}
          list={inviting.words}
        />
        <Loaded of={inviting.candidates} failed={words.failed} loading={words.loading} shape="rows">
          {(people) =>
            people.length === 0 ? (
              <EmptyState
                subject={isSearched ? 'search' : 'nothing'}
                title={isSearched ? words.noneFound : words.none}
                text={isSearched ? words.noneFoundText : words.noneText}
              />
            ) : (
              <ul>
                {people.map((person) => (
                  <li key={person.id} className={styles.personRow}>
                    <CandidateRow viewModel={viewModel} person={person} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Sheet>
  )
})

interface CandidateRowProps extends InvitingSheetProps {
  readonly person: CircleCandidate
}

const CandidateRow = observer(function CandidateRow({ viewModel, person }: CandidateRowProps) {
  const words = useWords(circleInvitingWords)
  const format = useFormat()
  const { standing, nickname, invitableFrom } = person
  return (
    <>
      <Avatar src={person.avatar} name={nickname} />
      <div className={styles.who}>
        <p className={styles.nickname}>{nickname}</p>
        {standing !== 'free' && (
          <p className={styles.quiet}>
            {standing === 'declined' ? words.declined(format.date(invitableFrom ?? 0)) : words[`standing.${standing}`]}
          </p>
        )}
      </div>
      {standing === 'free' && (
        <div className={styles.acts}>
          <Button
            small
            kind="primary"
            busy={viewModel.busy?.id === person.id}
            aria-label={words.inviteLabel(nickname)}
            onClick={() => void viewModel.invite(person)}
          >
            {words.invite}
          </Button>
        </div>
      )}
    </>
  )
})
