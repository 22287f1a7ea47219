import { LocateFixed, MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import type { LocationState } from '../../../application/frame/site/find-city'
import type { City, NearestCity } from '../../../domain/frame/site/cities'
import { useWords } from '../words/words'
import styles from './cities.module.css'
import { citiesWords } from './cities.words'

interface CitiesPositionProps {
  readonly viewModel: {
    readonly currentRegion: { readonly name: string }
    readonly locating: LocationState
    readonly locate: () => Promise<void>
    readonly choose: (city: City, place: NearestCity) => void
    /** Whether the parts below the city are shown, too. */
    readonly isExact?: boolean
  }
}

/** The current city, and a button to find the city in which the visitor is. */
export const CitiesPosition = observer(function CitiesPosition({ viewModel }: CitiesPositionProps) {
  const words = useWords(citiesWords)
  const { currentRegion, locating, locate, choose, isExact = false } = viewModel
  const problem =
    locating.kind === 'problem'
      ? words[locating.problem]
      : locating.kind === 'unserved'
        ? words.unserved
        : locating.kind === 'nearest-failed'
          ? words.nearestFailed
          : null
  return (
    <section className={styles.position}>
      <div className={styles.present}>
        <span className={styles.presentWords}>
          <span className={styles.label}>{words.present}</span>
          <strong className={styles.presentName}>{currentRegion.name}</strong>
        </span>
        {locating.kind !== 'found' && (
          <Button
            small
            icon={<Icon of={LocateFixed} size={16} />}
            busy={locating.kind === 'looking'}
            onClick={() => void locate()}
          >
            {problem === null ? words.locate : words.retry}
          </Button>
        )}
      </div>
      <div role="status">
        {locating.kind === 'looking' && <p className={styles.note}>{words.locating}</p>}
        {problem !== null && <p className={styles.note}>{problem}</p>}
        {locating.kind === 'found' && (
          <button type="button" className={styles.foundCity} onClick={() => choose(locating.city, locating)}>
            <Icon of={MapPin} size={18} />
            <span className={styles.label}>{words.position}</span>
            <strong>
              {[locating.city, ...(isExact ? [locating.district, locating.street] : [])]
                .flatMap((part) => part?.name ?? [])
                .join(' · ')}
            </strong>
          </button>
        )}
      </div>
    </section>
  )
})
