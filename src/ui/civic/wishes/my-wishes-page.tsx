import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { wishStates } from '../../../domain/civic/wishes/wish-lifecycle'
import { NextAct } from '../../frame/cases/next-step.part'
import { Button } from '../../frame/kit/buttons/button'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { ChangeDot } from '../../frame/messages/change-dot.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { useWords } from '../../frame/words/words'
import { MembersOnly } from '../../frame/session/members-only.part'
import type { MyWishesViewModel } from './my-wishes.view-model'
import { useWishNext } from './wish-next.part'
import { WishRow } from './wish-row.part'
import { publishWishPath, wishesPath } from './wishes.paths'
import { wishesWords } from './wishes.words'

const group = 'my-wish-states'
const claimedStates = ['open', 'claimed', 'finished', 'evaluated'] as const
const ownStates = wishStates.filter((state) => state !== 'withdrawn')

interface MyWishesPageProps {
  readonly viewModel: MyWishesViewModel
  readonly title: string
  /** Shown above the states, such as the choice between published and claimed. */
  readonly children?: ReactNode
}

/** The member's wishes by state, in either role. */
export const MyWishesPage = observer(function MyWishesPage({ viewModel, title, children }: MyWishesPageProps) {
  const words = useWords(wishesWords)
  const { wishes, role, wishToConfirm } = viewModel
  const { state } = wishes.filters
  const next = useWishNext()
  const states = role === 'claimant' ? claimedStates : ownStates
  return (
    <PlainPage title={title} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason={role === 'wisher' ? 'my-wishes' : 'my-claims'}>
        {children}
        <Tabs
          label={words.states}
          group={group}
          sticky
          selected={state}
          onSelect={(state) => wishes.choose({ state })}
          tabs={[{ id: '', label: words.all }, ...states.map((id) => ({ id, label: words[`state.${id}`] }))]}
        />
        <TabPanel group={group} id={state}>
          <FilteredListPart
            list={wishes}
            empty={
              role === 'wisher' ? (
                <EmptyState
                  title={words.noneMine}
                  action={<ButtonLink to={publishWishPath}>{words.publish}</ButtonLink>}
                />
              ) : (
                <EmptyState
                  title={words.noneClaimed}
                  text={words.noneClaimedText}
                  action={<ButtonLink to={wishesPath}>{words.findWishes}</ButtonLink>}
                />
              )
            }
            noneFound={<EmptyState subject="search" title={words.noneInState} />}
          >
            {(wish) => (
              <WishRow
                wish={wish}
                mark={<ChangeDot subject="wish" id={wish.id} />}
                action={
                  wish.acts.includes('withdraw') ? (
                    <Button kind="quiet" small onClick={() => viewModel.askToRelease(wish)}>
                      {words['act.withdraw']}
                    </Button>
                  ) : (
                    <NextAct next={next(wish)} />
                  )
                }
              />
            )}
          </FilteredListPart>
        </TabPanel>
        <Dialog
          open={wishToConfirm !== null}
          onClose={viewModel.cancelQuestion}
          title={words.withdrawTitle}
          text={words.withdrawText}
          acts={[
            { label: words.keep, onAct: viewModel.cancelQuestion },
            {
              label: words['act.withdraw'],
              kind: 'danger',
              busy: viewModel.isWithdrawing,
              onAct: () => void viewModel.withdraw(),
            },
          ]}
        />
      </MembersOnly>
    </PlainPage>
  )
})
