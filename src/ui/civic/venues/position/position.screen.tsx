import { observer } from 'mobx-react-lite'
import type { Venue } from '../../../../domain/civic/venues/venue'
import { ActivityRow } from '../../activities/activity-row.part'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Badge } from '../../../frame/kit/badges/badge'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { Link } from '../../../frame/kit/buttons/link'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { SharePagePart } from '../../../participation/share-page.part'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import styles from './position.module.css'
import { positionTabs, PositionViewModel, type PositionRow } from './position.view-model'
import { StaffRow } from './staff-row'
import { TeamRow } from '../team-row'
import { VenueRow } from '../venue-row.part'
import { positionPath, venuePath, venuesPath } from '../venues.paths'
import { venuesWords } from '../venues.words'

const group = 'position-parts'

interface PositionProps {
  readonly viewModel: PositionViewModel
}

/** S142: who works at a venue, its teams, activities and venues. */
export const PositionScreen = observer(function PositionScreen({ viewModel }: PositionProps) {
  const words = useWords(venuesWords)
  const { venue, head } = viewModel
  return (
    <DetailPage
      title={words.information}
      actions={
        head !== null && venue.value !== null && <SharePagePart head={head} path={positionPath(venue.value.id)} />
      }
      look="rows"
      of={venue}
      onRetry={viewModel.retry}
      words={words}
      list={venuesPath}
    >
      {(value) => (
        <>
          <Head venue={value} />
          <Parts viewModel={viewModel} />
        </>
      )}
    </DetailPage>
  )
})

function Head({ venue }: { readonly venue: Venue }) {
  const words = useWords(venuesWords)
  const { parent } = venue
  return (
    <article className={styles.part}>
      <div className={styles.head}>
        <Avatar src={venue.cover} name={venue.name} size="large" square photo />
        <div className={styles.who}>
          <Badge tone="accent">{words[`kind.${venue.kind}`]}</Badge>
          <h2 className={styles.name}>{venue.name}</h2>
          {parent !== null && (
            <p className={styles.quiet}>
              {words.belongsTo}{' '}
              <Link to={positionPath(parent.id)} look="text" wide>
                {parent.name}
              </Link>
            </p>
          )}
        </div>
      </div>
      <p className={styles.text}>{venue.intro}</p>
      <p>
        <Link to={venuePath(venue.id)} look="text" wide>
          {words.about}
        </Link>
      </p>
    </article>
  )
}

const Parts = observer(function Parts({ viewModel }: PositionProps) {
  const words = useWords(venuesWords)
  const { tab, rows, choose } = viewModel
  const emptyState =
    tab === 'teams'
      ? words.noTeams
      : tab === 'activities'
        ? words.noActivities
        : tab === 'children'
          ? words.noChildren
          : words.noStaff
  return (
    <>
      <Tabs
        label={words.parts}
        group={group}
        sticky
        selected={tab}
        onSelect={choose}
        tabs={positionTabs.map((id) => ({ id, label: id === '' ? words.staff : words[id] }))}
      />
      <TabPanel group={group} id={tab} swipes={{ ids: positionTabs, onSelect: choose }}>
        <FilteredListPart
          list={rows}
          empty={<EmptyState title={emptyState} />}
          noneFound={<EmptyState title={emptyState} />}
        >
          {(row) => <Row row={row} />}
        </FilteredListPart>
      </TabPanel>
    </>
  )
})

function Row({ row }: { readonly row: PositionRow }) {
  switch (row.part) {
    case 'staff':
      return <StaffRow person={row.row} />
    case 'team':
      return <TeamRow team={row.row} />
    case 'activity':
      return <ActivityRow activity={row.row} heading="h3" />
    case 'venue':
      return <VenueRow venue={row.row} heading="h3" />
  }
}

export const screen = defineScreen({
  viewModel: PositionViewModel,
  view: PositionScreen,
  key: ({ query }) => `position ${query['id'] ?? ''}`,
  parent: ({ parent }) => parent,
})
