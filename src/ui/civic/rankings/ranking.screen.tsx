import { observer } from 'mobx-react-lite'
import {
  countedPlaces,
  hoursOf,
  rankedKinds,
  rankingPeriods,
  type RankedSubject,
  type RankingMeasure,
} from '../../../domain/civic/rankings/ranking'
import { minePath } from '../../overview/agenda/agenda.paths'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { classNames } from '../../frame/kit/styles/class-names'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Link } from '../../frame/kit/buttons/link'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { SegmentedControl } from '../../frame/kit/buttons/segmented-control'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { practiceHomePath } from '../practice-homes/practice-homes.paths'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { teamPath } from '../teams/teams.paths'
import { volunteerPagePath } from '../volunteer-pages/volunteer-pages.paths'
import { useWords } from '../../frame/words/words'
import styles from './ranking.module.css'
import { RankingViewModel } from './ranking.view-model'
import { rankingWords } from './ranking.words'
import { rankingPaths } from './rankings.paths'

interface RankingProps {
  readonly viewModel: RankingViewModel
}

const group = 'ranked-kinds'

/** S123: volunteers by hours; S124: organisations by hours; S139: teams by hours. */
export const RankingScreen = observer(function RankingScreen({ viewModel }: RankingProps) {
  const words = useWords(rankingWords)
  const { ranking, kind, measure, practice } = viewModel
  const period = rankingPeriods.find((each) => each === ranking.filters.period) ?? 'month'
  return (
    <PlainPage title={words[`title.${kind}`]} look="rows">
      <Tabs
        label={words.kinds}
        group={group}
        sticky
        even
        selected={kind}
        onSelect={viewModel.switchTo}
        tabs={rankedKinds.map((each) => ({ id: each, label: words[`kind.${each}`], href: rankingPaths[each] }))}
      />
      <TabPanel group={group} id={kind}>
        <div className={styles.period}>
          <SegmentedControl
            label={words.period}
            value={period}
            onChange={viewModel.choose}
            options={rankingPeriods.map((value) => ({ value, label: words[`period.${value}`] }))}
          />
          {practice.config.rankBy.length > 1 && (
            <SegmentedControl
              label={words.measure}
              value={measure}
              onChange={viewModel.chooseMeasure}
              options={practice.config.rankBy.map((value) => ({ value, label: words[`by.${value}`] }))}
            />
          )}
          {practice.config.rankNotice !== '' && <p className={styles.notice}>{practice.config.rankNotice}</p>}
        </div>
        {kind === 'person' && <NewVolunteers viewModel={viewModel} />}
        {viewModel.showsOwnRank && <OwnPlaceLine viewModel={viewModel} />}
        <PagedListPart list={ranking.list} empty={<EmptyState title={words.none} text={words.noneText} />}>
          {(subject) => <RankedRow ranked={subject} measure={measure} to={pathOf[kind](subject.id)} />}
        </PagedListPart>
      </TabPanel>
    </PlainPage>
  )
})

/** The most recent volunteers, in a row that scrolls sideways. */
const NewVolunteers = observer(function NewVolunteers({ viewModel: { newest } }: RankingProps) {
  const words = useWords(rankingWords)
  if (newest.value === null || newest.value.length === 0) return null
  return (
    <section className={styles.newest}>
      <SectionHeader title={words.newest} />
      <ul className={styles.people}>
        {newest.value.map(({ id, nickname, avatar }) => (
          <li key={id}>
            <Link to={volunteerPagePath(id)} className={styles.person}>
              <Avatar src={avatar} name={nickname} />
              <span className={styles.nickname}>{nickname}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** The member's own rank. The line has the same height before the rank is known, so that the list does not move. */
const OwnPlaceLine = observer(function OwnPlaceLine({ viewModel }: RankingProps) {
  const words = useWords(rankingWords)
  const { own, measure } = viewModel
  const measureWords = useMeasureWords(measure)
  const ownRank = own.value?.place ?? null
  return (
    <p className={styles.own}>
      {own.value === null
        ? ' '
        : ownRank === null
          ? words.noService
          : `${ownRank.place === null ? words.beyond(countedPlaces) : words.ownPlace(ownRank.place)} · ${measureWords(ownRank)[0]}`}
    </p>
  )
})

const pathOf = { person: volunteerPagePath, team: teamPath, organisation: practiceHomePath }

/** Returns the words of the measure by which the list is ranked, and then those of the other measure. */
function useMeasureWords(measure: RankingMeasure) {
  const words = useWords(rankingWords)
  return ({ minutes, times }: Pick<RankedSubject, 'minutes' | 'times'>): readonly [string, string] => {
    const [hours, activities] = [words.hours(hoursOf(minutes)), words.times(times)]
    return measure === 'minutes' ? [hours, activities] : [activities, hours]
  }
}

interface RankedRowProps {
  readonly ranked: RankedSubject
  readonly measure: RankingMeasure
  readonly to: string
}

function RankedRow({ ranked, measure, to }: RankedRowProps) {
  const words = useWords(rankingWords)
  const [first, other] = useMeasureWords(measure)(ranked)
  const name = ranked.name === '' ? words.unnamed : ranked.name
  return (
    <div className={styles.row}>
      <span className={classNames(styles.place, ranked.place <= 3 && styles.first)}>{ranked.place}</span>
      <Avatar src={ranked.picture} name={name} />
      <span className={styles.words}>
        {ranked.name === '' ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        )}
        <span className={styles.other}>{other}</span>
      </span>
      <span className={styles.counted}>{first}</span>
    </div>
  )
}

export const screen = defineScreen({ viewModel: RankingViewModel, view: RankingScreen, parent: minePath })
