import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import { feedbackStates } from '../../../domain/civic/feedback/feedback-lifecycle'
import { Badge } from '../../frame/kit/badges/badge'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink, Link } from '../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './feedback.module.css'
import { feedbackDetailPath, feedbackPath } from './feedback.paths'
import { feedbackWords } from './feedback.words'
import { MyFeedbackViewModel } from './my-feedback.view-model'

const group = 'feedback-states'
const tones = { open: 'plain', answered: 'accent', closed: 'success' } as const

/** S071: own feedback. */
export const MyFeedbackScreen = observer(function MyFeedbackScreen({
  viewModel,
}: {
  readonly viewModel: MyFeedbackViewModel
}) {
  const words = useWords(feedbackWords)
  const format = useFormat()
  const { feedback } = viewModel
  const { state } = feedback.filters
  return (
    <PlainPage title={words.myTitle} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="my-feedback">
        <LookedAt subject="feedback" />
        <Tabs
          label={words.states}
          group={group}
          sticky
          even
          selected={state}
          onSelect={(state) => feedback.choose({ state: state })}
          tabs={[{ id: '', label: words.all }, ...feedbackStates.map((id) => ({ id, label: words[`state.${id}`] }))]}
        />
        <TabPanel group={group} id={state}>
          <FilteredListPart
            list={feedback}
            empty={
              <EmptyState
                title={words.none}
                text={words.noneText}
                action={<ButtonLink to={feedbackPath}>{words.write}</ButtonLink>}
              />
            }
            noneFound={<EmptyState subject="search" title={words.noneInState} />}
          >
            {(card) => (
              <Link to={feedbackDetailPath(card.id)} className={styles.row}>
                <span className={styles.summary}>{card.summary}</span>
                <span className={styles.facts}>
                  <Badge tone={tones[card.state]}>{words[`state.${card.state}`]}</Badge>
                  {card.unread && <Badge tone="danger">{words.unread}</Badge>}
                  <Meta
                    parts={[
                      words[`kind.${card.kind}`],
                      <TimeText key="time" at={card.updatedAt} text={format.relativeTime(card.updatedAt)} />,
                    ]}
                  />
                </span>
              </Link>
            )}
          </FilteredListPart>
        </TabPanel>
      </MembersOnly>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: MyFeedbackViewModel, view: MyFeedbackScreen, parent: minePath })
