import { Moon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PlayerStore } from '../../../application/frame/player/player.store'
import { Button, IconButton } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import { useService } from '../shell/app-context'
import { lazyPart } from '../shell/lazy/lazy-part'
import { useWords } from '../words/words'
import styles from './sleep.module.css'
import { sleepWords } from './sleep.words'
import { useSleepText } from './sleep-text.part'

const SleepSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "player-sheets" */ './sleep-sheet.part')).SleepSheetPart,
)

/** The sleep timer of the current item; renders nothing while there is none. */
export const SleepButtonPart = observer(function SleepButtonPart({ small = false }: { readonly small?: boolean }) {
  const words = useWords(sleepWords)
  const player = useService(PlayerStore)
  const text = useSleepText(player.state.sleep)
  const [isOpen, setOpen] = useState(false)
  // The sheet's code is loaded at the first press; it stays mounted afterwards so that its closing animation can run.
  const [isWanted, setWanted] = useState(false)
  if (player.item === null) return null
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  const icon = <Icon of={Moon} size={small ? 20 : 18} />
  const label = text === '' ? words.sleep : `${words.sleep} ${text}`
  return (
    <>
      {small ? (
        <IconButton label={label} icon={icon} isPressed={text !== ''} onClick={open} />
      ) : (
        <Button kind="quiet" small className={styles.button} icon={icon} onClick={open}>
          {label}
        </Button>
      )}
      {isWanted && <SleepSheet open={isOpen} player={player} onClose={() => setOpen(false)} />}
    </>
  )
})
