import { observer } from 'mobx-react-lite'
import type { Claimant, Wish } from '../../../../domain/civic/wishes/wish'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Button } from '../../../frame/kit/buttons/button'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { EndlessList } from '../../../frame/kit/lists/endless-list'
import { Meta, TimeText } from '../../../frame/kit/facts/meta'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { ThreadLinkPart } from '../../threads/thread-link.part'
import type { WishViewModel } from './wish.view-model'
import styles from '../wish.module.css'
import { wishesWords } from '../wishes.words'

/** The claimants, and how many more are wanted. */
export function WishHelpers({
  wish,
  onAll,
  onLetGo,
}: {
  readonly wish: Wish
  readonly onAll: () => void
  readonly onLetGo: (claimant: Claimant) => void
}) {
  const words = useWords(wishesWords)
  return (
    <section className={styles.part} aria-labelledby="helpers">
      <div className={styles.head}>
        <h2 id="helpers" className={styles.heading}>
          {words.helpers}
        </h2>
        <span className={styles.quiet}>{words.helpersWanted(wish.claimed, wish.wanted)}</span>
      </div>
      {wish.claimants.length === 0 ? (
        <p className={styles.quiet}>{wish.mine ? words.noHelpersYet : words.noHelpers}</p>
      ) : (
        <ul className={styles.people}>
          {wish.claimants.map((claimant) => (
            <li key={claimant.id}>
              <Helper wish={wish} claimant={claimant} onLetGo={onLetGo} />
            </li>
          ))}
        </ul>
      )}
      {wish.claimed > wish.claimants.length && (
        <Button kind="quiet" small onClick={onAll}>
          {words.allHelpers(wish.claimed)}
        </Button>
      )}
    </section>
  )
}

/** All claimants, when there are more than the page shows. */
export const ClaimantsSheet = observer(function ClaimantsSheet({ viewModel }: { readonly viewModel: WishViewModel }) {
  const words = useWords(wishesWords)
  const { claimants } = viewModel
  return (
    <Sheet open={viewModel.showsClaimants} onClose={viewModel.close} title={words.helpers}>
      <EndlessList
        items={claimants.items}
        state={claimants.state}
        failure={claimants.failure}
        hasMore={claimants.hasMore}
        keyOf={({ id }) => id}
        onMore={() => void claimants.more()}
        onRetry={() => void claimants.start()}
        look="plain"
        empty={null}
      >
        {(claimant) => <Helper wish={viewModel.wish.value} claimant={claimant} onLetGo={viewModel.letGo} />}
      </EndlessList>
    </Sheet>
  )
})

interface HelperProps {
  readonly wish: Wish | null
  readonly claimant: Claimant
  /** Dismisses a claimant, where the visitor may. */
  readonly onLetGo: (claimant: Claimant) => void
}

/** One claimant. The wisher can call them, write to them and dismiss them. */
function Helper({ wish, claimant, onLetGo }: HelperProps) {
  const words = useWords(wishesWords)
  const format = useFormat()
  return (
    <div className={styles.person}>
      <Avatar src={claimant.avatar} name={claimant.nickname} />
      <div className={styles.who}>
        <p>{claimant.nickname}</p>
        <Meta
          parts={[
            claimant.helped > 0 && words.helped(claimant.helped),
            <TimeText key="time" at={claimant.claimedAt} text={format.relativeTime(claimant.claimedAt)} />,
          ]}
        />
      </div>
      {claimant.phone !== null && (
        <ButtonLink to={`tel:${claimant.phone}`} small label={`${words.call} ${claimant.nickname} ${claimant.phone}`}>
          {claimant.phone}
        </ButtonLink>
      )}
      {wish?.mine === true && (claimant.phone !== null || wish.state === 'finished') && (
        <ThreadLinkPart kind="wish" caseId={wish.id} helperId={claimant.id} name={claimant.nickname} />
      )}
      {wish?.acts.includes('letGo') === true && (
        <Button
          kind="quiet"
          small
          aria-label={`${words['act.letGo']} ${claimant.nickname}`}
          onClick={() => onLetGo(claimant)}
        >
          {words['act.letGo']}
        </Button>
      )}
    </div>
  )
}
