import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ChosenSpot } from '../../../domain/civic/surroundings/spot'
import { surroundingKinds, surroundingReaches, usualReach } from '../../../domain/civic/surroundings/surroundings'
import { Button } from '../../frame/kit/buttons/button'
import { SelectChip } from '../../frame/kit/chips/chips'
import { ToggleChip } from '../../frame/kit/chips/toggle-chip'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { Icon } from '../../frame/kit/pictures/icon'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FilterRow } from '../../frame/lists/filter-row.part'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { AreaScene } from '../../frame/shell/areas/area-scene'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { servicesPath } from '../../overview/services/services.paths'
import { SpotSheetPart } from '../maps/spot-sheet/spot-sheet.part'
import { MyStreetViewModel } from './my-street.view-model'
import { OpenPlacesRow } from './open-places-row'
import { OutsideCity, SpotWays } from './spot-ways'
import { SurroundingRow } from './surrounding-row'
import styles from './surroundings.module.css'
import { surroundingsWords, type SurroundingsWords } from './surroundings.words'

interface MyStreetProps {
  readonly viewModel: MyStreetViewModel
}

/** What is around one spot, newest first. */
export const MyStreetScreen = observer(function MyStreetScreen({ viewModel }: MyStreetProps) {
  const words = useWords(surroundingsWords)
  const { spot, mapSpot, choosePoint, isChanging, stopChanging } = viewModel
  return (
    <PlainPage title={words.title} ground={<AreaScene area="tasks" />} look="rows">
      {spot.isMissing ? (
        <EmptyState
          subject="search"
          title={words.intro}
          text={words.introText}
          action={<SpotWays viewModel={viewModel} />}
        />
      ) : (
        <>
          <SpotBar viewModel={viewModel} />
          {spot.isOutside ? <OutsideCity viewModel={viewModel} /> : <Around viewModel={viewModel} />}
          <Sheet open={isChanging} onClose={stopChanging} title={words.ways}>
            <SpotWays viewModel={viewModel} />
          </Sheet>
        </>
      )}
      <SpotSheetPart spot={mapSpot} onChoose={choosePoint} />
    </PlainPage>
  )
})

/** The spot around which the visitor looks, and the way to another one. */
const SpotBar = observer(function SpotBar({ viewModel }: MyStreetProps) {
  const words = useWords(surroundingsWords)
  const { spot, surroundings, change } = viewModel
  return (
    <div className={styles.bar}>
      <h2 className={styles.spot}>
        <Icon of={MapPin} size={18} />
        <span>{spotName(words, spot.spot, surroundings.list.state === 'failed')}</span>
      </h2>
      <Button small onClick={change}>
        {words.change}
      </Button>
    </div>
  )
})

/** The name of the spot; '' where it was not found, which is said below. */
function spotName(words: SurroundingsWords, spot: ChosenSpot | null, hasFailed: boolean): string {
  if (spot === null) return hasFailed ? '' : words.finding
  if (spot.kind === 'own') return words.spotOwn
  return spot.name === '' ? words.spotPoint : words.spotNear(spot.name)
}

const Around = observer(function Around({ viewModel }: MyStreetProps) {
  const words = useWords(surroundingsWords)
  const { surroundings, shownKinds, switchKind, chooseReach, openPlaces, time } = viewModel
  const empty = <NothingAround viewModel={viewModel} />
  return (
    <>
      <FilterRow>
        <SelectChip
          label={words.within}
          value={surroundings.filters.within}
          usual={usualReach}
          onChange={chooseReach}
          options={surroundingReaches.map((value) => ({ value, label: words.reach(Number(value)) }))}
        />
        {surroundingKinds.map((kind) => (
          <ToggleChip
            key={kind}
            label={words[`kind.${kind}`]}
            isPressed={shownKinds.includes(kind)}
            onToggle={() => switchKind(kind)}
          />
        ))}
      </FilterRow>
      <OpenPlacesRow places={openPlaces} time={time} />
      <FilteredListPart list={surroundings} empty={empty} noneFound={empty}>
        {(item) => <SurroundingRow item={item} />}
      </FilteredListPart>
    </>
  )
})

const farthestReach = '3000'

const NothingAround = observer(function NothingAround({ viewModel }: MyStreetProps) {
  const words = useWords(surroundingsWords)
  const { surroundings, shownKinds, chooseReach, showAllKinds } = viewModel
  const isFarthest = surroundings.filters.within === farthestReach
  const hasAll = shownKinds.length === surroundingKinds.length
  return (
    <EmptyState
      subject="search"
      title={shownKinds.length === 0 ? words.allOff : words.none}
      {...(hasAll ? !isFarthest && { text: words.fartherText } : shownKinds.length > 0 && { text: words.kindsText })}
      action={
        !hasAll ? (
          <Button onClick={showAllKinds}>{words.allKinds}</Button>
        ) : (
          !isFarthest && <Button onClick={() => chooseReach(farthestReach)}>{words.farther}</Button>
        )
      }
    />
  )
})

export const screen = defineScreen({ viewModel: MyStreetViewModel, view: MyStreetScreen, parent: servicesPath })
