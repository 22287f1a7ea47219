import { observer } from 'mobx-react-lite'
import type { PlayerStore } from '../../../application/frame/player/player.store'
import { chosenSleep, sleepAtItemEnd, sleepChoices, sleepExtension } from '../../../domain/frame/player/sleep-timer'
import { Button } from '../kit/buttons/button'
import { Sheet } from '../kit/overlays/sheet'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { ChoicesPart } from './choices.part'
import styles from './sleep.module.css'
import { sleepWords } from './sleep.words'

export interface SleepSheetProps {
  readonly open: boolean
  readonly player: PlayerStore
  readonly onClose: () => void
}

/** The sheet that sets when the player stops by itself (B21, B26), and shows the time left. */
export const SleepSheetPart = observer(function SleepSheetPart({ open, player, onClose }: SleepSheetProps) {
  const words = useWords(sleepWords)
  const format = useFormat()
  const { sleep, live } = player.state
  const nameOf = (choice: number) =>
    choice === 0 ? words.sleepOff : choice === sleepAtItemEnd ? words.sleepAtEnd : words.sleepIn(choice)
  return (
    <Sheet open={open} onClose={onClose} title={words.sleep}>
      {sleep?.kind === 'deadline' && (
        <div className={styles.left}>
          <span role="timer">{words.sleepLeft(format.duration(sleep.surplus))}</span>
          <Button small onClick={() => player.extendSleep(sleepExtension)}>
            {words.sleepMore(sleepExtension)}
          </Button>
        </div>
      )}
      <ChoicesPart
        name={words.sleep}
        options={sleepChoices(live).map((choice) => ({ value: choice, label: nameOf(choice) }))}
        value={chosenSleep(sleep)}
        onChoose={(minutes) => {
          player.sleep(minutes)
          onClose()
        }}
      />
    </Sheet>
  )
})
