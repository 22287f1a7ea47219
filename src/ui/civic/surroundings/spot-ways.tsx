import { LocateFixed, Map, Signpost } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { SiteStore } from '../../../application/frame/site/site.store'
import { siteCity } from '../../../domain/frame/site/site'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'
import { Button } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { PositionNotice } from '../../frame/places/position-notice.part'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import type { MyStreetViewModel } from './my-street.view-model'
import styles from './surroundings.module.css'
import { surroundingsWords } from './surroundings.words'

interface SpotWaysProps {
  readonly viewModel: MyStreetViewModel
}

/** The ways to choose a spot: one's own position, a street, a point on the map. */
export const SpotWays = observer(function SpotWays({ viewModel }: SpotWaysProps) {
  const words = useWords(surroundingsWords)
  const { spot, locate, chooseAddress, chooseOnMap, lacksPosition } = viewModel
  return (
    <div className={styles.ways}>
      <Button
        kind="primary"
        block
        icon={<Icon of={LocateFixed} size={18} />}
        busy={spot.isLocating}
        onClick={() => void locate()}
      >
        {words.own}
      </Button>
      <div>
        <PositionNotice />
        <p className={styles.hint}>{words.ownText}</p>
      </div>
      <Button block icon={<Icon of={Signpost} size={18} />} onClick={chooseAddress}>
        {words.address}
      </Button>
      {lacksPosition && <p role="alert">{words.addressWithout}</p>}
      <Button block icon={<Icon of={Map} size={18} />} onClick={chooseOnMap}>
        {words.onMap}
      </Button>
    </div>
  )
})

/** Says that nothing is listed so far from the city, and offers its middle. */
export const OutsideCity = observer(function OutsideCity({ viewModel }: SpotWaysProps) {
  const words = useWords(surroundingsWords)
  const { language } = useService(PreferencesStore)
  const { config } = useService(SiteStore)
  const city = config === null ? '' : siteCity(config, language)
  return (
    <EmptyState
      subject="search"
      title={words.outside(city)}
      text={words.outsideText}
      action={
        <Button kind="primary" onClick={viewModel.chooseCentre}>
          {words.centre}
        </Button>
      }
    />
  )
})
