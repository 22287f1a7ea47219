import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../kit/states/empty-state'
import { FailedPart } from '../../kit/states/failed-part'
import { ListStatus } from '../../kit/lists/list-status'
import { SearchBar } from '../../kit/forms/search-bar'
import { SegmentedControl } from '../../kit/buttons/segmented-control'
import { SkeletonList } from '../../kit/states/skeleton'
import { TopBar } from '../../kit/bars/top-bar'
import { DocumentHead } from '../../shell/document/document-head'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { CitiesIndex } from './cities-index'
import { CitiesPosition } from '../cities-position'
import { CitiesSection, RegionTiles } from '../cities-section'
import styles from '../cities.module.css'
import { CitiesViewModel } from './cities.view-model'
import { citiesWords } from '../cities.words'
import { homePath } from '../site.paths'

interface CitiesProps {
  readonly viewModel: CitiesViewModel
}

/** S015: the choice of a city or province. */
export const CitiesScreen = observer(function CitiesScreen({ viewModel }: CitiesProps) {
  const words = useWords(citiesWords)
  const { regions } = viewModel
  const isSearched = regions.text.trim() !== ''
  return (
    <div className={styles.screen}>
      <DocumentHead head={{ title: words.title }} />
      <TopBar title={words.title} />
      <main>
        <div className={styles.search}>
          <SearchBar value={regions.text} onChange={regions.type} onSearch={regions.type} placeholder={words.search} />
        </div>
        <ListStatus isReady={isSearched} count={regions.found.length} hasMore={false} isSearched list={regions.text} />
        {!isSearched ? (
          <>
            <CitiesPosition viewModel={viewModel} />
            <OwnPlaces viewModel={viewModel} />
            <AllCities viewModel={viewModel} />
          </>
        ) : (
          <FoundCities viewModel={viewModel} />
        )}
      </main>
    </div>
  )
})

/** The site's own city and province, always the first of all places, to return to. */
const OwnPlaces = observer(function OwnPlaces({ viewModel: { own, currentRegion, choose } }: CitiesProps) {
  const words = useWords(citiesWords)
  return <RegionTiles title={words.own} regions={own} currentId={currentRegion.id} onChoose={choose} />
})

const FoundCities = observer(function FoundCities({ viewModel: { regions, currentRegion, choose } }: CitiesProps) {
  const words = useWords(citiesWords)
  if (regions.found.length === 0)
    return <EmptyState subject="search" title={words.noneFound} text={words.noneFoundText} />
  return <CitiesSection regions={regions.found} currentId={currentRegion.id} onChoose={choose} />
})

const AllCities = observer(function AllCities({ viewModel }: CitiesProps) {
  const words = useWords(citiesWords)
  const { regions, order, groups, hot, currentRegion, choose, setOrder } = viewModel
  const { provinces } = regions
  if (provinces.value === null) {
    if (provinces.state !== 'failed') return <SkeletonList label={words.loading} shape="rows" />
    return <FailedPart title={words.failedTitle} failure={provinces.failure} onRetry={provinces.reload} />
  }
  if (groups.length === 0) return <EmptyState title={words.empty} />
  return (
    <>
      {hot.length > 0 && <RegionTiles title={words.hot} regions={hot} currentId={currentRegion.id} onChoose={choose} />}
      <div className={styles.order}>
        <SegmentedControl
          label={words.order}
          value={order}
          onChange={setOrder}
          options={[
            { value: 'letter', label: words.byLetter },
            { value: 'province', label: words.byProvince },
          ]}
        />
      </div>
      {order === 'letter' ? (
        <div className={styles.indexed}>
          <div>
            {groups.map(({ letter, cities }) => (
              <CitiesSection
                key={letter}
                id={`letter-${letter}`}
                title={letter}
                regions={cities}
                currentId={currentRegion.id}
                onChoose={choose}
              />
            ))}
          </div>
          <CitiesIndex letters={groups.map(({ letter }) => letter)} />
        </div>
      ) : (
        provinces.value.map((province) => (
          <CitiesSection
            key={province.id}
            title={province.name}
            province={province}
            regions={province.cities}
            currentId={currentRegion.id}
            onChoose={choose}
          />
        ))
      )}
    </>
  )
})

export const screen = defineScreen({ viewModel: CitiesViewModel, view: CitiesScreen, parent: homePath })
