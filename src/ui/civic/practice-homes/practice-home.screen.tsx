import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { hoursText } from '../../../domain/frame/shared/format/hours'
import type { PracticeHome } from '../../../domain/civic/practice-homes/practice-home'
import { ActivityRow } from '../activities/activity-row.part'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Button } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { Image } from '../../frame/kit/pictures/image'
import { Link } from '../../frame/kit/buttons/link'
import { Loaded } from '../../frame/kit/states/loaded'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { ListSectionPart } from '../../frame/lists/list-section.part'
import { SharePagePart } from '../../participation/share-page.part'
import { PublisherNamePart } from '../../participation/publishers/publisher-name.part'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { FiguresPart } from '../../frame/shell/parts/figures.part'
import { TeamRowsPart } from '../teams/team-rows.part'
import { teamsOfPath, teamsPath } from '../teams/teams.paths'
import { VenueRow } from '../venues/venue-row.part'
import { venuePath } from '../venues/venues.paths'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { HomeEntries, sections } from './home-entries'
import { HomeRanking } from './home-ranking'
import { PracticeHomeViewModel } from './practice-home.view-model'
import styles from './practice-home.module.css'
import { practiceHomesWords } from './practice-homes.words'

interface HomeProps {
  readonly viewModel: PracticeHomeViewModel
}

/**
 * S109: what the volunteers of one organisation, or at one station, do: its teams, activities, venues and ranking.
 */
export const PracticeHomeScreen = observer(function PracticeHomeScreen({ viewModel }: HomeProps) {
  const words = useWords(practiceHomesWords)
  const { home, head } = viewModel
  return (
    <DetailPage
      of={home}
      words={words}
      onRetry={viewModel.retry}
      heading={words.title}
      actions={head !== null && <SharePagePart head={head} />}
    >
      {(value) => <Home viewModel={viewModel} home={value} />}
    </DetailPage>
  )
})

const Home = observer(function Home({ viewModel, home }: HomeProps & { readonly home: PracticeHome }) {
  const words = useWords(practiceHomesWords)
  const format = useFormat()
  return (
    <>
      <section className={styles.banner}>
        {home.picture !== null && (
          <div className={styles.picture}>
            <Image src={home.picture} alt="" ratio="21:9" round="none" first />
          </div>
        )}
        <div className={styles.head}>
          {home.logo !== home.picture && <Avatar src={home.logo} name={home.name} size="large" square />}
          <div className={styles.who}>
            <h2 className={styles.name}>{home.name}</h2>
            <p className={styles.quiet}>{home.intro}</p>
            <p className={styles.quiet}>
              {home.kind === 'organisation' ? (
                <PublisherNamePart kind="org" publisher={{ id: home.id, name: words.account }} />
              ) : (
                <Link to={venuePath(home.id)} look="text" wide>
                  {words.venue}
                </Link>
              )}
            </p>
          </div>
        </div>
        {home.place !== null && (
          <div className={styles.place}>
            <span className={styles.address}>
              <Icon of={MapPin} size={18} />
              {home.place.address}
            </span>
            <Button small onClick={viewModel.openDirections}>
              {words.wayThere}
            </Button>
          </div>
        )}
        <FiguresPart
          label={words.figures}
          figures={[
            { name: words.teamCount, value: format.count(home.teams) },
            { name: words.memberCount, value: format.count(home.members) },
            { name: words.allHours, value: hoursText(home.minutes) },
            { name: words.monthHours, value: hoursText(home.monthMinutes) },
          ]}
        />
      </section>
      <HomeEntries viewModel={viewModel} home={home} />
      <div id={sections.activities} tabIndex={-1} className={styles.section}>
        <ListSectionPart title={words.activities} list={viewModel.activities}>
          {(activity) => <ActivityRow activity={activity} heading="h3" />}
        </ListSectionPart>
      </div>
      <Teams viewModel={viewModel} home={home} />
      <div id={sections.ranking} tabIndex={-1} className={styles.section}>
        <HomeRanking viewModel={viewModel} />
      </div>
      <div id={sections.venues} tabIndex={-1} className={styles.section}>
        <ListSectionPart title={words.venues} list={viewModel.venues}>
          {(venue) => <VenueRow venue={venue} heading="h3" />}
        </ListSectionPart>
      </div>
    </>
  )
})

const Teams = observer(function Teams({ viewModel, home }: HomeProps & { readonly home: PracticeHome }) {
  const words = useWords(practiceHomesWords)
  const { teams } = viewModel
  return (
    <section className={styles.teams}>
      <SectionHeader
        title={words.teams}
        {...(home.teams > (teams.value?.length ?? 0) && { moreLabel: words.more, moreHref: teamsOfPath(home.id) })}
      />
      <Loaded of={teams} failed={words.failed} loading={words.loading} shape="rows">
        {(value) =>
          value.length === 0 ? <p className={styles.none}>{words.noTeams}</p> : <TeamRowsPart teams={value} />
        }
      </Loaded>
    </section>
  )
})

export const screen = defineScreen({ viewModel: PracticeHomeViewModel, view: PracticeHomeScreen, parent: teamsPath })
