import { Volume2, VolumeX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ShortDeck } from '../../../application/media/videos/short-deck'
import { Button, IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { useWords } from '../../frame/words/words'
import styles from './shorts-top-bar.module.css'
import { shortsWords } from './shorts.words'

/** The top bar over shorts, with the switch for their sound, which says so in words where the browser refused the sound. */
export const ShortsTopBar = observer(function ShortsTopBar({ deck }: { readonly deck: ShortDeck }) {
  const words = useWords(shortsWords)
  const { isHeard, isOn, isRefused } = deck.sound
  return (
    <TopBar
      clear
      actions={
        isOn && isRefused ? (
          <Button small className={styles.sound} icon={<Icon of={VolumeX} size={16} />} onClick={deck.toggleSound}>
            {words.tapForSound}
          </Button>
        ) : (
          <IconButton
            label={isHeard ? words.soundOff : words.soundOn}
            icon={<Icon of={isHeard ? Volume2 : VolumeX} size={24} />}
            onClick={deck.toggleSound}
          />
        )
      }
    />
  )
})
