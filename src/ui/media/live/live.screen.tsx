import { observer } from 'mobx-react-lite'
import { livePeriods, type ListedLiveEvent } from '../../../domain/media/live/live-listing'
import { livePath, tvPath } from '../channels/tv.paths'
import { Badge } from '../../frame/kit/badges/badge'
import { CardFacts } from '../../frame/kit/cards/card-row'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { useIsElder } from '../../frame/shell/app-context'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useAppointment } from '../../frame/words/use-appointment'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { ComingActs } from './coming-acts'
import { comingLivePath } from './live.paths'
import { LiveViewModel } from './live.view-model'
import styles from './live.module.css'
import { liveWords } from './live.words'
import { CardRowPart } from '../../frame/shell/layout/card-row.part'

const group = 'live'

interface LiveProps {
  readonly viewModel: LiveViewModel
}

/** S079: live events: on air, coming with a reminder, and past. */
export const LiveScreen = observer(function LiveScreen({ viewModel }: LiveProps) {
  const words = useWords(liveWords)
  const { events, period, choose } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      <Tabs
        label={words.title}
        group={group}
        sticky
        selected={period}
        onSelect={choose}
        tabs={livePeriods.map((id) => ({ id, label: words[`when.${id}`] }))}
      />
      <TabPanel group={group} id={period} swipes={{ ids: livePeriods, onSelect: choose }}>
        <PagedListPart
          list={events.list}
          onRefresh={events.refresh}
          empty={
            <EmptyState
              title={words[`none.${period}`]}
              text={words.noneText}
              action={
                period === 'now' ? (
                  <ButtonLink to={comingLivePath}>{words.seeComing}</ButtonLink>
                ) : (
                  <ButtonLink to={tvPath}>{words.seeTv}</ButtonLink>
                )
              }
            />
          }
        >
          {(event) => <Event event={event} viewModel={viewModel} />}
        </PagedListPart>
      </TabPanel>
    </PlainPage>
  )
})

const Event = observer(function Event({ event, viewModel }: LiveProps & { readonly event: ListedLiveEvent }) {
  const words = useWords(liveWords)
  const format = useFormat()
  const { at } = useAppointment()
  // Large text needs the width of the row for what is longer than a title and a time.
  const elder = useIsElder()
  const { id, title, description, cover, state, startsAt, publisher, views } = event
  const isComing = state === 'coming'
  const about = (
    <>
      <p className={styles.summary}>{description}</p>
      <CardFacts>
        {!isComing && (
          <Badge tone={state === 'live' ? 'live' : state === 'replay' ? 'accent' : 'plain'}>{words[state]}</Badge>
        )}
        <Meta
          parts={[
            !isComing && format.dateTime(startsAt),
            publisher,
            !isComing && views > 0 && format.countText(views, 'plays'),
          ]}
        />
      </CardFacts>
    </>
  )
  return (
    <CardRowPart
      to={livePath(id)}
      title={title}
      cover={cover}
      about={
        <>
          {isComing && (
            <p className={styles.begins}>
              <TimeText at={startsAt} text={at(startsAt)} />
            </p>
          )}
          {!elder && about}
        </>
      }
    >
      {elder && about}
      {isComing && <ComingActs event={event} onRemind={() => viewModel.remind(event)} />}
    </CardRowPart>
  )
})

export const screen = defineScreen({ viewModel: LiveViewModel, view: LiveScreen, parent: homePath })
