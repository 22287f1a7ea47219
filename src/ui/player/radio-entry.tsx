import { Radio } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Navigator } from '../../application/navigation/navigator'
import { TabStorage } from '../../application/shared/storage'
import { SiteStore } from '../../application/site/site.store'
import { footerTarget } from '../../domain/navigation/footer-link'
import type { Target } from '../../domain/navigation/target'
import { playerDestination } from '../../domain/player/player-destination'
import { FloatingLink } from '../kit/floating-link'
import { Icon } from '../kit/icon'
import { useApp, useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { playerWords } from './player.words'

/** Storage key, for the life of the tab, of having closed the link to the radio. */
const closedKey = 'player.radio-entry-closed'

/** The mini player of a player without a playlist: a link to /radios (B31). */
export const RadioEntry = observer(function RadioEntry() {
  const words = useWords(playerWords)
  const navigator = useService(Navigator)
  const storage = useService(TabStorage)
  const site = useService(SiteStore)
  const [isClosed, setClosed] = useState(() => storage.read(closedKey) === true)
  const { pathname } = useLocation()
  const path = playerDestination(null)
  // Not needed when the footer has the same link.
  const isInFooter =
    useApp().routeOf(pathname)?.chrome === 'full' &&
    site.menu.some((entry) => isFooterTo(path, footerTarget(entry, null)))
  if (isClosed || isInFooter || pathname.startsWith(path) || !navigator.exists(path)) return null
  const close = () => {
    storage.write(closedKey, true)
    setClosed(true)
  }
  return (
    <FloatingLink
      to={path}
      label={words.toRadio}
      picture={<Icon of={Radio} size={22} />}
      closeLabel={words.closeRadioEntry}
      onClose={close}
    />
  )
})

function isFooterTo(path: string, target: Target | null): boolean {
  return target?.kind === 'path' && target.path === path
}
