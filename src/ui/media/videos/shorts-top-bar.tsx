import { Volume2, VolumeX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ShortDeck } from '../../../application/media/videos/short-deck'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { useWords } from '../../frame/words/words'
import { shortsWords } from './shorts.words'

/** The top bar over shorts, with the switch for their sound. */
export const ShortsTopBar = observer(function ShortsTopBar({ deck }: { readonly deck: ShortDeck }) {
  const words = useWords(shortsWords)
  const { isHeard } = deck.sound
  return (
    <TopBar
      clear
      actions={
        <IconButton
          label={isHeard ? words.soundOff : words.soundOn}
          icon={<Icon of={isHeard ? Volume2 : VolumeX} size={24} />}
          onClick={deck.toggleSound}
        />
      }
    />
  )
})
