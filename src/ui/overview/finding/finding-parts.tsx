import { Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { CitiesStore } from '../../../application/frame/site/cities.store'
import { shelfNames } from '../../../domain/overview/finding/finding'
import { readPeriods } from '../../../domain/people/account/most-read'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Icon } from '../../frame/kit/pictures/icon'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { LinkChip, SelectChip } from '../../frame/kit/chips/chips'
import { ChipRow } from '../../frame/kit/chips/toggle-chip'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { useService } from '../../frame/shell/app-context'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { InterestsPart } from '../../people/interests/interests.part'
import { waysToPublishers } from '../following/publisher.paths'
import { searchOfPath } from '../search/search.paths'
import styles from './finding.module.css'
import type { FindingViewModel } from './finding.view-model'
import { findingWords } from './finding.words'

interface FindingPartProps {
  readonly viewModel: FindingViewModel
}

/** What many people search for, each leading to its results; nothing without any, since the screen works without. */
const HotSearches = observer(function HotSearches({ viewModel: { hotWords } }: FindingPartProps) {
  const words = useWords(findingWords)
  if (hotWords.value === null || hotWords.value.length === 0) return null
  return (
    <nav aria-label={words.hot} className={styles.hot}>
      {hotWords.value.map((query) => (
        <LinkChip key={query} to={searchOfPath(query)} icon={<Icon of={Search} size={14} />}>
          {query}
        </LinkChip>
      ))}
    </nav>
  )
})

/** The choice of what is shown: of which kinds, read since when; then what others search for. */
export const FindingFilters = observer(function FindingFilters({ viewModel }: FindingPartProps) {
  const words = useWords(findingWords)
  return (
    <ChipRow>
      <SelectChip
        label={words.shelf}
        all={words['shelf.']}
        value={viewModel.rows.filters.kind}
        options={shelfNames.map((shelf) => ({ value: shelf, label: words[`shelf.${shelf}`] }))}
        onChange={viewModel.chooseShelf}
      />
      <SelectChip
        label={words.period}
        value={viewModel.period}
        usual={readPeriods[0]}
        onChange={(value) => viewModel.choosePeriod(readPeriods.find((period) => period === value) ?? readPeriods[0])}
        options={readPeriods.map((period) => ({ value: period, label: words[`period.${period}`] }))}
      />
      <HotSearches viewModel={viewModel} />
    </ChipRow>
  )
})

export const NoResults = observer(function NoResults({ viewModel: { kind, rows, showAll } }: FindingPartProps) {
  const words = useWords(findingWords)
  if (kind !== null)
    return (
      <EmptyState
        subject="search"
        title={words[`none.${kind}`]}
        text={words.nonePublishers}
        action={<ButtonLink to={waysToPublishers[kind]}>{words[`find.${kind}`]}</ButtonLink>}
      />
    )
  const isNarrowed = rows.filters.kind !== '' || rows.filters.period !== ''
  return (
    <EmptyState
      subject="search"
      title={words.none}
      text={words.noneText}
      action={
        isNarrowed ? (
          <Button onClick={showAll}>{words.showAll}</Button>
        ) : (
          <ButtonLink to={homePath}>{words.home}</ButtonLink>
        )
      }
    />
  )
})

/** Says why the visitor sees what they see, and lets this device order it by what they read. */
export const Explanation = observer(function Explanation({ viewModel }: FindingPartProps) {
  const words = useWords(findingWords)
  const { name: place } = useService(CitiesStore)
  const { kind, isExplaining, explain } = viewModel
  return (
    <Sheet open={isExplaining} onClose={() => explain(false)} title={words.howTitle} flush>
      <div className={styles.explanation}>
        <p>{kind === null ? words.howReaders(place) : words.howPublishers(place)}</p>
        <p>{words.howPrivate}</p>
      </div>
      {kind === null && <InterestsPart />}
    </Sheet>
  )
})
